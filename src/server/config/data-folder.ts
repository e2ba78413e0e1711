import { chmodSync, mkdirSync } from 'node:fs'

/**
 * Makes the folder of names, addresses and keys, and shuts it to everybody else on this machine, also where it stood open before; what is
 * written from now on is this user's alone. A folder that belongs to another user stays as its owner has it.
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
