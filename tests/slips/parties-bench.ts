import { parseArgs } from 'node:util'
import { partyNames } from '#slip-reader/parties/party-field.ts'
import { knownParties } from './known-parties.ts'
import { partyScore, partyVerdict } from './parties-score.ts'
import { recordedSlips } from './recorded-slips.ts'
import { replayedParties } from './replayed-parties.ts'

// `npm run bench -- slip-parties`: what the rules read of the customer on the recorded corpus, field by field, against
// what a careful person reads there; fails above one wrong field in a hundred. `--tell`: every wrong field, and every
// one that is there and was not offered.
const { values } = parseArgs({ options: { tell: { type: 'boolean', default: false } } })
const known = knownParties()
const judged = recordedSlips().map((slip) => {
  const read = replayedParties(slip)
  const expected = known.get(slip.name) ?? {}
  return { slip, read, expected, verdicts: partyNames.map((name) => partyVerdict(name, expected, read[name])) }
})
const of = (isPicture: boolean, at: number) =>
  partyScore(
    judged.filter(({ slip }) => (slip.kind !== 'text') === isPicture).map(({ verdicts }) => verdicts[at] ?? null),
  )
const rows = partyNames.flatMap((name, at) =>
  [false, true].map((isPicture) => ({ name, isPicture, ...of(isPicture, at) })),
)
const sum = (what: 'right' | 'none' | 'wrong') => rows.reduce((all, row) => all + row[what], 0)
console.log(`| Field | Slips | There | Right | None | Wrong |
|---|---|---|---|---|---|
${rows.map(({ name, isPicture, there, right, none, wrong }) => `| ${name} | ${isPicture ? 'pictures' : 'text'} | ${there} | ${right} | ${none} | ${wrong} |`).join('\n')}
| all | | ${sum('right') + sum('none')} | ${sum('right')} | ${sum('none')} | ${sum('wrong')} |`)
for (const { slip, read, expected, verdicts } of values.tell ? judged : []) {
  for (const [at, verdict] of verdicts.entries()) {
    const name = partyNames[at]
    if (name && (verdict === 'wrong' || verdict === 'none'))
      console.log(
        `${verdict.padEnd(5)} ${name.padEnd(9)} ${slip.name.padEnd(42)} ${JSON.stringify(expected[name] ?? null)} ${read[name] ? `← ${read[name].value} (${read[name].confidence}) « ${read[name].words} »` : ''}`,
      )
  }
}
if (sum('wrong') > 0.01 * (sum('right') + sum('wrong'))) process.exitCode = 1
