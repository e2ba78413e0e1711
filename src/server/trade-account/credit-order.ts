import type { Cents } from '#rules/price/money.ts'
import { formatEuros } from '#rules/price/money.ts'
import type { CreditNoteFacts } from '#server/invoices/credit-note-facts.ts'
import { creditedOf } from '#server/invoices/credit-notes.ts'
import { HttpError } from '#server/log/http-error.ts'
import { holdOrganisation } from '#server/organisations/organisations.ts'
import { findAnyOrder, foundOrder } from '#server/orders/orders.ts'
import { issueCreditNote, type AskedCredit } from '#server/payment/issue-credit-note.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import type { World } from '#server/world.ts'
import { settleInvoices } from './settle-invoices.ts'

/** What is credited; `before`: what was credited as it was asked, null: only the very same twice is refused. */
export interface AskedByHand extends Omit<AskedCredit, 'given' | 'notes'> {
  readonly before: Cents | null
}

/** What it takes. */
export type CreditingWorld = Pick<World, 'db' | 'now' | 'publicUrl'> & {
  readonly letters: Pick<World['letters'], 'wake'>
  readonly refunds: Pick<World['refunds'], 'wake'>
}

/**
 * Gives back all or a part of a delivered order: its credit note now, its money to the card next, or off what its
 * account owes. Once: 409 where something was credited since it was asked.
 */
export async function creditOrder(
  orderId: number,
  { before, ...asked }: AskedByHand,
  world: CreditingWorld,
): Promise<CreditNoteFacts> {
  const { db, letters, now, refunds } = world
  if (!Number.isSafeInteger(asked.cents) || asked.cents < 1)
    throw new HttpError(400, 'Un montant à rendre, en euros : 12,50.')
  const seen = foundOrder(await findAnyOrder(db, orderId))
  const organisationId = seen.account_at === null ? null : seen.organisation_id
  const facts = await db.transaction().execute(async (transaction) => {
    if (organisationId !== null) await holdOrganisation(transaction, organisationId)
    const order = foundOrder(await holdOrder(transaction, orderId))
    const notes = await creditedOf(transaction, orderId)
    const credited = notes.reduce((sum, { cents }) => sum + cents, 0)
    if (before !== null && before !== credited)
      throw new HttpError(
        409,
        `Entre-temps, ${formatEuros(credited)} de cette commande sont rendus. Relis-la avant d’en rendre plus.`,
      )
    if (before === null && notes.some(({ cents, reason }) => cents === asked.cents && reason === asked.reason))
      throw new HttpError(409, 'Cet avoir est déjà fait : même montant, même raison.')
    const issued = await issueCreditNote(transaction, order, { ...asked, notes }, world)
    if (organisationId !== null) await settleInvoices(transaction, organisationId, now())
    return issued
  })
  letters.wake()
  refunds.wake()
  return facts
}
