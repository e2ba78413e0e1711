import { chmodSync, mkdirSync } from 'node:fs'

/**
 * Makes the folder of names, addresses and keys, and shuts it to other users of this machine, also where it stood open;
 * what is written from now on is this user's alone. Another owner's folder stays.
 */
export function openDataFolder(path: string): void {
  process.umask(0o077)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  try {
    chmodSync(path, 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
