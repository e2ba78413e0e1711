import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import { deathsByDice, paymentKills } from '#tests/journeys/payment/payment-kills.ts'
import type { Round } from '#tests/journeys/payment/payment-kills-round.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { paymentKillsTable } from './tables/payment-kills-table.ts'

// `npm run bench -- payment-kills 100 [seed]`: kills the browser (SIGKILL) that often between the slip and
// /payment-success, the server there, gone until the next browser has looked around, or slow. Lost: the draft, its
// slip, the charge or the word « Payé » is not where it should be. Doubled: two orders or two charges. The same seed
// begins with the same rounds.
const [count = 100, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)

buildIfStale(gazetteer, app)
const provider = await startProvider('sqlite', 'off', '')
const played: Round[] = []
try {
  await paymentKills(provider, deathsByDice(count, seed), seed, (round, seconds) => {
    played.push(round)
    console.log(seconds.toFixed(1), JSON.stringify(round))
  })
  console.log(paymentKillsTable(played))
  process.exitCode = played.some(({ lost, doubled }) => lost.length + doubled.length > 0) ? 1 : 0
} finally {
  await provider.remove()
}
