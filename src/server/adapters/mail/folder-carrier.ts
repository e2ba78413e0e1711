import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { syncFolder, writeSynced } from '#server/adapters/files/durable.ts'
import type { Carrier } from './carrier.ts'
import { mailMessage } from './mail-message.ts'

/**
 * Puts letters into a folder as `.eml` files, which any mail program opens. A file has its name only once it is whole;
 * a second try replaces the first.
 */
export function createFolderCarrier(folder: string): Carrier {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async carry(mail) {
      const { message } = await composer.sendMail(mailMessage(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `${mail.id}.${randomUUID()}.part`)
      try {
        await writeSynced(draft, message as Buffer, 0o600)
        await rename(draft, join(folder, `${mail.id}.eml`))
        await syncFolder(folder)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}
