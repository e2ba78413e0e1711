import { buildIfStale, gazetteer } from '#scripts/build.ts'
import { load, type Asked } from './throughput/keep-alive-load.ts'
import { type MeasuredServer, startMeasured } from './throughput/measured-server.ts'
import { supplierWithOrders } from './throughput/supplier-with-orders.ts'
import { type Lane, throughputTable } from './tables/throughput-table.ts'

// `npm run bench -- throughput [rounds] [folder]`: how many prices and lists of orders a second one server process
// answers, beside a bare app that checks the same bearer token. `folder`: another checkout of this repository, measured
// in the same rounds; « before » is that one.
const [given, before] = process.argv.slice(2)
const rounds = Number(given ?? 9)
const orders = 20
const connections = 8
const [warmMs, roundMs] = [2500, 1000]

buildIfStale(gazetteer)
const servers: MeasuredServer[] = []
const start = async (...what: Parameters<typeof startMeasured>): Promise<MeasuredServer> => {
  const server = await startMeasured(...what)
  servers.push(server)
  return server
}

try {
  const lanes: ReturnType<typeof lane>[] = []
  for (const [of, tree] of [...(before === undefined ? [] : [['before', before] as const]), ['after', '.'] as const]) {
    const server = await start(tree, 'src/server/main.ts')
    const { id, token } = await supplierWithOrders(server, orders)
    const hello = await start('.', 'tests/bench/throughput/hello-server.ts', { data: server.folder, CHECKED_BY: tree })
    const price = { id_fournisseur: id, poids: '-150', estimatedTime: 12, livraisonType: 'flex' }
    lanes.push(
      lane(of, 'hello', hello, { method: 'GET', path: '/hello', token }),
      lane(of, 'price', server, { method: 'POST', path: '/api/fo/calculate-price', token, body: price }),
      lane(of, 'my-orders', server, { method: 'GET', path: '/api/fo/my-orders', token }),
    )
  }
  for (const { server, asked } of lanes) await load(server.url, asked, connections, warmMs)
  for (let round = 0; round < rounds; round += 1)
    for (const each of round % 2 ? lanes.toReversed() : lanes) await measure(each)
  console.log(throughputTable(lanes))
} finally {
  await Promise.all(servers.map((server) => server.stop()))
}

function lane(of: Lane['of'], call: Lane['call'], server: MeasuredServer, asked: Asked) {
  return { of, call, server, asked, aSecond: [] as number[], microseconds: [] as number[] }
}

async function measure({ server, asked, aSecond, microseconds }: ReturnType<typeof lane>): Promise<void> {
  const [from, used] = [performance.now(), server.used()]
  const calls = await load(server.url, asked, connections, roundMs)
  aSecond.push((calls * 1000) / (performance.now() - from))
  microseconds.push((server.used() - used) / calls)
}
