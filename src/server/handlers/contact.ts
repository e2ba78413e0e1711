import { createHash } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import type { UploadedFile } from '#contract/uploaded-file.ts'
import type { Database } from '#server/db/database.ts'
import { insertContactMessage } from '#server/visitors/contact-messages.ts'
import { nextDue } from '#server/letters/letter-lanes.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { fileNameForPeople } from '#server/file-name.ts'
import type { Handler } from '#server/handler.ts'
import { contactLetter } from '#server/letters/contact-letter.ts'
import { mimeOf } from '#server/mime-of.ts'
import { keepFile } from '#server/storage/keep-file.ts'
import { checkRoomForUpload } from '#server/storage/room-for-upload.ts'
import { checkAttachmentQuota } from '#server/storage/upload-quota.ts'
import type { World } from '#server/world.ts'

/** Keeps a visitor's message and writes the letter that brings it to the provider: both, or neither. When many write at once their letters leave one after the other. */
export const contact: Handler<Api['contact']> = async ({ body }, world) => {
  const { db, letters, now, staff } = world
  // A form sends its line breaks as CRLF.
  const message = body.message.replaceAll('\r\n', '\n')
  const attachment = await receive(body.fichier, world)
  const write = async (transaction: Database) => {
    await insertContactMessage(transaction, {
      name: body.nom,
      email: body.email,
      message,
      file_path: attachment?.path ?? null,
      file_name: attachment?.name ?? null,
      file_type: attachment?.contentType ?? null,
      file_bytes: attachment?.bytes.byteLength ?? null,
      file_sha256: attachment?.sha256 ?? null,
      created_at: now().getTime(),
    })
    await insertLetter(transaction, contactLetter({ name: body.nom, email: body.email, message }, attachment, staff), await nextDue(transaction, 'contact', now()))
  }
  await (attachment === null ? db.transaction().execute(write) : keepFile(attachment, world, write))
  letters.wake()
  return { success: true, message: 'Merci pour ton message ! Nous te répondons rapidement.' }
}

/** The attachment, whatever it is: told by its bytes, named by this server. An empty part, which browsers send for no file, is none. */
async function receive(file: UploadedFile | undefined, { db, files, newId, now }: World) {
  if (file === undefined || file.size === 0) return null
  await checkRoomForUpload({ files })
  await checkAttachmentQuota(db, file.size, now())
  const bytes = new Uint8Array(await file.arrayBuffer())
  return {
    path: `messages/${newId()}.bin`,
    bytes,
    name: fileNameForPeople(file.name) || 'fichier',
    contentType: (await mimeOf(bytes)) ?? 'application/octet-stream',
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}
