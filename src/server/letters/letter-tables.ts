import type { Generated } from 'kysely'
import type { Instant } from '#server/db/database.ts'

/** How a letter travels; a text message has a telephone number for an address, and neither HTML nor attachments. */
export type LetterChannel = 'mail' | 'sms'

/**
 * Whom a letter is for, and so when its turn is: codes, for which a user waits at a screen; the team; the customer to
 * deliver; the accounts. In this order, so that no flood holds up those before it.
 */
export const letterKinds = ['code', 'team', 'recipient', 'account'] as const
export type LetterKind = (typeof letterKinds)[number]

/**
 * The outbox (decision 020). `once_key`: what must not be written twice, such as 'order-paid-17'. Leased: one sender
 * has it in hand until then. `next_try_at` is null when it is sent or given up. A passing letter (1) is forgotten then:
 * whom it goes to is no more, or refuses it. `user_id`: the account that it is to or, for the team and for recipients, about; null: it
 * is of none.
 */
export interface LettersTable {
  id: Generated<number>
  once_key: string | null
  to_name: string
  to_address: string
  reply_to_name: string | null
  reply_to_address: string | null
  subject: string
  text: string
  html: string
  created_at: Instant
  next_try_at: Instant | null
  attempts: number
  leased_until: Instant | null
  leased_by: string | null
  sent_at: Instant | null
  last_error: string | null
  is_passing: Generated<number>
  channel: Generated<LetterChannel>
  user_id: number | null
  kind: Generated<LetterKind>
}

/** What lies in the file store and goes along with a letter. */
export interface LetterAttachmentsTable {
  id: Generated<number>
  letter_id: number
  path: string
  name: string
  content_type: string
}
