import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { nextFlexSlots, type FlexSlot } from '#rules/moment/flex-slots.ts'
import { slotFromNow } from '#rules/moment/moment.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import type { Expired } from '../../model/expired-slot.ts'
import { chooseFlexDay, chooseHalfDay } from '../../model/order-actions.ts'
import { useOrder } from '../../model/order-context.ts'
import { useValues } from '../../model/use-values.ts'
import { MomentPassed } from './moment-passed.tsx'

/** A half-day that cannot be asked for any more; in the place of a full one or a closed day its next three. */
export function FlexPassed({ why }: { readonly why: Expired }) {
  const world = useWorld()
  const { state, now } = useOrder()
  const { availability } = useSnapshot(state)
  const day = useValues(({ flexDate }) => flexDate)
  const halfDay = useValues(({ flexHalfDay }) => flexHalfDay)
  const isAhead = why === 'full' || why === 'closed'
  const next = nextFlexSlots(isAhead ? day : parisDay(now), isAhead ? 3 : 1, now, availability)
  const take = (slot: FlexSlot) => {
    chooseFlexDay(state, slot.day, world.now())
    chooseHalfDay(state, slot.halfDay)
  }
  return (
    <MomentPassed
      why={why}
      chosen={slotFromNow({ day, halfDay }, now)}
      offers={next.map((slot) => ({ words: slotFromNow(slot, now), take: () => take(slot) }))}
      fieldId="flexDate"
    />
  )
}
