import { instantFromWire } from '#contract/wire/wire.ts'
import type { Availability } from '#rules/moment/availability.ts'
import type { Slot } from '#rules/order/delivery-times.ts'
import type { HalfDay } from '#rules/moment/flex-slots.ts'
import { nobodyDelivers } from '#rules/order/nobody-delivers.ts'
import { shortSlot } from '#rules/order/slot-words.ts'

/**
 * Why a typed date is not sent, if so. '2026-11-22', a Sunday → 'On ne livre pas le dimanche.' The slot that `holds`
 * may stay. `halfDay`: under Flex; null: 'T' and a time follow.
 */
export function dateRefusal(
  typed: string,
  halfDay: HalfDay | null,
  holds: Slot | null,
  availability: Availability,
): string | undefined {
  if (typed === '') return halfDay === null ? 'Choisis un jour et une heure' : 'Choisis un jour'
  const slot = slotTyped(typed, halfDay)
  if (slot === null || (holds !== null && shortSlot(holds) === shortSlot(slot))) return undefined
  return nobodyDelivers(slot, availability) ?? undefined
}

/** Null for what only the server can refuse: a year of five digits. */
function slotTyped(typed: string, halfDay: HalfDay | null): Slot | null {
  const at = instantFromWire(halfDay === null ? `${typed.replace('T', ' ').slice(0, 16)}:00` : typed)
  if (Number.isNaN(at.getTime())) return null
  return halfDay === null ? { kind: 'time', at } : { kind: 'half-day', slot: { day: typed, halfDay } }
}
