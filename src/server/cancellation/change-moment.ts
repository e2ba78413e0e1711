import { isDeepStrictEqual } from 'node:util'
import { priceOnWire } from '#contract/order/price.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { expectedAt } from '#rules/moment/departure.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { formatEuros } from '#rules/price/money.ts'
import { priceOf as priceBy, type Price } from '#rules/price/price.ts'
import { fullMoment } from '#rules/order/slot-words.ts'
import type { Database } from '#server/db/database.ts'
import { isLapsed } from '#server/orders/is-lapsed.ts'
import { momentHeldOf } from '#server/orders/moment-of.ts'
import { momentColumns, priceColumns } from '#server/orders/order-row.ts'
import { findAnyOrder, type OrderRow, setMoment } from '#server/orders/orders.ts'
import { checkMomentStillPossible } from '#server/guards/moment-still-possible.ts'
import { HttpError, refusedField } from '#server/log/http-error.ts'
import { orderMovedLetter } from '#server/letters/order-moved-letter.ts'
import { writeMovedLetter } from '#server/letters/moved-letter.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import type { World } from '#server/world.ts'
import { takePlace } from '#server/capacity/take-place.ts'
import { holdMs, withPlace } from '#server/capacity/with-place.ts'
import { changedMeanwhile } from '#server/orders/changed-meanwhile.ts'
import type { SettlingWorld } from '#server/payment/settle.ts'
import { followDay } from '#server/runs/follow-order.ts'
import { chargeNoMore } from '#server/payment/charge-no-more.ts'
import { checkFreeWindow } from './free-window.ts'

type ChangingWorld = SettlingWorld & Pick<World, 'settings' | 'tariff'>

/**
 * Delivers an order at another moment of the same price while it can be cancelled (decision 081); a lapsed one at any,
 * at its price. Moment, price, date, journal and letter change together.
 */
export async function changeMoment(
  seen: OrderRow,
  moment: Moment,
  byId: number,
  world: ChangingWorld,
): Promise<OrderRow> {
  const { db, letters, now, publicUrl } = world
  const [at, before, orderedAt] = [now(), momentHeldOf(seen), new Date(seen.ordered_at)]
  const isOverdue = isLapsed(seen, at)
  if (!isOverdue) checkFreeWindow(seen, at)
  if (!isOverdue && isDeepStrictEqual(moment, before)) return seen
  // Its pickup is reckoned from the order's own hour.
  if (moment.type === 'urgent')
    throw refusedField('livraisonType', 'Pour une livraison urgente, annule cette commande et passes-en une nouvelle.')
  checkMomentStillPossible(moment, at, '', await world.settings.availability())
  const price = otherPrice(seen, moment, world.tariff)
  if (price !== null && !isOverdue) throw costsMore(seen, price)
  if (price !== null && !(await chargeNoMore(seen, world)))
    checkFreeWindow((await findAnyOrder(db, seen.id)) ?? seen, at)
  const expected = expectedAt(moment, at).getTime()
  const anew = {
    ...momentColumns(moment),
    ...(price !== null && priceColumns(price)),
    expected_at: expected,
    attempted_at: null,
    ...(seen.payment_status === 0 && { held_until: heldUntil(seen, expected, price === null, at) }),
  }
  const write = async (transaction: Database) => {
    await takePlace(transaction, { ...seen, ...anew }, at)
    const order = await setMoment(transaction, seen, anew, { samePayment: price !== null })
    if (order === null) throw changedMeanwhile((await findAnyOrder(transaction, seen.id)) ?? seen)
    const note = `${fullMoment(before, orderedAt)} → ${fullMoment(moment, orderedAt)}`
    await insertOrderChange(transaction, unmoved(order, { kind: 'moment', by: byId, at: at.getTime(), note }))
    await followDay(transaction, seen, order, { by: byId, at })
    await writeMovedLetter(transaction, order, orderMovedLetter(order, before, publicUrl), at)
    return order
  }
  const moved = await withPlace({ ...seen, ...anew }, write, world)
  letters.wake()
  return moved
}

/** As long as it was held, for a link that pays it, where it costs the same; no longer than its new slot. */
function heldUntil({ held_until: before }: OrderRow, expected: number, isSamePrice: boolean, at: Date): number {
  const least = at.getTime() + holdMs
  return isSamePrice ? Math.max(least, Math.min(before ?? 0, expected)) : least
}

/**
 * What was agreed stands for another moment of the same type, null; another type costs what it costs now: of a price of
 * the team's, unknown.
 */
function otherPrice(
  { delivery_type: type, weight_band: band, minutes, total_ttc: total }: OrderRow,
  moment: Moment,
  tariff: World['tariff'],
): Price | null {
  if (moment.type === type || total === null) return null
  if (minutes === null)
    throw new HttpError(409, `Le prix de cette commande a été fixé pour « ${deliveryTypeLabel(type)} ». ${insteadOfIt}`)
  const price = priceBy(tariff, { band, type: moment.type, minutes })
  return price.totalTTC === total ? null : price
}

function costsMore({ total_ttc: total }: OrderRow, price: Price): HttpError {
  return new HttpError(
    409,
    `Ce moment coûte ${formatEuros(price.totalTTC)} au lieu de ${formatEuros(total ?? 0)}. ${insteadOfIt}`,
    { extra: { data: priceOnWire(price) } },
  )
}

const insteadOfIt = 'Annule cette commande et passes-en une nouvelle, ou contacte-nous.'
