import type { Stop } from '#contract/order/order.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { requestedStatus, orderStatus } from '#rules/order/order-status.ts'
import { statusLabel } from '#rules/order/status-badge.ts'
import { amountChange } from '#rules/price/price-change.ts'
import { bandForKg, type WeightBandKey } from '#rules/price/weight-bands.ts'
import type { Database } from '#server/db/database.ts'
import { locateStop, type LocatingWorld } from '#server/guards/locate-stop.ts'
import { orderCorrectedLetter } from '#server/letters/order-priced-letter.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { HttpError, refusedField } from '#server/log/http-error.ts'
import { readStanding } from '#server/organisations/account-standing.ts'
import { holdOrganisation, findOrganisation } from '#server/organisations/organisations.ts'
import { changedMeanwhile, standing } from '#server/orders/changed-meanwhile.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { findAnyOrder, foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { chargeNoMore } from '#server/payment/charge-no-more.ts'
import type { SettlingWorld } from '#server/payment/settle.ts'
import { priceAnew, type PricingWorld } from './price-correction.ts'

type RecipientColumn = 'recipient_company' | 'recipient_last_name' | 'recipient_first_name' | 'recipient_phone'

/** What is right of an order; what is left out is right as it is. `agreed`: its price TTC from then on, if it changes. */
export interface Correction {
  readonly pickup?: Stop | undefined
  readonly delivery?: Stop | undefined
  readonly band?: WeightBandKey | undefined
  readonly recipient: { readonly [Column in RecipientColumn]?: string | undefined }
  readonly agreed: Cents | null
}

type CorrectingWorld = SettlingWorld & LocatingWorld & PricingWorld

/**
 * Corrects an order before it leaves, with its price, journal and letter. An unpaid one is to be paid at its new price;
 * of one that is paid the difference is credited with its invoice (decision 157). 409 with the prices that may be
 * agreed on; 422 for an address that nobody knows. Asks the services of addresses and roads, and the processor.
 */
export async function correctOrder(
  orderId: number,
  correction: Correction,
  by: number | null,
  world: CorrectingWorld,
): Promise<OrderRow> {
  const { db, letters, now, publicUrl } = world
  const seen = foundOrder(await findAnyOrder(db, orderId))
  checkNotLeft(seen, correction)
  const right = await columnsOf(seen, correction, world)
  const parts = changedParts(seen, right)
  if (parts.length === 0) return seen
  const anew = { ...right, ...(await priceAnew(seen, { ...seen, ...right }, correction.agreed, world)) }
  const to = { ...seen, ...anew }
  const isUnpaidAnew = to.total_ttc !== seen.total_ttc && seen.account_at === null
  if (isUnpaidAnew && !(await chargeNoMore(seen, world)))
    throw changedMeanwhile(foundOrder(await findAnyOrder(db, orderId)))
  const corrected = await db.transaction().execute(async (transaction) => {
    const at = now()
    await checkCeiling(transaction, seen, to, at)
    const order = await takeCorrection(transaction, seen, anew)
    const [before, after] = [priceOf(seen), priceOf(order)]
    const told = before === null || after === null || before === after ? '' : ` ; ${amountChange(before, after)} TTC`
    const change = { kind: 'corrected', by, at: at.getTime(), note: `${parts.join(', ')}${told}` } as const
    await insertOrderChange(transaction, unmoved(order, change))
    const letter = orderCorrectedLetter(order, { parts, before, after, at }, publicUrl)
    await writeToSupplier(transaction, order.supplier_id, letter, at)
    return order
  })
  letters.wake()
  return corrected
}

/** What was loaded once, and could not be delivered, was fetched where it was and weighs what it weighs. */
function checkNotLeft(order: OrderRow, { pickup, band }: Correction): void {
  if (!correctable.includes(order.status))
    throw new HttpError(409, `Une commande « ${statusLabel(order.status)} » ne se corrige plus.`, standing(order))
  if (order.attempts > 0 && (pickup !== undefined || band !== undefined))
    throw new HttpError(409, 'Cette commande est déjà chargée : son retrait et son poids ne changent plus.')
}

