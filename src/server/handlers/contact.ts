import { createHash } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import type { UploadedFile } from '#contract/wire/uploaded-file.ts'
import type { Database } from '#server/db/database.ts'
import {
  findContactMessage,
  insertContactMessageOnce,
  type ContactMessageRow,
} from '#server/contact/contact-messages.ts'
import { nextDue } from '#server/letters/letter-queues.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { fileNameForPeople, mimeOf } from '#server/http/files.ts'
import { readSubmissionId } from '#server/guards/submission.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { contactLetter } from '#server/letters/contact-letter.ts'
import { keepFile } from '#server/storage/keep-file.ts'
import { checkRoomForUpload } from '#server/storage/disk-room.ts'
import { checkAttachmentQuota } from '#server/storage/upload-quota.ts'
import type { World } from '#server/world.ts'

/**
 * Keeps a visitor's message and writes the letter that brings it to the provider: both or neither, once per name that
 * it is sent under (decision 113). Letters of many leave one after the other.
 */
export const contact: Handler<Api['contact']> = async ({ body, header }, world) => {
  const { db, files, letters, now, staff } = world
  const id = readSubmissionId(header)
  // A form sends its line breaks as CRLF.
  const message = body.message.replaceAll('\r\n', '\n')
  const attachment = await receive(body.fichier, world)
  const row = {
    name: body.nom,
    email: body.email,
    message,
    file_path: attachment?.path ?? null,
    file_name: attachment?.name ?? null,
    file_type: attachment?.contentType ?? null,
    file_bytes: attachment?.bytes.byteLength ?? null,
    file_sha256: attachment?.sha256 ?? null,
    created_at: now().getTime(),
    submission_id: id,
  }
  if (id !== null && (await isKnown(db, id, row))) return thanks
  if (attachment !== null) {
    await checkRoomForUpload(world)
    await checkAttachmentQuota(db, attachment.bytes.byteLength, now())
  }
  const write = async (transaction: Database) => {
    const isNew = await insertContactMessageOnce(transaction, row)
    if (isNew)
      await insertLetter(
        transaction,
        contactLetter({ name: body.nom, email: body.email, message }, attachment, staff),
        await nextDue(transaction, { queue: 'contact' }, now()),
      )
    return isNew
  }
  const isNew = await (attachment === null ? db.transaction().execute(write) : keepFile(attachment, world, write))
  if (isNew) letters.wake()
  // The same message came meanwhile, with its own copy of the file.
  else if (attachment !== null) await files.remove(attachment.path)
  return thanks
}

const thanks = { success: true, message: 'Merci pour ton message ! Nous te répondons rapidement.' } as const

/** One name, one message: refuses 409 a name that stands for another one already. */
async function isKnown(
  db: Database,
  id: string,
  sent: Pick<ContactMessageRow, (typeof said)[number]>,
): Promise<boolean> {
  const known = await findContactMessage(db, id)
  if (known !== null && said.some((field) => known[field] !== sent[field]))
    throw new HttpError(409, "Ce message a déjà été envoyé avec d'autres informations.")
  return known !== null
}

const said = ['name', 'email', 'message', 'file_sha256'] as const

/**
 * The attachment, whatever it is: told by its bytes, named by this server. An empty part, which browsers send for no
 * file, is none.
 */
async function receive(file: UploadedFile | undefined, { newId }: Pick<World, 'newId'>) {
  if (file === undefined || file.size === 0) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  return {
    path: `messages/${newId()}.bin`,
    bytes,
    name: fileNameForPeople(file.name) || 'fichier',
    contentType: (await mimeOf(bytes)) ?? 'application/octet-stream',
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}
