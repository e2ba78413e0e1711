import { parisDay } from '#rules/moment/paris-time.ts'
import { normalizePhone } from '#rules/text/phone.ts'
import type { Database } from '#server/db/database.ts'
import type { Seals } from '#server/keys/seals.ts'

/**
 * The numbers whose owners refuse text messages, as keyed digests, and the day of the refusal in Paris; kept until it
 * is taken back (decision 142).
 */
export interface TextRefusalsTable {
  phone_digest: string
  refused_on: string
}

interface RefusalWorld {
  readonly db: Database
  readonly seals: Pick<Seals, 'digest'>
}

/** Whether a number, however it is written, is sent no text message. */
export async function refusesTexts({ db, seals }: RefusalWorld, phone: string): Promise<boolean> {
  const row = db.selectFrom('text_refusals').select('refused_on').where('phone_digest', '=', digestOf(phone, seals))
  return (await row.executeTakeFirst()) !== undefined
}

/** Twice is once; the day stays the first. */
export async function refuseTexts({ db, seals }: RefusalWorld, phone: string, at: Date): Promise<void> {
  await db
    .insertInto('text_refusals')
    .values({ phone_digest: digestOf(phone, seals), refused_on: parisDay(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function takeTextsAgain({ db, seals }: RefusalWorld, phone: string): Promise<void> {
  await db.deleteFrom('text_refusals').where('phone_digest', '=', digestOf(phone, seals)).execute()
}

function digestOf(phone: string, seals: RefusalWorld['seals']): string {
  return seals.digest('a number that refuses texts', normalizePhone(phone))
}
