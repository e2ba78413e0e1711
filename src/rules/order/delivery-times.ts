import { addMinutes } from 'date-fns/addMinutes'
import { urgentPickup } from '#rules/moment/departure.ts'
import { halfDayOf, type FlexSlot } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { orderStatus } from './order-status.ts'
import { parisDay, parisInstant, type ParisDay } from '#rules/moment/paris-time.ts'
import { flexHours } from '#rules/moment/timetables.ts'

/** When an order is to come, as far as it is promised: half a day, a time, or the time of an urgent pickup. */
export type Slot =
  | { readonly kind: 'half-day'; readonly slot: FlexSlot }
  | { readonly kind: 'time'; readonly at: Date; readonly isAbout?: true }
  | { readonly kind: 'pickup'; readonly at: Date; readonly countedFrom: Date }

/** What the times of an order are read from. `moment`: null when the provider does not say. */
export interface TimedOrder {
  readonly status: number | null
  readonly moment: Moment | null
  /** From when an urgent pickup counts. */
  readonly countedFrom: Date
  readonly expectedAt: Date | null
  readonly leftAt: Date | null
  readonly deliveredAt: Date | null
}

/** When an order was to come, comes, left and arrived. `holds`: asked for, or set by the team instead (`isMoved`). */
export interface DeliveryTimes {
  readonly asked: Slot | null
  readonly holds: Slot | null
  readonly isMoved: boolean
  readonly leftAt: Date | null
  readonly arrivedAt: Date | null
}

/**
 * The one answer to "when?" of every screen and letter. Asked for Monday afternoon, the team's date on Wednesday at
 * 8:00 → Wednesday morning holds, moved. What is cancelled is as it was asked for.
 */
export function deliveryTimes({
  status,
  moment,
  countedFrom,
  expectedAt,
  leftAt,
  deliveredAt,
}: TimedOrder): DeliveryTimes {
  const asked = moment === null ? null : askedSlot(moment, countedFrom)
  const holds = asked === null ? expectedAt && timeAt(expectedAt) : heldSlot(asked, { status, expectedAt })
  return {
    asked,
    holds,
    isMoved: asked !== null && holds !== asked,
    leftAt: status === orderStatus.delivering || status === orderStatus.delivered ? leftAt : null,
    arrivedAt: status === orderStatus.delivered ? deliveredAt : null,
  }
}

/** The slot that was asked for, or another one that the team's date lies in. */
export function heldSlot(asked: Slot, { status, expectedAt }: Pick<TimedOrder, 'status' | 'expectedAt'>): Slot {
  return (expectedAt !== null && status !== orderStatus.cancelled && slotInstead(asked, expectedAt)) || asked
}

/** The slot of an order that is not over. */
export function slotThatHolds({
  moment,
  countedFrom,
  expectedAt,
}: Pick<TimedOrder, 'countedFrom' | 'expectedAt'> & { readonly moment: Moment }): Slot {
  return heldSlot(askedSlot(moment, countedFrom), { status: null, expectedAt })
}

/** The same as a moment: what its customer would have asked for. */
export function momentHeld(order: Parameters<typeof slotThatHolds>[0]): Moment {
  const slot = slotThatHolds(order)
  if (slot.kind === 'half-day') return { type: 'flex', slot: slot.slot }
  return order.moment.type === 'planifiee' ? { type: 'planifiee', at: slot.at } : order.moment
}

/** What a moment promises; an urgent pickup is reckoned from `countedFrom`. */
export function askedSlot(moment: Moment, countedFrom: Date): Slot {
  switch (moment.type) {
    case 'flex':
      return { kind: 'half-day', slot: moment.slot }
    case 'planifiee':
      return timeAt(moment.at)
    case 'urgent':
      return { kind: 'pickup', at: urgentPickup(countedFrom), countedFrom }
  }
}

/** From when a slot counts as kept. */
export function slotStart(slot: Slot): Date {
  return slot.kind === 'half-day' ? parisInstant(slot.slot.day, flexHours[slot.slot.halfDay].from) : slot.at
}

/** Until when an order is to be seen to: the end of its half-day, its time; of a pickup the end of its half hour. */
export function slotEnd(slot: Slot): Date {
  if (slot.kind === 'half-day') return parisInstant(slot.slot.day, flexHours[slot.slot.halfDay].to)
  return slot.kind === 'pickup' ? addMinutes(slot.at, 30) : slot.at
}

/** What a slot means to its recipient: of an urgent order on its way when it arrives, not when it was picked up. */
export function awaitedSlot(slot: Slot, status: number | null): Slot {
  return slot.kind === 'pickup' && status === orderStatus.delivering
    ? { kind: 'time', at: slotEnd(slot), isAbout: true }
    : slot
}

/** As a calendar has it: the half-day, half an hour from the chosen time, an hour from an urgent pickup. */
export function slotOnCalendar(slot: Slot): { readonly from: Date; readonly to: Date } {
  const from = slotStart(slot)
  return { from, to: slot.kind === 'half-day' ? slotEnd(slot) : addMinutes(from, slot.kind === 'time' ? 30 : 60) }
}

/** The Paris day of a slot. */
export function slotDay(slot: Slot): ParisDay {
  return slot.kind === 'half-day' ? slot.slot.day : parisDay(slot.at)
}

function timeAt(at: Date): Slot {
  return { kind: 'time', at }
}

/** The slot of the team's date where it is another one; of a pickup a later time, or an earlier day than its own. */
function slotInstead(asked: Slot, given: Date): Slot | null {
  switch (asked.kind) {
    case 'half-day': {
      const slot = halfDayOf(given)
      return slot.day === asked.slot.day && slot.halfDay === asked.slot.halfDay ? null : { kind: 'half-day', slot }
    }
    case 'time':
      return sameMinute(given, asked.at) ? null : timeAt(given)
    case 'pickup':
      return given > slotEnd(asked) || (parisDay(given) < parisDay(asked.at) && given > asked.countedFrom)
        ? timeAt(given)
        : null
  }
}

function sameMinute(one: Date, other: Date): boolean {
  return Math.floor(one.getTime() / 60_000) === Math.floor(other.getTime() / 60_000)
}
