import * as v from 'valibot'
import { utcMidnight } from '#rules/moment/paris-time.ts'

/** A day of the calendar, 'yyyy-MM-dd'; what another text is told, and a day that is none: '2026-02-30'. */
export function calendarDay(sentence: string, noSuchDay: string = sentence) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\d$/, sentence),
    v.check((text) => !Number.isNaN(utcMidnight(text)), noSuchDay),
  )
}
