import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { compilerEnv } from './compiler-env.ts'
import { afterSecondRun, failuresOf, tally, type TestReport } from './tally.ts'

// `npm test`: types, lint, format, every test but the long ones; `-- price` or `-- --project journeys`: those only; `--
// --all`, as `.ci/run`: all, and a failing file once more, alone.
const all = process.argv.includes('--all')
const wishes = process.argv.slice(2).filter((wish) => wish !== '--all')
const whole = wishes.length === 0
/** For minutes, or not on every machine. */
const long = ['long journeys', 'drawn slips', 'webkit']
/** More files than these do not fail by accident: none is run again. */
const mostAgain = 10

const checks = {
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  format: [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--cache',
    '--cache-location',
    '.cache/prettier',
    '--log-level',
    'warn',
    '.',
  ],
}
const fallen = Object.entries(checks)
  .filter(([name, command]) => whole && !passes(name, command))
  .map(([name]) => name)
const report = all ? runAgain(runTests('tests', wishes)) : runTests('tests', [...wishes, ...unasked()])

const { passed, failed, skipped } = tally(report)
const lost = whole && skipped > 0 ? 1 : 0
if (lost) console.error('A skipped or unwritten test is a failure here.')
for (const error of report.unhandled) console.error(`Outside of the tests: ${error}`)
if (fallen.length > 0) console.error(`Failed: ${fallen.join(', ')}.`)
const faults = failed + fallen.length + lost
process.exitCode = faults > 0 ? 1 : 0

console.log(`${passed} passed, ${faults} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)

function unasked(): string[] {
  if (wishes.some((wish) => wish.startsWith('--project'))) return []
  // Who names a file of the long journeys gets it.
  return long.filter((project) => whole || project !== 'long journeys').map((project) => `--project=!${project}`)
}

function runTests(name: string, wanted: readonly string[]): TestReport {
  const path = `.cache/tests-${process.pid}.json`
  const isGood = passes(
    name,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./scripts/report-tests.ts', ...wanted],
    { TEST_REPORT: path },
  )
  const told = readReport(path)
  // No test at all, a database that does not start, a process that was killed.
  return isGood || tally(told).failed > 0 ? told : { ...told, unhandled: ['the run ended badly, see above'] }
}

function readReport(path: string): TestReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as TestReport
  } catch {
    return { files: [], unhandled: [] }
  } finally {
    rmSync(path, { force: true })
  }
}

/** Each file that failed has the machine to itself now; what it says the second time counts. Both are told. */
function runAgain(first: TestReport): TestReport {
  const files = first.files.filter((file) => file.failed)
  if (files.length > mostAgain) console.error(`${files.length} files failed: that is no accident, none is run again.`)
  if (files.length === 0 || files.length > mostAgain) return first
  const lines: string[] = []
  const after = files.reduce((before, file) => {
    const second = runTests(`${file.path} once more, alone`, [file.path, `--project=${file.project}`])
    const again = [...second.unhandled, ...second.files.flatMap(failuresOf)]
    lines.push(`${file.path} (${file.project})`, ...failuresOf(file).map((why) => `  failed: ${why}`))
    lines.push('  and once more, alone:', ...(again.length > 0 ? again.map((why) => `  failed: ${why}`) : ['  passed']))
    return afterSecondRun(before, second)
  }, first)
  console.log(`Failed at first, and what came of it:\n${lines.join('\n')}\n`)
  return after
}

function passes(name: string, command: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const started = performance.now()
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, ...compilerEnv, ...env },
  })
  console.log(
    `${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  )
  return status === 0
}
