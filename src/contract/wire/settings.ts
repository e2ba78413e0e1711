import * as v from 'valibot'
import { call } from './call.ts'
import type { Extensions } from './extensions.ts'
import { euros } from './wire.ts'

/** What a provider says that it understands beyond sections 3 and 7 (R58); a silent one understands nothing. */
const extensions = v.fallback(v.optional(v.record(v.string(), v.array(v.string())), {}), {})

const closing = v.object({ from: v.string(), to: v.string(), reason: v.string() })

/** Where a fixed price is made; what is empty or null bounds nothing. */
const zone = v.object({
  pickup: v.array(v.string()),
  delivery: v.array(v.string()),
  mostMinutes: v.nullable(v.number()),
})

const halfDayLeft = v.object({ day: v.string(), halfDay: v.picklist(['AM', 'PM']), kg: v.nullable(v.number()) })

/**
 * What the page must know of this provider: its card processor (R44), what each delivery option adds, in euros HT (R8),
 * the VAT, per cent, whether it looks companies up, and what of ours it understands.
 */
export const readSettings = call({
  method: 'GET',
  path: '/settings',
  audience: 'nobody',
  reply: v.object({
    processor: v.variant('kind', [
      v.object({ kind: v.literal('embedded') }),
      v.object({ kind: v.literal('stripe'), publishableKey: v.string() }),
    ]),
    /** Whether companies can be looked up by their SIREN. */
    companies: v.fallback(v.optional(v.boolean(), false), false),
    supplements: v.fallback(v.nullish(v.object({ flex: euros, planifiee: euros, urgent: euros }), null), null),
    /** Days 'yyyy-MM-dd', both included, on which it is closed beside the public holidays of France (R57). */
    closings: v.fallback(v.optional(v.array(closing), []), []),
    /** The half-days that have a limit, and the kilograms that still fit, null for endless; 0: full. */
    limited: v.fallback(v.optional(v.array(halfDayLeft), []), []),
    zone: v.fallback(v.nullish(zone, null), null),
    vatPercent: v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), null), null),
    extensions,
  }),
})

/** Of the same reply only what is understood, whatever else it says or lacks. */
export const readExtensions = {
  ...readSettings,
  reply: v.fallback(
    v.pipe(
      v.looseObject({ extensions }),
      v.transform((settings): Extensions => settings.extensions),
    ),
    {},
  ),
} as const
