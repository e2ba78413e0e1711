import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first executable of these names on the PATH: `findOnPath('chromium')` → '/usr/bin/chromium'. */
export function findOnPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
