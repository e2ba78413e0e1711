import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfStale, gazetteer } from '#scripts/build.ts'
import { type Engine, startProvider } from '#tests/journeys/provider.ts'
import lendPostgres from '#tests/setup/postgres.ts'
import type { Flood, Statuses } from './floods/flooder.ts'
import { type Account, crowdedSlip, emptyParts, heavyPicture, noise, readyOrder } from './floods/loads.ts'
import type { Aim, FloodName } from './floods/shots.ts'
import { type Flooded, floodsTable } from './tables/floods-table.ts'
import { inThread } from './in-thread.ts'
import { priceTimes } from './price-times.ts'
import { quantile } from './figures/quantile.ts'
import { timedPost } from './timed-post.ts'

// `npm run bench -- floods [seconds] [folder or -] [names]`: what one visitor or one supplier can do to everybody else,
// that many seconds each, on both engines; with a folder, on that checkout, too, in the same run.
const seconds = Number(process.argv[2] ?? 12)
const [, , , other = '-', chosen] = process.argv
const trees = [...(other === '-' ? [] : [path.resolve(other)]), process.cwd()]
/** A hundred prices a second. */
const rhythm = { askers: 4, restMs: 40 }

interface Kind {
  readonly name: FloodName
  readonly says: string
  readonly parallel: number
  readonly most?: number
  load(account: Account): Promise<Aim['load']>
}

const nothing = async () => ''
const kinds: readonly Kind[] = [
  {
    name: 'slips',
    says: 'one supplier, a PDF of 12,000 words in overlapping lines, 2 at a time',
    parallel: 2,
    load: crowdedSlip,
  },
  { name: 'noise', says: 'one supplier, pictures of noise to be read, 12 at a time', parallel: 12, load: noise },
  {
    name: 'pictures',
    says: 'one supplier, pictures of 7000 × 7000 to be kept, 8 at a time',
    parallel: 8,
    load: heavyPicture,
  },
  { name: 'logins', says: 'wrong logins, an address and an account each, 64 at a time', parallel: 64, load: nothing },
  { name: 'parts', says: 'contact forms of 6 MB and 110,000 empty parts, 4 at a time', parallel: 4, load: emptyParts },
  { name: 'crumbs', says: 'contact forms of 200,000 chunks of one byte, 4 at a time', parallel: 4, load: nothing },
  {
    name: 'notices',
    says: 'events with a forged signature, 200,000 chunks of one byte, 4 at a time',
    parallel: 4,
    load: nothing,
  },
  { name: 'suggestions', says: 'addresses that begin with « sa », 16 networks', parallel: 16, load: nothing },
  { name: 'orders', says: 'one supplier, a new submission each, 8 at a time', parallel: 8, load: readyOrder },
]

buildIfStale(gazetteer)
const postgres = { url: '' }
const giveBack = await lendPostgres({ provide: (_: string, given: string) => void (postgres.url = given) } as never)
const folder = mkdtempSync(path.join(tmpdir(), 'colibat-floods-'))
const agent = new Agent({ keepAlive: true })
const flooded: Flooded[] = []
try {
  for (const engine of ['sqlite', 'postgres'] as const) for (const tree of trees) await floodAll(engine, tree)
  console.log(floodsTable(flooded))
} finally {
  agent.destroy()
  await giveBack()
  rmSync(folder, { recursive: true, force: true })
}

async function floodAll(engine: Engine, tree: string): Promise<void> {
  const delayFile = path.join(folder, `${engine}.json`)
  const preloads = [path.resolve('tests/bench/floods/loop-delay.ts'), './tests/bench/more-room.ts']
    .map((file) => `--import ${file}`)
    .join(' ')
  const provider = await startProvider(
    engine,
    'off',
    postgres.url,
    { TRUST_PROXY: '1', APP_DIR: 'nowhere', LOG_LEVEL: 'silent', LOOP_DELAY_FILE: delayFile, NODE_OPTIONS: preloads },
    tree,
  )
  let networks = 0
  const post = (to: string, body: object) =>
    timedPost(agent, `${provider.url}/api${to}`, body, { from: `10.200.0.${(networks += 1)}` })
  try {
    const asker = await newAccount('prix')
    const price = () =>
      timedPost(
        agent,
        `${provider.url}/api/fo/calculate-price`,
        { id_fournisseur: asker.id, poids: '-150', estimatedTime: 12, livraisonType: 'flex' },
        { from: '10.201.0.1', token: asker.token },
      )
    await priceTimes(price, pause(2000), rhythm)
    for (const kind of kinds.filter(({ name }) => chosen?.split(',').includes(name) ?? true)) {
      const account = await newAccount(kind.name)
      const load = await kind.load(account)
      await measure(kind, { url: provider.url, token: account.token, load })
      if (kind.name !== 'orders') continue
      await measure(
        { ...kind, name: 'after', says: 'the twenty seconds after these orders, nobody does anything' },
        null,
      )
      await measure(
        { ...kind, name: 'histories', says: 'the list of the orders that these left, 4 at a time', parallel: 4 },
        { url: provider.url, token: account.token, load: '' },
      )
    }

    /** The price before and meanwhile, how long the event loop was held up, the most memory. */
    async function measure(
      { name, says, parallel, most = Infinity }: Omit<Kind, 'name' | 'load'> & { readonly name: FloodName | 'after' },
      aim: Aim | null,
    ): Promise<void> {
      if (name !== 'after') await pause(3000)
      const idle = name === 'after' ? [] : await priceTimes(price, pause(3000), rhythm)
      await loopDelay()
      writeFileSync(`/proc/${provider.pid}/clear_refs`, '5')
      const statuses =
        aim === null
          ? pause(20_000).then((): Statuses => ({}))
          : inThread<Flood, Statuses>(new URL('floods/flooder.ts', import.meta.url), {
              ...aim,
              name: name as FloodName,
              parallel,
              most,
              seconds,
            })
      const prices = await priceTimes(price, statuses, rhythm)
      const { p99, max } = await loopDelay()
      flooded.push({
        tree: tree === process.cwd() ? 'now' : 'before',
        engine,
        says,
        statuses: await statuses,
        idle,
        prices,
        p99,
        max,
        megabytes: mostMegabytes(),
      })
      console.log(
        engine,
        tree,
        name,
        JSON.stringify(await statuses),
        p99.toFixed(0),
        max.toFixed(0),
        quantile(idle, 0.99).toFixed(1),
        quantile(prices, 0.99).toFixed(1),
        mostMegabytes(),
      )
    }
  } finally {
    await provider.remove()
  }

  async function newAccount(name: string): Promise<Account> {
    const [email, password] = [`${name}@exemple.fr`, 'Parpaing-42-bleu']
    await post('/register', {
      email,
      password,
      prenom: 'Camille',
      nom: 'Exemple',
      telephone: '0600000000',
      adresse: '12 rue de l’Exemple, 06250 Mougins',
    })
    const { data } = JSON.parse((await post('/login', { email, password })).body) as {
      data: { token: string; user: { id: number } }
    }
    return { url: provider.url, token: data.token, id: data.user.id, email }
  }

  async function loopDelay(): Promise<{ readonly p99: number; readonly max: number }> {
    rmSync(delayFile, { force: true })
    process.kill(provider.pid, 'SIGUSR2')
    for (;;) {
      await pause(20)
      try {
        return JSON.parse(readFileSync(delayFile, 'utf8')) as { p99: number; max: number }
      } catch {
        // Not written yet: its event loop is held up.
      }
    }
  }

  function mostMegabytes(): number {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${provider.pid}/status`, 'utf8'))?.[1]) / 1000
  }
}
