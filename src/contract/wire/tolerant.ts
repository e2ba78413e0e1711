import * as v from 'valibot'
import { wireInstant } from './wire.ts'

/** Text of a reply, or a number where text is meant; absent and null read as ''. */
export const anyText = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String))

/** An instant of a reply; null when it is absent or unreadable. */
export const dateOrNull = v.fallback(v.nullish(wireInstant, null), null)
