import { mailbox, type Mailbox } from '#server/adapters/mail/mailbox.ts'
import type { UserRow } from '#server/users/users.ts'

/** Where letters to an account go. Its name is typed text: an unconfirmed address is not written to by it. */
export function accountMailbox({
  first_name: first,
  last_name: last,
  email,
  confirmed_at: confirmedAt,
}: Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'confirmed_at'>): Mailbox {
  return mailbox(confirmedAt === null ? '' : `${first} ${last}`, email)
}
