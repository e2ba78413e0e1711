import { addMinutes } from 'date-fns/addMinutes'
import { halfDayOf } from './delivery-times.ts'
import { capitalized, clock, inProse } from './french.ts'
import { hoursAndMinutes } from './hours-and-minutes.ts'
import { dayFromNow, slotFromNow } from './moment.ts'
import { parisDay } from './paris-time.ts'
import { leftWords } from './slot-words.ts'

/** An order on its way. `due`: until when it is promised (`slotEnd`), `minutes`: the road, null when it is not known. */
export interface UnderWay {
  readonly isHalfDay: boolean
  readonly due: Date
  readonly leftAt: Date | null
  readonly minutes: number | null
}

/**
 * When a delivery arrives, for who waits for it: ['Arrivée', 'cet après-midi, avant 17 h']. Late it says what is known, ['', 'Parti à 12:42 · environ 34 min de route'], and
 * that it is near, ['Arrivée', 'd’un moment à l’autre'], of a road that is known once it is behind.
 */
export function arrivalWords({ isHalfDay, due, leftAt, minutes }: UnderWay, now: Date): readonly [string, string] {
  const until = isHalfDay ? `${slotFromNow(halfDayOf(due), now)}, avant ${inProse(clock(due))}` : `${dayFromNow(parisDay(due), parisDay(now))} vers ${inProse(clock(due))}`
  if (now < due) return ['Arrivée', until]
  if (leftAt === null || minutes === null) return ['Prévue', until]
  return now < addMinutes(leftAt, minutes) ? ['', roadWords(leftAt, minutes, now)] : ['Arrivée', 'd’un moment à l’autre']
}

/** 'Parti à 10:42 · environ 34 min de route', and no more than is known. */
export function roadWords(leftAt: Date, minutes: number | null, now: Date): string {
  const left = capitalized(leftWords(leftAt, parisDay(now)))
  return minutes === null ? left : `${left} · environ ${hoursAndMinutes(minutes)} de route`
}
