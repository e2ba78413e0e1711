import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts a new build where the server reads it, whole, with the hashed files of the builds before it: a page that is open may yet load them, and so may one
 * that comes from another machine. What only the last build had goes to `before/<today>`; what ended more than 14 days ago is let go. The day is the
 * name of the folder: the times of files do not outlive a copy.
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
