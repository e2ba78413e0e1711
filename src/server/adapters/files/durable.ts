import { open } from 'node:fs/promises'

/** Writes a new file and waits until its bytes are on the disk. Its name is only sure after `syncFolder`. */
export async function writeSynced(path: string, bytes: Uint8Array, mode = 0o640): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Waits until the names in a folder are on the disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
