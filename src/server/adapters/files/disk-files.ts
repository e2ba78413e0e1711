import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder, writeSynced } from './durable.ts'
import { type Files, checkFilePath, isFilePath } from './files.ts'

/**
 * Files in a folder of this machine, listed `mostListed` at a time. A file has its name only once it is whole: written
 * beside, synced, then renamed.
 */
export function createDiskFiles(folder: string, mostListed = 500): Files {
  return {
    async save(path, bytes) {
      const target = place(folder, path)
      await mkdir(dirname(target), { recursive: true })
      const draft = `${target}.${randomUUID()}.part`
      try {
        await writeSynced(draft, bytes)
        await rename(draft, target)
        await syncFolder(dirname(target))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    read: (path) => unlessMissing(readFile(place(folder, path))),
    async remove(path) {
      await rm(place(folder, path), { force: true })
    },
    async *list(name) {
      const entries = await unlessMissing(opendir(join(folder, name), { bufferSize: mostListed }))
      let batch: string[] = []
      for await (const entry of entries ?? []) {
        if (entry.isFile() && isFilePath(`${name}/${entry.name}`)) batch.push(`${name}/${entry.name}`)
        if (batch.length < mostListed) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
    async savedAt(path) {
      return (await unlessMissing(stat(place(folder, path))))?.mtime ?? null
    },
    async free() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

function place(folder: string, path: string): string {
  checkFilePath(path)
  return join(folder, path)
}

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
