import { isDeepStrictEqual } from 'node:util'
import { expectedAt } from '#rules/moment/departure.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { fullMoment } from '#rules/order/slot-words.ts'
import { takePlace } from '#server/capacity/take-place.ts'
import { withPlace } from '#server/capacity/with-place.ts'
import { checkMomentStillPossible } from '#server/guards/moment-still-possible.ts'
import { writeMovedLetter } from '#server/letters/moved-letter.ts'
import { orderMovedLetter } from '#server/letters/order-moved-letter.ts'
import { refusedField } from '#server/log/http-error.ts'
import { changedMeanwhile } from '#server/orders/changed-meanwhile.ts'
import { momentHeldOf } from '#server/orders/moment-of.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { momentColumns } from '#server/orders/order-row.ts'
import { setMoment, type OrderRow } from '#server/orders/orders.ts'
import { writeNotices } from '#server/push/push-notices.ts'
import { followDay } from '#server/runs/follow-order.ts'
import type { World } from '#server/world.ts'
import { checkPossible, holdAwaited } from './awaited-order.ts'

/**
 * Has an order delivered at another moment of its type, at its price, as its recipient asks: before its run is under
 * way, or after a failed attempt, which is over with it. Moment, place, run, journal, letter and notice change together.
 */
export async function chooseMoment(
  seen: OrderRow,
  { vu, moment }: { readonly vu: number; readonly moment: Moment },
  world: World,
): Promise<void> {
  const { db, now, publicUrl } = world
  const at = now()
  await checkPossible(db, seen, 'moment', at)
  if (moment.type !== seen.delivery_type) throw refusedField('moment', 'Choisis un moment de la même formule.')
  checkMomentStillPossible(moment, at, '', await world.settings.availability())
  const anew = { ...momentColumns(moment), expected_at: expectedAt(moment, at).getTime(), attempted_at: null }
  const write = async (transaction: Parameters<typeof takePlace>[0]) => {
    await takePlace(transaction, { ...seen, ...anew }, at)
    const held = await holdAwaited(transaction, { id: seen.id, act: 'moment', seen: vu }, at)
    const before = momentHeldOf(held)
    if (isDeepStrictEqual(moment, before)) return
    const order = await setMoment(transaction, held, anew, { samePayment: false })
    if (order === null) throw changedMeanwhile(held)
    const [from, to] = [before, moment].map((each) => fullMoment(each, new Date(held.ordered_at)))
    const note = `Par le destinataire : ${from} → ${to}`
    await insertOrderChange(transaction, unmoved(order, { kind: 'moment', by: null, at: at.getTime(), note }))
    await followDay(transaction, held, order, { by: null, at })
    await writeMovedLetter(transaction, order, orderMovedLetter(order, before, publicUrl, 'recipient'), at)
    await writeNotices(transaction, order, 'moved', at)
  }
  await withPlace({ ...seen, ...anew }, write, world)
}
