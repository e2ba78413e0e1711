import { writeFile } from 'node:fs/promises'
import { HttpError } from '#server/log/http-error.ts'

/** Writes a file that is not there yet, for this user of the machine only. */
export async function writeNew(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new HttpError(409, `${file} existe déjà.`)
    throw new HttpError(422, `${file} ne s’écrit pas.`)
  }
}
