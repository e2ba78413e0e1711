import * as v from 'valibot'
import { utcMidnight } from '#rules/moment/paris-time.ts'

const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'Un jour s’écrit AAAA-MM-JJ.'),
  v.check((text) => !Number.isNaN(utcMidnight(text)), 'Ce jour n’existe pas.'),
)

/** Days on which a provider is closed, 'yyyy-MM-dd', both included, and why, as customers read it. */
export const closing = v.pipe(
  v.object({
    from: day,
    to: day,
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Il manque la raison : les clients la lisent.'), v.maxLength(60)),
  }),
  v.check(({ from, to }) => from <= to, 'Une fermeture finit après son premier jour.'),
)
