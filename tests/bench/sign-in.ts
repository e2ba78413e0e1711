import { writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfStale, gazetteer } from '#scripts/build.ts'
import { chance } from '#tests/builders/chance.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import type { Flood, Statuses } from './login-flood.ts'
import { inThread } from './in-thread.ts'
import { mannWhitney } from './mann-whitney.ts'
import { priceTimes } from './price-times.ts'
import { signInTable, type Comparison, type Flooded } from './sign-in-table.ts'
import { addressOf, timedPost } from './timed-post.ts'

// `npm run bench:sign-in -- 400 [seed]`: whether time tells which addresses have an account, at login and at a forgotten password, that many times each;
// and what 10,000 logins do to the price call. Writes docs/bench-sign-in.md.
const [turns = 400, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const triesAnEmail = 30
const codesADay = 3
const parallel = 64
/** The floor first: as many calls to an address that is none. What every one of them has hashed is slow: fewer of those. */
const floods = [
  { path: '/nothing', attempts: 10_000, networks: 'many', accounts: 'many' },
  { path: '/login', attempts: 10_000, networks: 'one', accounts: 'one' },
  { path: '/login', attempts: 10_000, networks: 'many', accounts: 'one' },
  { path: '/login', attempts: 2_000, networks: 'many', accounts: 'many' },
] as const

buildIfStale(gazetteer)
const provider = await startProvider('sqlite', 'off', '', { TRUST_PROXY: '1', APP_DIR: 'nowhere', NODE_OPTIONS: '--import ./tests/bench/more-room.ts' })
/** Two hundred prices a second. */
const rhythm = { askers: 8, restMs: 40 }
const agent = new Agent({ keepAlive: true })
const luck = chance(seed)
let networks = 0

try {
  const accounts = Math.ceil((turns + 20) / codesADay)
  for (let index = 0; index < accounts; index += 1) await post('/register', registration(index))
  const { data } = JSON.parse((await post('/login', { email: emailOf('compte', 0), password: 'Parpaing-42' })).body) as { data: { token: string; user: { id: number } } }
  const comparisons = [
    await compare('/login', triesAnEmail, (email) => ({ email, password: 'Mauvais-Parpaing-42' })),
    await compare('/reset', codesADay, (email) => ({ email })),
  ]
  const price = () => timedPost(agent, `${provider.url}/api/fo/calculate-price`, { id_fournisseur: data.user.id, poids: '-150', estimatedTime: 12, livraisonType: 'flex' }, { from: '127.0.0.1', token: data.token })
  await priceTimes(price, pause(2000), rhythm)
  const flooded: Flooded[] = []
  for (const kind of floods) {
    await pause(2000)
    const idle = await priceTimes(price, pause(6000), rhythm)
    const startedAt = performance.now()
    const statuses = inThread<Flood, Statuses>(new URL('login-flood.ts', import.meta.url), { ...kind, url: `${provider.url}/api${kind.path}`, parallel, firstAddress: (flooded.length + 1) * 1_000_000 })
    const prices = await priceTimes(price, statuses, rhythm)
    flooded.push({ ...kind, statuses: await statuses, seconds: (performance.now() - startedAt) / 1000, idle, prices })
  }
  const table = signInTable({ turns, seed, comparisons, flooded, parallel })
  writeFileSync('docs/bench-sign-in.md', table)
  console.log(table)
} finally {
  agent.destroy()
  await provider.remove()
}

/** Asks as often for an address with an account as for one without, in pairs whose order is drawn; each address is used `triesEach` times. */
async function compare(path: string, triesEach: number, bodyOf: (email: string) => object): Promise<Comparison> {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let turn = -20; turn < turns; turn += 1) {
    const index = Math.floor((turn + 20) / triesEach)
    const pair = [[emailOf('compte', index), known], [emailOf('absent', index), unknown]] as const
    for (const [email, times] of luck.next() < 0.5 ? pair : pair.toReversed()) {
      const { ms } = await post(path, bodyOf(email))
      // The first twenty warm up.
      if (turn >= 0) times.push(ms)
    }
  }
  return { path, known, unknown, ...mannWhitney(known, unknown) }
}

/** From a network of its own. */
function post(path: string, body: object) {
  return timedPost(agent, `${provider.url}/api${path}`, body, { from: addressOf((networks += 1)) })
}

function emailOf(kind: 'compte' | 'absent', index: number): string {
  return `${kind}-${index}@exemple.fr`
}

function registration(index: number) {
  return { email: emailOf('compte', index), password: 'Parpaing-42', prenom: 'Élise', nom: 'Martin', telephone: '0612345678', adresse: '12 rue des Lilas, 06250 Mougins' }
}
