import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { syncFolder } from '#server/adapters/files/durable.ts'
import { HttpError } from '#server/log/http-error.ts'

/**
 * Writes a folder that is not there yet, for this user of the machine only, and names it only once whole: `write` fills
 * a draft beside it. HttpError when it is there.
 */
export async function writeNewFolder<Written>(
  target: string,
  write: (draft: string) => Promise<Written>,
): Promise<Written> {
  const folder = resolve(target)
  if (existsSync(folder)) throw new HttpError(409, `${target} existe déjà.`)
  const draft = join(dirname(folder), `.${basename(folder)}.part`)
  await rm(draft, { recursive: true, force: true })
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 })
    const written = await write(draft)
    await rename(draft, folder)
    await syncFolder(dirname(folder))
    return written
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}
