import { Agent } from 'node:http'
import { buildIfStale, gazetteer } from '#scripts/build.ts'
import { chance } from '#tests/builders/chance.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { mannWhitney } from './figures/mann-whitney.ts'
import { type Comparison, signInTable } from './tables/sign-in-table.ts'
import { addressOf, timedPost } from './timed-post.ts'

// `npm run bench -- sign-in 400 [seed]`: whether time tells which addresses have an account: a wrong password at login
// and three codes an account at a forgotten password, that many times each, by a rank test. « Above »: how often a call
// for a known address took longer, 0.5 when nothing tells them apart; p: how often equal calls look as different.
const [turns = 400, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const triesAnEmail = 30
const codesADay = 3
buildIfStale(gazetteer)
const provider = await startProvider('sqlite', 'off', '', {
  TRUST_PROXY: '1',
  APP_DIR: 'nowhere',
  NODE_OPTIONS: '--import ./tests/bench/more-room.ts',
})
const agent = new Agent({ keepAlive: true })
const luck = chance(seed)
let networks = 0

try {
  const accounts = Math.ceil((turns + 20) / codesADay)
  for (let index = 0; index < accounts; index += 1) await post('/register', registration(index))
  console.log(
    signInTable([
      await compare('/login', triesAnEmail, (email) => ({ email, password: 'Mauvais-Parpaing-42' })),
      await compare('/reset', codesADay, (email) => ({ email })),
    ]),
  )
} finally {
  agent.destroy()
  await provider.remove()
}

/**
 * Asks as often for an address with an account as for one without, in pairs whose order is drawn; each address is used
 * `triesEach` times.
 */
async function compare(path: string, triesEach: number, bodyOf: (email: string) => object): Promise<Comparison> {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let turn = -20; turn < turns; turn += 1) {
    const index = Math.floor((turn + 20) / triesEach)
    const pair = [
      [emailOf('compte', index), known],
      [emailOf('absent', index), unknown],
    ] as const
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
  return {
    email: emailOf('compte', index),
    password: 'Parpaing-42',
    prenom: 'Élise',
    nom: 'Martin',
    telephone: '0612345678',
    adresse: '12 rue des Lilas, 06250 Mougins',
  }
}
