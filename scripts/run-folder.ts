import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** Gives a test run one temporary folder for all it leaves, browsers and databases included; it goes with the run. */
export function openRunFolder(): void {
  const above = tmpdir()
  if (basename(above) === ownName) return
  sweep(above)
  const folder = join(above, ownName)
  mkdirSync(folder, { recursive: true })
  process.env['TMPDIR'] = folder
  process.once('exit', () => remove(folder))
}

const prefix = 'colibat-tests-'
const ownName = `${prefix}${process.pid}`

/** Takes away the folders of runs that were killed: their process is gone. */
function sweep(above: string): void {
  for (const name of readdirSync(above))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) remove(join(above, name))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process: alive, but not to be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What is being written there still, by a process that ends, is waited for. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
