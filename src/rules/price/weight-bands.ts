/** The seven weight bands (section 9), lightest first; `upToKg` is the heaviest load of the band. */
export const weightBands = [
  { key: '-150', label: '0-150 kg', upToKg: 150 },
  { key: '151-300', label: '151-300 kg', upToKg: 300 },
  { key: '301-450', label: '301-450 kg', upToKg: 450 },
  { key: '451-600', label: '451-600 kg', upToKg: 600 },
  { key: '601-750', label: '601-750 kg', upToKg: 750 },
  { key: '751-900', label: '751-900 kg', upToKg: 900 },
  { key: '901-1350', label: '901-1350 kg', upToKg: 1350 },
] as const

export type WeightBand = (typeof weightBands)[number]
export type WeightBandKey = WeightBand['key']

export const weightBandKeys = weightBands.map((band) => band.key) as readonly WeightBandKey[]

/** The band of a load in kg, between two the upper one (R24): 150.4 → '151-300'. Null above 1350 kg, and at 0. */
export function bandForKg(kg: number): WeightBandKey | null {
  if (!(kg > 0)) return null
  return weightBands.find((band) => kg <= band.upToKg)?.key ?? null
}

/** '-150' → '0-150 kg'. */
export function weightLabel(key: WeightBandKey): string {
  return bandOf(key).label
}

/** 1620 → '1 620 kg', 412.5 → '412,5 kg'. */
export function formatKg(kg: number): string {
  return `${french.format(kg)}\u00A0kg`
}

/** How many of the seven bars the load gauge fills: '151-300' → 2. */
export function gaugeLevel(key: WeightBandKey): number {
  return weightBandKeys.indexOf(key) + 1
}

const french = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

function bandOf(key: WeightBandKey): WeightBand {
  return weightBands.find((band) => band.key === key) as WeightBand
}
