import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Ablation, ablationsIn, holdsRules, pictureTricks } from './ablations.ts'
import { layoutOf, type RecordedSlip, slipOf } from './recorded-slip.ts'
import { recordedSlips } from './recorded-slips.ts'
import { replayedKg } from './replayed-kg.ts'
import { switches } from './switched-off.ts'
import { type Verdict, verdict } from './verdict.ts'

// `npm run bench -- slip-ablate`: what each rule of the slip reader is for, told by switching it off alone over all
// recorded slips. Changes nothing. `--only doubts`: rules whose name holds it. `--data <file>`: other recordings.
// `--most 4`: no further than so many lost layouts each.
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    data: { type: 'string', multiple: true },
    most: { type: 'string', default: '1000000' },
    out: { type: 'string' },
  },
})

interface Whole {
  readonly slip: RecordedSlip
  readonly kg: number | null
  readonly said: Verdict
  readonly heard: ReadonlySet<string>
}

interface Without {
  readonly rule: Ablation
  readonly right: number
  readonly none: number
  readonly wrong: number
  /** Layouts that lose a right answer, and slips that get a wrong one. */
  readonly lost: ReadonlySet<string>
  readonly misled: readonly string[]
}

const slips = values.data
  ? values.data.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean).map(slipOf))
  : recordedSlips()
const whole = slips.map((slip): Whole => {
  switches.heard = new Set()
  const kg = replayedKg(slip)
  return { slip, kg, said: verdict(slip.expectedKg, kg), heard: switches.heard }
})
const count = (said: Verdict) => whole.filter((each) => each.said === said).length
const [right, none, wrong] = [count('right'), count('none'), count('wrong')]

const files = globSync('src/slip-reader/**/*.ts')
  .map((path) => path.replaceAll('\\', '/').slice('src/slip-reader/'.length))
  .filter(holdsRules)
const rules = [
  ...files.flatMap((file) => ablationsIn(file, readFileSync(`src/slip-reader/${file}`, 'utf8'))),
  ...pictureTricks,
]
const found = rules
  .filter(({ name }) => name.includes(values.only))
  .map(without)
  .sort((one, other) => one.lost.size + 1000 * one.misled.length - other.lost.size - 1000 * other.misled.length)
const table = [
  `Whole: ${right} right, ${none} none, ${wrong} wrong of ${slips.length} slips.`,
  '',
  '| Without | Right | None | Wrong | Layouts that lose a right answer | New wrong answers |',
  '|---|---|---|---|---|---|',
  ...found.map(
    (each) =>
      `| ${each.rule.name} | ${each.right} | ${each.none} | ${each.wrong} | ${named([...each.lost])} | ${named(each.misled)} |`,
  ),
  '',
].join('\n')
console.log(table)
if (values.out) writeFileSync(values.out, table)

/** Only slips on which the rule has answered anything can be read otherwise without it. */
function without(rule: Ablation): Without {
  const change = { right: 0, none: 0, wrong: 0 }
  const lost = new Set<string>()
  const misled: string[] = []
  switches.off = rule.without ? '' : rule.name
  for (const { slip, kg, said, heard } of whole) {
    const readings = rule.without?.(slip.readings)
    if (lost.size >= Number(values.most) || (readings ? slip.kind === 'text' : !heard.has(rule.name))) continue
    const now = replayedKg({ readings: readings ?? slip.readings })
    if (now === kg) continue
    const saidNow = verdict(slip.expectedKg, now)
    change[said] -= 1
    change[saidNow] += 1
    if (said === 'right' && saidNow !== 'right') lost.add(layoutOf(slip))
    if (saidNow === 'wrong' && said !== 'wrong') misled.push(slip.name)
  }
  switches.off = ''
  return { rule, right: right + change.right, none: none + change.none, wrong: wrong + change.wrong, lost, misled }
}

function named(names: readonly string[]): string {
  return names.length > 6 ? `${names.length}` : names.length > 0 ? `${names.length}: ${names.join(', ')}` : '0'
}
