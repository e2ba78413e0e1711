import { flexDeparture } from '#rules/moment/departure.ts'
import { halfDayOf, type HalfDay } from '#rules/moment/flex-slots.ts'
import { slotEnd, type Slot } from '#rules/order/delivery-times.ts'
import { clock, inProse } from '#rules/moment/french.ts'
import { nobodyDelivers } from '#rules/order/nobody-delivers.ts'
import { isOver } from '#rules/order/order-status.ts'
import { statusLabel } from '#rules/order/status-badge.ts'
import { HttpError, refusedField } from '#server/log/http-error.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { heldWords, momentOf, slotsOf } from '#server/orders/moment-of.ts'
import { foundOrder, type OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'
import type { StaffWorld } from './move-order.ts'
import { followDay } from '#server/runs/follow-order.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import { tellDate } from './tell-date.ts'

/** What a member of the team sets. `halfDay`: of flex; null: that of the date. `reason`: for its customer. */
export interface AskedDate {
  readonly date: Date
  readonly halfDay?: HalfDay | null
  readonly reason?: string
}

/**
 * Sets when an order is delivered (R43): under Flex the half-day, else the time, with journal and letters. Refuses a
 * slot that is past, closed, or a year away; 409 once it is delivered or cancelled.
 */
export async function setDeliveryDate(
  orderId: number,
  asked: AskedDate,
  staffId: number | null,
  { db, letters, now, publicUrl, settings }: StaffWorld & Pick<World, 'settings'>,
): Promise<OrderRow> {
  const at = now()
  const availability = await settings.availability()
  if (asked.date.getTime() > at.getTime() + yearMs)
    throw refusedField('DateLivraison', 'Cette date est à plus d’un an.')
  const dated = await db.transaction().execute(async (transaction) => {
    const order = foundOrder(await holdOrder(transaction, orderId))
    if (isOver(order)) throw new HttpError(409, `Une commande « ${statusLabel(order.status)} » garde sa date.`)
    const slot = slotSet(order, asked)
    if (slotEnd(slot) < at) throw refusedField('DateLivraison', 'Cette date est passée.')
    const expected_at = (slot.kind === 'half-day' ? flexDeparture(slot.slot) : slot.at).getTime()
    if (expected_at === order.expected_at) return order
    checkTells(order, new Date(expected_at))
    const refusal = nobodyDelivers(slot, availability)
    if (refusal !== null) throw refusedField('DateLivraison', refusal)
    const after = await transaction
      .updateTable('orders')
      .set({ expected_at, attempted_at: null, updated_at: at.getTime() })
      .where('id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const reason = asked.reason ?? ''
    await insertOrderChange(
      transaction,
      unmoved(after, {
        kind: 'date',
        by: staffId,
        at: at.getTime(),
        note: dateNote(heldWords(order), heldWords(after), reason),
      }),
    )
    await followDay(transaction, order, after, { by: staffId, at })
    await tellDate(transaction, { before: order, after, reason }, at, publicUrl)
    return after
  })
  letters.wake()
  return dated
}

/** A half-day is stored as the hour it leaves, as it is when it is ordered. */
function slotSet(order: OrderRow, { date, halfDay }: AskedDate): Slot {
  if (momentOf(order).type !== 'flex') return { kind: 'time', at: date }
  const slot = halfDayOf(date)
  return { kind: 'half-day', slot: { ...slot, halfDay: halfDay ?? slot.halfDay } }
}

/**
 * Another hour of its day is no other date of an urgent order, unless it is after its half hour: nobody would be told
 * it. Back to that half hour is one, where another date holds.
 */
function checkTells(order: OrderRow, date: Date): void {
  const { asked, holds } = slotsOf({ ...order, expected_at: date.getTime() })
  const before = slotsOf(order)
  if (asked.kind !== 'pickup' || holds !== asked || (date >= asked.at && before.holds !== before.asked)) return
  throw refusedField(
    'DateLivraison',
    `Le retrait reste prévu vers ${inProse(clock(asked.at))} : choisis une heure après ${inProse(clock(slotEnd(asked)))}, ou un autre jour.`,
  )
}

const yearMs = 365 * 86_400_000

/**
 * What the journal says of another date: 'Flex, jeudi 19 novembre → Flex, vendredi 20 novembre. Motif : Camion en
 * panne'; an empty reason is left out.
 */
export function dateNote(before: string, after: string, reason: string): string {
  return `${before} → ${after}${reason === '' ? '' : `. Motif : ${reason}`}`
}

/** The reason in such a note, null when it has none. */
export function reasonIn(note: string | null): string | null {
  return note === null ? null : (/\. Motif : (.+)/s.exec(note)?.[1] ?? null)
}
