import * as v from 'valibot'
import type { EmissionTable } from '#rules/order/emissions.ts'
import { readJson } from './read-json.ts'

/**
 * The operator's references for what a delivery emits (code des transports, D1431-8). Throws, naming the file, when it is
 * missing or wrong: the server must not start.
 */
export function readEmissions(path: string): EmissionTable {
  return readJson(path, schema, 'Émissions illisibles')
}

const positive = v.pipe(v.number(), v.finite(), v.minValue(0.000001))

const schema = v.strictObject({
  source: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  kgPerLitre: positive,
  vehicles: v.pipe(
    v.array(
      v.strictObject({
        name: v.string(),
        upToKg: v.nullable(positive),
        litresPerKm: positive,
        meanLoadKg: positive,
      }),
    ),
    v.nonEmpty(),
    v.check((vehicles) => vehicles.at(-1)?.upToKg === null, 'le dernier véhicule prend toute charge : upToKg null'),
  ),
})
