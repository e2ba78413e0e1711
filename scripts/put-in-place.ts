import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts a new build where it is served, with earlier builds' hashed files, which open pages may need: those of the last
 * go to `before/<today>`, kept 14 days by that name.
 */
export function putInPlace(fresh: string, target: string, now: Date): void {
  const gone = `${fresh}-gone`
  keepLast(target, join(fresh, 'before', dayOf(now.getTime())), new Set(filesIn(join(fresh, 'assets'))))
  for (const day of filesIn(join(target, 'before')).filter((name) => name >= dayOf(now.getTime() - keptMs)))
    moveInto(join(fresh, 'before', day), join(target, 'before', day))
  if (existsSync(target)) renameSync(target, gone)
  renameSync(fresh, target)
  rmSync(gone, { recursive: true, force: true })
}

/** Copied: a server may start meanwhile. */
function keepLast(target: string, today: string, built: ReadonlySet<string>): void {
  mkdirSync(today, { recursive: true })
  for (const name of filesIn(join(target, 'assets')).filter((each) => !built.has(each)))
    copyFileSync(join(target, 'assets', name), join(today, name))
}

function moveInto(folder: string, from: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of filesIn(from)) renameSync(join(from, name), join(folder, name))
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

const keptMs = 14 * 86_400_000

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
