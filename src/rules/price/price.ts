import type { DeliveryType, Supplements } from './delivery-types.ts'
import { roundHalfUp, type Cents } from './money.ts'
import type { WeightBandKey } from './weight-bands.ts'

/** The provider's numbers (section 9, R8): cents HT, minutes, and VAT in per cent. */
export interface Tariff {
  readonly base: Cents
  readonly weight: Readonly<Record<WeightBandKey, Cents>>
  readonly freeMinutes: number
  readonly perMinute: Cents
  readonly delivery: Supplements
  readonly vatPercent: number
  /** What the price holds for the vehicle's energy, per cent of it; invoices tell it (code des transports, L3222-2). */
  readonly energyPercent?: number
}

/** What moves the price. `minutes`: road time, null when it is unavailable. */
export interface PriceInputs {
  readonly band: WeightBandKey
  readonly type: DeliveryType
  readonly minutes: number | null
}

/** The lines of a price, in cents; the first four add up to `totalHT`. */
export interface Price {
  readonly base: Cents
  readonly weight: Cents
  readonly time: Cents
  readonly delivery: Cents
  readonly totalHT: Cents
  readonly totalTTC: Cents
}

/** Total HT = base + weight + time beyond the free minutes + option; TTC to the cent (section 9): 39,90 → 47,88. */
export function priceOf(tariff: Tariff, { band, type, minutes }: PriceInputs): Price {
  const base = tariff.base
  const weight = tariff.weight[band]
  const time = timeSupplement(tariff, minutes)
  const delivery = tariff.delivery[type]
  const totalHT = base + weight + time + delivery
  return { base, weight, time, delivery, totalHT, totalTTC: withVat(totalHT, tariff.vatPercent) }
}

/** 20 min 9 s (20.15) → 0,38 €: the binary noise of the subtraction must not eat the half cent. */
function timeSupplement({ freeMinutes, perMinute }: Tariff, minutes: number | null): Cents {
  if (minutes === null) return 0
  const beyond = Number(Math.max(0, minutes - freeMinutes).toFixed(9))
  return roundHalfUp(beyond * perMinute)
}

/** VAT as section 9 quotes it, per cent; what is charged is the tariff's (R8). */
export const quotedVatPercent = 20

/** The TTC of an amount HT, to the cent: 3990 at 20 % → 4788. */
export function withVat(cents: Cents, percent: number): Cents {
  return roundHalfUp((cents * (100 + percent)) / 100)
}

/** What an amount TTC is without its VAT, to the cent: 4788 at 20 % → 3990. */
export function withoutVat(cents: Cents, percent: number): Cents {
  return roundHalfUp((cents * 100) / (100 + percent))
}
