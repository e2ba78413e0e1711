import type { Availability } from '#rules/moment/availability.ts'
import {
  dayIsOpen,
  defaultFlexSlot,
  halfDayAt,
  halfDayIsOpen,
  halfDays,
  type FlexSlot,
  type HalfDay,
} from '#rules/moment/flex-slots.ts'
import { clock } from '#rules/moment/french.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { parisDay, parisInstant, type ParisDay, type TimeOfDay } from '#rules/moment/paris-time.ts'
import { firstPlannedTime, hasPlannedTimes, plannedTimes } from '#rules/moment/planned-times.ts'

/** What the dialog holds: a day, and a half-day ('AM', 'PM') or a time ('14:30') of it; '' when none is chosen. */
export interface MomentChoice {
  readonly type: 'flex' | 'planifiee'
  readonly day: ParisDay
  readonly part: string
}

/** The choice that a moment is; null for an urgent one, which has none. */
export function choiceOf(moment: Moment): MomentChoice | null {
  switch (moment.type) {
    case 'flex':
      return { type: 'flex', day: moment.slot.day, part: moment.slot.halfDay }
    case 'planifiee':
      return { type: 'planifiee', day: parisDay(moment.at), part: clock(moment.at) }
    case 'urgent':
      return null
  }
}

/** The half-day that a choice lies in. */
export function halfDayIn({ day, part }: MomentChoice): FlexSlot {
  return { day, halfDay: halfDays.find((each) => each === part) ?? halfDayAt(part as TimeOfDay) }
}

/** The first moment of a type that can still be asked for. */
export function firstChoice(type: MomentChoice['type'], now: Date, availability: Availability): MomentChoice {
  if (type === 'flex') {
    const { day, halfDay } = defaultFlexSlot(now, availability)
    return { type, day, part: halfDay }
  }
  const [day = parisDay(now), part = ''] = firstPlannedTime(now, availability).split(' ')
  return { type, day, part }
}

/** Another day: the part stays where that day has it too, else its first one that is open. */
export function onDay(choice: MomentChoice, day: ParisDay, now: Date, availability: Availability): MomentChoice {
  const open = partsOf({ ...choice, day }, now, availability)
  return { ...choice, day, part: open.includes(choice.part) ? choice.part : (open[0] ?? '') }
}

/** The parts of its day that can still be asked for. */
export function partsOf({ type, day }: MomentChoice, now: Date, availability: Availability): readonly string[] {
  return type === 'flex'
    ? halfDays.filter((halfDay) => halfDayIsOpen({ day, halfDay }, now, availability))
    : plannedTimes(day, now, availability)
}

/** Whether a day has any part left. */
export function hasParts(type: MomentChoice['type'], day: ParisDay, now: Date, availability: Availability): boolean {
  return type === 'flex' ? dayIsOpen(day, now, availability) : hasPlannedTimes(day, now, availability)
}

/** The moment that a choice means; null while no part is chosen that is open. */
export function momentIn(choice: MomentChoice, now: Date, availability: Availability): Moment | null {
  const { type, day, part } = choice
  if (!partsOf(choice, now, availability).includes(part)) return null
  return type === 'flex'
    ? { type, slot: { day, halfDay: part as HalfDay } }
    : { type, at: parisInstant(day, part as TimeOfDay) }
}
