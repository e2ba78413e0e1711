import type { Database, Instant } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'

/**
 * How much an account sends within 24 hours, bytes: twenty slips of the largest size, where few are half as large and a
 * busy supplier has twenty orders a day.
 */
export const dailySlipBytes = 20 * 5_242_880

/** How much comes with messages of the contact form within 24 hours, in all, bytes: they are kept for a year. */
export const dailyAttachmentBytes = 200 * 1024 * 1024

/** Refuses 413, with the seconds after which it will be taken, a slip beyond its account's `dailySlipBytes`. */
export async function checkSlipQuota(db: Database, supplierId: number, bytes: number, now: Date): Promise<void> {
  const sent = await db
    .selectFrom('slips')
    .select(['bytes', 'created_at as at'])
    .where('supplier_id', '=', supplierId)
    .where('created_at', '>', now.getTime() - dayMs)
    .orderBy('created_at')
    .execute()
  const waitMs = waitFor(sent, bytes, dailySlipBytes, now)
  if (waitMs > 0)
    throw tooMuch('Tu as envoyé beaucoup de bordereaux depuis hier. Réessaie plus tard, ou contacte-nous.', waitMs)
}

/** The same of a file that comes with a message; the message alone is always taken. */
export async function checkAttachmentQuota(db: Database, bytes: number, now: Date): Promise<void> {
  const sent = await db
    .selectFrom('contact_messages')
    .select(['file_bytes as bytes', 'created_at as at'])
    .where('file_path', 'is not', null)
    .where('created_at', '>', now.getTime() - dayMs)
    .orderBy('created_at')
    .execute()
  const waitMs = waitFor(sent, bytes, dailyAttachmentBytes, now)
  if (waitMs > 0)
    throw tooMuch(
      'Trop de fichiers nous sont arrivés depuis hier. Envoie ton message sans fichier, ou réessaie plus tard.',
      waitMs,
    )
}

/** Milliseconds until enough of the oldest ones are a day old. */
export function waitFor(
  sent: readonly { readonly bytes: number | null; readonly at: Instant }[],
  bytes: number,
  most: number,
  now: Date,
): number {
  let used = sent.reduce((sum, each) => sum + (each.bytes ?? 0), 0)
  for (const each of sent) {
    if (used + bytes <= most) return 0
    used -= each.bytes ?? 0
    if (used + bytes <= most) return each.at + dayMs - now.getTime()
  }
  return 0
}

export function tooMuch(sentence: string, waitMs: number): HttpError {
  return new HttpError(413, sentence, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) } })
}

const dayMs = 86_400_000
