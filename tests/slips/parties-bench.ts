import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { partyNames } from '#slip-reader/parties/party-field.ts'
import { knownParties } from './known-parties.ts'
import { partyScore, partyVerdict } from './parties-score.ts'
import { recordedSlips } from './recorded-slips.ts'
import { replayedParties } from './replayed-parties.ts'

// `npm run slips:parties`: what the rules read of the customer on the recorded corpus, field by field. Writes docs/bench-slip-parties.md; fails above one wrong field in a hundred.
// `-- --tell`: every wrong field, and every one that is there and was not offered; then nothing is written.
const { values } = parseArgs({ options: { tell: { type: 'boolean', default: false } } })
const known = knownParties()
const judged = recordedSlips().map((slip) => {
  const read = replayedParties(slip)
  const expected = known.get(slip.name) ?? {}
  return { slip, read, expected, verdicts: partyNames.map((name) => partyVerdict(name, expected, read[name])) }
})
const of = (isPicture: boolean, at: number) => partyScore(judged.filter(({ slip }) => (slip.kind !== 'text') === isPicture).map(({ verdicts }) => verdicts[at] ?? null))
const rows = partyNames.flatMap((name, at) => [false, true].map((isPicture) => ({ name, isPicture, ...of(isPicture, at) })))
const sum = (what: 'right' | 'none' | 'wrong') => rows.reduce((all, row) => all + row[what], 0)
const table = `# What a slip says of its customer, read

\`npm run slips:parties\`, ${new Date().toISOString().slice(0, 10)}. The recorded corpus (\`tests/slips/*.jsonl\`, ${judged.length} slips) is understood anew, and each field held against what a careful person reads there (\`tests/slips/parties.jsonl\`). Right: offered as it is, accents,
case and marks apart. None: it is on the slip and was not offered. Wrong: anything else, also a field that is not there. Of every hundred fields that were offered ${((100 * sum('wrong')) / Math.max(1, sum('right') + sum('wrong'))).toFixed(2)} were wrong.

| Field | Slips | There | Right | None | Wrong |
|---|---|---|---|---|---|
${rows.map(({ name, isPicture, there, right, none, wrong }) => `| ${name} | ${isPicture ? 'pictures' : 'text'} | ${there} | ${right} | ${none} | ${wrong} |`).join('\n')}
| all | | ${sum('right') + sum('none')} | ${sum('right')} | ${sum('none')} | ${sum('wrong')} |
`
console.log(table)
for (const { slip, read, expected, verdicts } of values.tell ? judged : []) {
  for (const [at, verdict] of verdicts.entries()) {
    const name = partyNames[at]
    if (name && (verdict === 'wrong' || verdict === 'none')) console.log(`${verdict.padEnd(5)} ${name.padEnd(9)} ${slip.name.padEnd(42)} ${JSON.stringify(expected[name] ?? null)} ${read[name] ? `← ${read[name].value} (${read[name].confidence}) « ${read[name].words} »` : ''}`)
  }
}
if (!values.tell) writeFileSync('docs/bench-slip-parties.md', table)
if (sum('wrong') > 0.01 * (sum('right') + sum('wrong'))) process.exitCode = 1
