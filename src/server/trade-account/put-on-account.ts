import type { AccountRefused } from '#contract/payment/on-account.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { holdPlace } from '#server/capacity/with-place.ts'
import type { Database } from '#server/db/database.ts'
import type { Caller } from '#server/http/handler.ts'
import { orderOnAccountLetter } from '#server/letters/order-paid-letter.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { HttpError } from '#server/log/http-error.ts'
import { closedWords } from '#server/organisations/account-on-wire.ts'
import { findOrganisation, holdOrganisation } from '#server/organisations/organisations.ts'
import { changedMeanwhile } from '#server/orders/changed-meanwhile.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import { chargeNoMore } from '#server/payment/charge-no-more.ts'
import { checkToBePaid } from '#server/payment/open-order-payment.ts'
import { checkSlot } from '#server/payment/refusals.ts'
import { recalculateDue } from '#server/payment/settle.ts'
import type { World } from '#server/world.ts'
import { readStanding, type Standing } from '#server/organisations/account-standing.ts'

/**
 * Puts an unpaid order on its organisation's account, once: a retry finds it there. No card pays it any more; its place
 * is kept. 409 `account_refused` where the account does not take it: a card still pays it.
 */
export async function putOnAccount(
  order: OrderRow,
  amount: Cents,
  { id: callerId, organisation }: Pick<Caller, 'id' | 'organisation'>,
  world: World,
): Promise<{ success: true; orderId: number }> {
  if (order.account_at === null) {
    checkToBePaid(order, amount)
    if (organisation === null || order.organisation_id !== organisation.id)
      throw refused('Cette commande n’est pas d’une entreprise qui a un compte : paie-la par carte.')
    // Before the card is given up: what is refused here can still be paid by it.
    checkTakes(await standingOf(world.db, organisation.id, world.now()), amount)
    await checkSlot(order, world)
    await holdPlace(order, world)
    if (!(await chargeNoMore(order, world))) throw changedMeanwhile((await findAnyOrder(world.db, order.id)) ?? order)
    await write(order, amount, callerId, world)
  }
  return { success: true, orderId: order.id }
}

/** The mark, its journal and letter: all or nothing. The organisation is held: two never take the same rest. */
async function write(seen: OrderRow, amount: Cents, callerId: number, world: World): Promise<void> {
  const { db, letters, now, publicUrl } = world
  await db.transaction().execute(async (transaction) => {
    const at = now()
    const organisationId = seen.organisation_id ?? 0
    await holdOrganisation(transaction, organisationId)
    const standing = await standingOf(transaction, organisationId, at)
    checkTakes(standing, amount)
    const taken = await transaction
      .updateTable('orders')
      .set({ account_at: at.getTime(), next_ask_at: null })
      .where('id', '=', seen.id)
      .where('payment_status', '=', 0)
      .where('account_at', 'is', null)
      .where('organisation_id', '=', organisationId)
      .where('status', '<>', orderStatus.cancelled)
      .where('total_ttc', '=', amount)
      .where('intent_id', 'is not distinct from', seen.intent_id)
      .returningAll()
      .executeTakeFirst()
    const order = taken ?? (await findAnyOrder(transaction, seen.id)) ?? seen
    // Another tab of the same member was first.
    if (taken === undefined && order.account_at !== null) return
    if (taken === undefined) throw changedMeanwhile(order)
    const due = await recalculateDue(transaction, order, at)
    await insertOrderChange(transaction, unmoved(due, { kind: 'account', by: callerId, at: at.getTime() }))
    await writeToSupplier(transaction, due.supplier_id, orderOnAccountLetter(due, standing.days ?? 0, publicUrl), at)
  })
  letters.wake()
}

async function standingOf(db: Database, organisationId: number, now: Date): Promise<Standing> {
  return await readStanding(db, await findOrganisation(db, organisationId), now)
}

/** Refuses what the account does not take, with what to do instead. */
function checkTakes(standing: Standing, amount: Cents): void {
  const why = whyNot(standing, amount)
  if (why !== null) throw refused(why)
}

function whyNot({ ceiling, closedBy, left }: Standing, amount: Cents): string | null {
  if (ceiling === null) return 'Ton entreprise n’a pas de compte ici : paie cette commande par carte.'
  if (closedBy !== null) return closedWords(closedBy)
  return amount > left
    ? `Il reste ${formatEuros(left)} sur le compte de ton entreprise, et cette commande coûte ${formatEuros(amount)} : paie-la par carte.`
    : null
}

function refused(sentence: string): HttpError {
  const extra: AccountRefused & Record<string, unknown> = { code: 'account_refused' }
  return new HttpError(409, sentence, { extra })
}
