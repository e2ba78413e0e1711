import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { benches } from './benches.ts'

// `npm run bench -- NAME …`: measures something and prints its table: a figure that is to be kept is written into
// docs/measured.md by hand, with the last line that is printed here. `npm run bench` alone names what can be measured.
const [name = '', ...wishes] = process.argv.slice(2)
const [, ...command] = benches[name] ?? []
if (command.length === 0) {
  console.log(
    [
      'npm run bench -- NAME …',
      ...Object.entries(benches).map(([each, [says]]) => `  ${each.padEnd(13)} ${says}`),
    ].join('\n'),
  )
  process.exitCode = name === '' ? 0 : 1
} else {
  const { status } = spawnSync(process.execPath, [...command, ...wishes], { stdio: 'inherit' })
  console.log(
    `\n\`npm run bench -- ${[name, ...wishes].join(' ')}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)} at the end`,
  )
  process.exitCode = status ?? 1
}
