import * as v from 'valibot'
import type { Zone } from '#rules/order/zone.ts'

const beginnings = v.array(
  v.pipe(v.string(), v.regex(/^\d{2,5}$/, 'Un code postal commence par deux à cinq chiffres.')),
)

/** Where it goes at a fixed price. */
export const zoneSchema = v.object({
  pickup: beginnings,
  delivery: beginnings,
  mostMinutes: v.nullable(
    v.pipe(v.number('Des minutes, s’il te plaît.'), v.integer(), v.minValue(1), v.maxValue(1440)),
  ),
}) satisfies v.GenericSchema<Zone>
