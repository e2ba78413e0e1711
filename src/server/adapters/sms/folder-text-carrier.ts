import { randomUUID } from 'node:crypto'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeSynced } from '#server/adapters/files/durable.ts'
import type { TextCarrier } from './text-carrier.ts'

/**
 * Puts text messages into a folder as `.sms.txt` files: whom it goes to, an empty line, the text. A file has its name
 * only once it is whole; a second try replaces the first.
 */
export function createFolderTextCarrier(folder: string): TextCarrier {
  return {
    async carry({ id, to, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `${id}.${randomUUID()}.part`)
      await writeSynced(draft, Buffer.from(`${to}\n\n${text}\n`), 0o600)
      await rename(draft, join(folder, `${id}.sms.txt`))
      await syncFolder(folder)
    },
  }
}
