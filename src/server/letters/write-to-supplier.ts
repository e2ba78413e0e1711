import type { Database } from '#server/db/database.ts'
import { findUser } from '#server/users/users.ts'
import { mailbox } from '#server/adapters/mail/mailbox.ts'
import { insertLetter } from './letters.ts'
import type { SupplierLetter } from './letter.ts'

/**
 * Writes a letter about an order to the owner of its account, at the account's own address: the e-mail of an order may be anybody's
 * (decision 095). None to an account that is erased, which had its last one. Belongs into the transaction of what it tells.
 */
export async function writeToSupplier(transaction: Database, supplierId: number, letter: SupplierLetter, at: Date): Promise<void> {
  const { first_name: first, last_name: last, email, erased_at: erasedAt } = await findUser(transaction, supplierId)
  if (erasedAt === null) await insertLetter(transaction, { ...letter, to: mailbox(`${first} ${last}`, email), replyTo: null }, at)
}