const correctable: readonly number[] = [requestedStatus, orderStatus.validating, orderStatus.preparing]

/** What is right, in the columns of the order. */
async function columnsOf(
  seen: OrderRow,
  { pickup, delivery, band, recipient }: Correction,
  world: LocatingWorld,
): Promise<Partial<OrderRow>> {
  const located = async (stop: Stop, field: string) => {
    const found = await locateStop(stop, { supplier: seen.supplier_id }, world)
    if (found === null) throw refusedField(field, orderSentences.addressNotPicked)
    return found.stop
  }
  const [from, to] = await Promise.all([
    pickup && located(pickup, 'retrait'),
    delivery && located(delivery, 'livraison'),
  ])
  const isOtherBand = band !== undefined && band !== seen.weight_band
  return {
    ...Object.fromEntries(Object.entries(recipient).filter(([, text]) => text !== undefined)),
    ...(from && { pickup_address: from.label, pickup_latitude: from.lat, pickup_longitude: from.lng }),
    ...(to && { delivery_address: to.label, delivery_latitude: to.lat, delivery_longitude: to.lng }),
    // How one gets in, and which neighbour takes it, was told of the other place.
    ...(to && to.label !== seen.delivery_address && { access_note: '', neighbour: '' }),
    ...(isOtherBand && { weight_band: band }),
    // What the slip says is not believed any more.
    ...(isOtherBand &&
      seen.detected_kg !== null &&
      bandForKg(seen.detected_kg) !== band && { detected_kg: null, detected_band: null }),
  }
}

/** What of an order is other, in French. */
function changedParts(seen: OrderRow, right: Partial<OrderRow>): string[] {
  const isOther = (columns: readonly (keyof OrderRow)[]) =>
    columns.some((column) => right[column] !== undefined && right[column] !== seen[column])
  return Object.entries(partsOfOrder).flatMap(([part, columns]) => (isOther(columns) ? [part] : []))
}

const partsOfOrder = {
  'adresse de retrait': ['pickup_address', 'pickup_latitude', 'pickup_longitude'],
  'adresse de livraison': ['delivery_address', 'delivery_latitude', 'delivery_longitude'],
  poids: ['weight_band'],
  destinataire: ['recipient_company', 'recipient_last_name', 'recipient_first_name'],
  téléphone: ['recipient_phone'],
} satisfies Record<string, readonly (keyof OrderRow)[]>

/** The account of a firm takes no more than its ceiling. */
async function checkCeiling(transaction: Database, seen: OrderRow, after: OrderRow, at: Date): Promise<void> {
  if (seen.account_at === null || seen.organisation_id === null) return
  await holdOrganisation(transaction, seen.organisation_id)
  const more = (after.total_ttc ?? 0) - (seen.total_ttc ?? 0)
  const { left } = await readStanding(transaction, await findOrganisation(transaction, seen.organisation_id), at)
  if (more > left)
    throw new HttpError(
      409,
      `Il reste ${formatEuros(left)} sur le compte de cette entreprise : cette commande n’y passe pas à ${formatEuros(after.total_ttc ?? 0)}.`,
    )
}

/** As it was read, else it is refused: nothing of it was reckoned for another. */
async function takeCorrection(transaction: Database, seen: OrderRow, anew: Partial<OrderRow>): Promise<OrderRow> {
  let update = transaction.updateTable('orders').set(anew).where('id', '=', seen.id)
  for (const column of asSeen) update = update.where(column, 'is not distinct from', seen[column])
  const corrected = await update.returningAll().executeTakeFirst()
  if (corrected === undefined) throw changedMeanwhile(foundOrder(await findAnyOrder(transaction, seen.id)))
  return corrected
}

const asSeen = [
  'status',
  'payment_status',
  'account_at',
  'intent_id',
  'total_ttc',
  'price_cut',
  'weight_band',
  'pickup_address',
  'delivery_address',
] as const

/** What it costs in the end, TTC. */
function priceOf({ total_ttc: total, price_cut: cut }: OrderRow): Cents | null {
  return total === null ? null : total - cut
}
