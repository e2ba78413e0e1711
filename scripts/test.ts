import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { compilerEnv } from './compiler-env.ts'
import { tally } from './tally.ts'

// `npm test`: types, lint, every test but the long journeys and WebKit's. `npm test -- price` or `-- --project journeys`: those tests only.
const wishes = process.argv.slice(2)
// WebKit is not on every machine that has a Chromium: only who names it gets it.
const unasked = wishes.length === 0 ? ['--project=!long journeys', '--project=!webkit'] : wishes.some((wish) => wish.startsWith('--project')) ? [] : ['--project=!webkit']
const report = `.cache/tests-${process.pid}.json`

const stages = {
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  tests: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...wishes, ...unasked],
}
const wanted = Object.entries(stages).filter(([name]) => name === 'tests' || wishes.length === 0)
const failed = wanted.filter(([name, command]) => !passes(name, command)).map(([name]) => name)

const { passed, skipped, ...tests } = tally(readReport())
// A stage that fails outside of any test (a type, a lint, a file that does not load, no test at all) counts as one failure.
const others = failed.filter((name) => name !== 'tests' || tests.failed === 0).length
const missing = passed + tests.failed === 0 && !failed.includes('tests') ? 1 : 0
const lost = wishes.length === 0 && skipped > 0 ? 1 : 0
if (missing) console.error('No test ran.')
if (lost) console.error('A skipped or unwritten test is a failure here.')
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length + missing + lost > 0 ? 1 : 0

console.log(`${passed} passed, ${tests.failed + others + missing + lost} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)

function passes(name: string, command: readonly string[]): boolean {
  const started = performance.now()
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...compilerEnv } })
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  return status === 0
}

function readReport(): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return {}
  } finally {
    rmSync(report, { force: true })
  }
}
