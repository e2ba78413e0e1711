import type { ParisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'
import { HttpError } from '#server/log/http-error.ts'
import { holdOrganisation } from '#server/organisations/organisations.ts'
import type { World } from '#server/world.ts'
import { settleInvoices } from './settle-invoices.ts'

/** A transfer as the bank tells it; below zero it takes back one that was entered wrongly. */
export interface Received {
  readonly cents: Cents
  readonly day: ParisDay
  readonly reference: string
}

/**
 * Enters a transfer and settles what it covers, oldest invoice first: all or nothing, and once. 409: that very transfer
 * is entered already.
 */
export async function bookTransfer(
  organisationId: number,
  { cents, day, reference }: Received,
  by: string,
  { db, now }: Pick<World, 'db' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdOrganisation(transaction, organisationId)
    const entered = await transaction
      .insertInto('transfers')
      .values({
        organisation_id: organisationId,
        cents,
        received_day: day,
        reference,
        entered_by: by,
        entered_at: now().getTime(),
      })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'received_day', 'cents', 'reference']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (entered === undefined)
      throw new HttpError(409, 'Ce virement est déjà saisi : même jour, même montant, même libellé.')
    await settleInvoices(transaction, organisationId, now())
  })
}
