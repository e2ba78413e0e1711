import { resolve } from 'node:path'
import * as v from 'valibot'
import { deliveryTypes, type DeliveryType } from '#rules/price/delivery-types.ts'
import { centsFromEuros, type Cents } from '#rules/price/money.ts'
import type { Tariff } from '#rules/price/price.ts'
import { weightBandKeys, type WeightBandKey } from '#rules/price/weight-bands.ts'
import { readJson } from './read-json.ts'

/** The tariff that the product comes with. */
export const defaultTariff = resolve(import.meta.dirname, 'tariff.json')

/**
 * The operator's tariff file (R8): amounts in euros HT. Throws, naming the file, when it is missing or wrong: the
 * server must not start.
 */
export function readTariff(path: string): Tariff {
  return readJson(path, tariffSchema, 'Tarif illisible')
}

const amount = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100_000),
  v.check((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, 'montant à deux décimales attendu'),
  v.transform((euros): Cents => centsFromEuros(euros)),
)

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

const tariffSchema = v.strictObject({
  base: amount,
  weight: v.strictObject(amounts<WeightBandKey>(weightBandKeys)),
  freeMinutes: v.pipe(v.number(), v.minValue(0)),
  perMinute: amount,
  delivery: v.strictObject(amounts<DeliveryType>(deliveryTypes)),
  vatPercent: percent,
  energyPercent: v.exactOptional(percent),
})

function amounts<Key extends string>(keys: readonly Key[]): Record<Key, typeof amount> {
  return Object.fromEntries(keys.map((key) => [key, amount])) as Record<Key, typeof amount>
}
