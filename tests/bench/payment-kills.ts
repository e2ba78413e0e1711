import { writeFileSync } from 'node:fs'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import { deathsByDice, paymentKills } from '#tests/journeys/payment-kills.ts'
import type { Round } from '#tests/journeys/payment-kills-round.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { paymentKillsTable } from './payment-kills-table.ts'

// `npm run bench:payment-kills -- 100 [seed]`: kills the browser that often between the slip and /payment-success. Writes docs/bench-payment-kills.md.
const [count = 100, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)

buildIfStale(gazetteer, app)
const provider = await startProvider('sqlite', 'off', '')
const started = performance.now()
const played: Round[] = []
try {
  await paymentKills(provider, deathsByDice(count, seed), seed, (round, seconds) => {
    played.push(round)
    console.log(seconds.toFixed(1), JSON.stringify(round))
    // As far as it came: the same seed begins with the same rounds.
    writeFileSync('docs/bench-payment-kills.md', paymentKillsTable(played, { seed, seconds: (performance.now() - started) / 1000 }))
  })
  process.exitCode = played.some(({ lost, doubled }) => lost.length + doubled.length > 0) ? 1 : 0
} finally {
  await provider.remove()
}
