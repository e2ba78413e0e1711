import { bandForKg, weightBands, type WeightBandKey } from './weight-bands.ts'

/** What a slip's weight says of the chosen band (section 5). `nearLimitKg`: the limit it comes close to, kg. */
export type WeightAdvice =
  | { readonly kind: 'none' }
  | { readonly kind: 'same'; readonly kg: number; readonly band: WeightBandKey; readonly nearLimitKg: number | null }
  | { readonly kind: 'other'; readonly kg: number; readonly band: WeightBandKey }
  | { readonly kind: 'too-heavy'; readonly kg: number }

/** 412 kg beside '151-300' → other, '301-450'. `kg` is null while no weight is known, `chosen` while no band is. */
export function weightAdvice(kg: number | null, chosen: WeightBandKey | null): WeightAdvice {
  if (kg === null) return { kind: 'none' }
  const band = bandForKg(kg)
  if (band === null) return { kind: 'too-heavy', kg }
  return band === chosen ? { kind: 'same', kg, band, nearLimitKg: nearLimit(kg) } : { kind: 'other', kg, band }
}

/** The band once a slip was read: the one chosen stays, none gives way to the slip's, above 1350 kg there is none. */
export function bandAfterReading(kg: number, chosen: WeightBandKey | null): WeightBandKey | null {
  const band = bandForKg(kg)
  return band === null ? null : (chosen ?? band)
}

/** Whether a load has no band: more than 1350 kg. */
export function isTooHeavy(kg: number | null): boolean {
  return kg !== null && bandForKg(kg) === null
}

/** The band above a limit: 450 → '451-600'; null above 1350. */
export function bandAbove(limitKg: number): WeightBandKey | null {
  return weightBands.find(({ upToKg }) => upToKg > limitKg)?.key ?? null
}

/** The upper limit of a load's band when it lies within 3 % under it: 440 → 450, 430 → null. */
function nearLimit(kg: number): number | null {
  const upToKg = weightBands.find((band) => kg <= band.upToKg)?.upToKg ?? 0
  return kg >= upToKg * (1 - closeness) ? upToKg : null
}

const closeness = 0.03
