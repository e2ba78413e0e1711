import { addMinutes } from 'date-fns/addMinutes'
import { halfDayOf } from '#rules/moment/flex-slots.ts'
import { capitalized, clock, inProse } from '#rules/moment/french.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { slotFromNow } from '#rules/moment/moment.ts'
import { dayFromNow } from '#rules/moment/near-day.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { leftWords } from './slot-words.ts'

/** An order on its way. `due`: until when it is promised, an urgent one its pickup alone; `minutes`: of road. */
export interface UnderWay {
  readonly promises: 'half-day' | 'time' | 'pickup'
  readonly due: Date
  readonly leftAt: Date | null
  readonly minutes: number | null
}

/**
 * When a delivery arrives, for its recipient: ['Arrivée', 'cet après-midi, avant 17 h'], later ['', 'En retard · parti
 * à 12:42 · environ 34 min de route']. An urgent one may be under way in time.
 */
export function arrivalWords({ promises, due, leftAt, minutes }: UnderWay, now: Date): readonly [string, string] {
  const until =
    promises === 'half-day'
      ? `${slotFromNow(halfDayOf(due), now)}, avant ${inProse(clock(due))}`
      : `${dayFromNow(parisDay(due), parisDay(now))} vers ${inProse(clock(due))}`
  if (now < due) return ['Arrivée', until]
  if (leftAt === null) return ['', `En retard · prévue ${until}`]
  const there = minutes === null ? null : addMinutes(leftAt, minutes)
  if (there !== null && now >= there && now < addMinutes(there, nearMinutes))
    return ['Arrivée', 'd’un moment à l’autre']
  const isInTime = promises === 'pickup' && leftAt <= due && (there === null || now < there)
  return ['', isInTime ? roadWords(leftAt, minutes, now) : `En retard · ${roadSaid(leftAt, minutes, now)}`]
}

const nearMinutes = 60

/** 'Parti à 10:42 · environ 34 min de route', and no more than is known. */
export function roadWords(leftAt: Date, minutes: number | null, now: Date): string {
  return capitalized(roadSaid(leftAt, minutes, now))
}

function roadSaid(leftAt: Date, minutes: number | null, now: Date): string {
  const left = leftWords(leftAt, parisDay(now))
  return minutes === null ? left : `${left} · environ ${hoursAndMinutes(minutes)} de route`
}
