import { randomUUID } from 'node:crypto'
import type { Carrier, Mail } from '#server/adapters/mail/carrier.ts'
import type { TextCarrier } from '#server/adapters/sms/text-carrier.ts'
import type { Files } from '#server/adapters/files/files.ts'
import type { Database } from '#server/db/database.ts'
import type { Papers } from '#server/invoices/papers.ts'
import type { Seals } from '#server/keys/seals.ts'
import type { Log } from '#server/log/log.ts'
import type { StopSignals } from '#server/scheduler.ts'
import type { Mailbox } from '#server/adapters/mail/mailbox.ts'
import { leaseLetter, markNotSent, markRefused, markSent, type LeasedLetter } from './letters.ts'
import { nextTry } from './next-try.ts'
import { refusesTexts } from './text-refusals.ts'
import { outboxName } from './outbox-files.ts'
import { basename } from 'node:path'
import { invoiceBytes, invoicePath } from '#server/invoices/invoice-bytes.ts'
import { attachedWaybill } from '#server/waybill/waybill-paper.ts'
import type { World } from '#server/world.ts'
import { html } from 'hono/html'

/** What a sender works with. `from`: whose letters these are. */
export interface DeliveryWorld {
  readonly db: Database
  readonly files: Files
  readonly papers: Papers
  readonly carrier: Carrier
  readonly texts: TextCarrier
  readonly seals: Pick<Seals, 'digest'>
  readonly from: Mailbox
  readonly log: Log
  now(): Date
  /** A try is cut short after this; the lease is twice as long, so that no other process sends meanwhile. */
  readonly tryMs: number
}

/**
 * Sends the letters that are due, one after the other, until there is none or the sender must stop. A letter that fails
 * waits for its next try.
 */
export async function deliverDue(world: DeliveryWorld, stop: StopSignals): Promise<void> {
  const by = randomUUID()
  while (!stop.ending.aborted) {
    const at = world.now()
    const letter = await leaseLetter(world.db, { by, at, until: new Date(at.getTime() + 2 * world.tryMs) })
    if (letter === null) return
    await deliver(letter, by, world, stop.cut)
  }
}

async function deliver(letter: LeasedLetter, by: string, world: DeliveryWorld, cut: AbortSignal): Promise<void> {
  const { db, log, now, tryMs } = world
  const { id, attempts, channel } = letter
  if (channel === 'sms' && (await refusesTexts(world, letter.to_address))) {
    await markRefused(db, { id, by })
    log.info({ letter: id }, 'text message not sent: its recipient refuses them')
    return
  }
  try {
    await carry(letter, world, AbortSignal.any([cut, AbortSignal.timeout(tryMs)]))
  } catch (error) {
    const again = nextTry(attempts, now(), channel)
    await markNotSent(db, { id, by }, reasonOf(error), again)
    // A mail server quotes addresses in its words: they stay in the table.
    log.error({ letter: id, attempts, code: codeOf(error), givenUp: again === null }, 'letter not sent')
    return
  }
  await markSent(db, id, now())
  log.info({ letter: id, attempts }, 'letter sent')
}

async function carry(letter: LeasedLetter, world: DeliveryWorld, signal: AbortSignal): Promise<void> {
  if (letter.channel === 'mail') return await world.carrier.carry(await mailOf(letter, world), signal)
  return await world.texts.carry({ id: outboxName(letter), to: letter.to_address, text: letter.text }, signal)
}

async function mailOf(letter: LeasedLetter, world: DeliveryWorld): Promise<Mail> {
  const { attachments, missing } = await attachmentsOf(letter, world)
  if (missing.length > 0)
    world.log.error({ letter: letter.id, missing: missing.length }, 'letter leaves without its file')
  const { reply_to_name: name, reply_to_address: address } = letter
  return {
    id: outboxName(letter),
    date: new Date(letter.created_at),
    from: world.from,
    to: { name: letter.to_name, address: letter.to_address },
    replyTo: address === null ? null : { name: name ?? '', address },
    subject: letter.subject,
    ...tellMissingFiles(letter, missing),
    attachments,
  }
}

/** A file is there before its letter: a missing one will not come. A store that does not answer throws. */
async function attachmentsOf(
  { attachments }: LeasedLetter,
  { db, files, papers }: DeliveryWorld,
): Promise<{ readonly attachments: Mail['attachments']; readonly missing: readonly string[] }> {
  const found = await Promise.all(
    attachments.map(async ({ path, name, content_type: contentType }) => ({
      name,
      contentType,
      bytes: await letterBytes(path, { db, files, papers }),
    })),
  )
  return {
    attachments: found.flatMap(({ name, contentType, bytes }) =>
      bytes === null ? [] : [{ name, contentType, bytes }],
    ),
    missing: found.filter(({ bytes }) => bytes === null).map(({ name }) => name),
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}

/** 'EAUTH 535', 'ETIMEDOUT': nodemailer's code and the mail server's number. */
function codeOf(error: unknown): string {
  const { code = 'ERROR', responseCode = '' } = error as { code?: string; responseCode?: number }
  return `${code} ${responseCode}`.trim()
}

/** What goes along with a letter: a stored file, an invoice that is drawn if nobody asked for it, or a waybill. */
async function letterBytes(path: string, world: Pick<World, 'db' | 'files' | 'papers'>): Promise<Uint8Array | null> {
  const waybill = await attachedWaybill(path, world)
  if (waybill !== undefined) return waybill
  const file = basename(path)
  return path === invoicePath(file) ? await invoiceBytes(file, world) : await world.files.read(path)
}

/** What a letter says that leaves without files that are lost, under its title: 'Absent de cet e-mail : plan.pdf…'. */
function tellMissingFiles(
  { text, html: page }: Pick<Mail, 'text' | 'html'>,
  names: readonly string[],
): Pick<Mail, 'text' | 'html'> {
  if (names.length === 0) return { text, html: page }
  const note = `Absent de cet e-mail : ${names.join(', ')}. La pièce jointe n’est plus dans notre stockage.`
  const paragraph = String(html`<p style="margin:0 0 16px"><b>${note}</b></p>`)
  const title = page.indexOf(titleEnd)
  const at = title < 0 ? 0 : title + titleEnd.length
  return { text: `${note}\n\n${text}`, html: page.slice(0, at) + paragraph + page.slice(at) }
}

const titleEnd = '</h1>'
