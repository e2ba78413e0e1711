import * as v from 'valibot'
import { calendarDay } from '#contract/wire/day.ts'

const day = calendarDay('Un jour s’écrit AAAA-MM-JJ.', 'Ce jour n’existe pas.')

/** Days on which a provider is closed, 'yyyy-MM-dd', both included, and why, as customers read it. */
export const closing = v.pipe(
  v.object({
    from: day,
    to: day,
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Il manque la raison : les clients la lisent.'), v.maxLength(60)),
  }),
  v.check(({ from, to }) => from <= to, 'Une fermeture finit après son premier jour.'),
)
