import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One SHA-256 of files, folders and settings: it changes when what is built from them may change. */
export function fingerprint(paths: readonly string[], settings: readonly string[] = []): string {
  const hash = createHash('sha256').update(settings.map((name) => `${name}=${process.env[name] ?? ''}\0`).join(''))
  for (const file of paths.flatMap(filesUnder).toSorted())
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)))
}
