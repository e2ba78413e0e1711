import { weightLabel, type WeightBandKey } from '#rules/price/weight-bands.ts'

/** What a vehicle of a class burns, and what it carries on average, its empty ways included. */
export interface VehicleClass {
  readonly name: string
  /** The heaviest load that goes in it, kg; null: any. */
  readonly upToKg: number | null
  readonly litresPerKm: number
  readonly meanLoadKg: number
}

/** The references of a reckoning (code des transports, D1431-8), lightest vehicle first. */
export interface EmissionTable {
  /** Of CO₂ equivalents a litre, upstream and running. */
  readonly kgPerLitre: number
  readonly vehicles: readonly VehicleClass[]
  /** 'valeurs de niveau 1, arrêté du 10 avril 2012' */
  readonly source: string
}

/** What is carried, and how far. */
export interface Haul {
  readonly metres: number
  /** Nobody measured the road: it was reckoned from the great circle. */
  readonly isEstimated: boolean
  readonly band: WeightBandKey
  /** The slip's, null where it was not read: the top of the band counts. */
  readonly slipKg: number | null
  readonly kg: number
}

/**
 * Grams of CO₂ equivalents: litres per km × km × the share of the mean load × kg per litre; a load beyond the mean one
 * is a vehicle of its own. 225 kg over 20 km in a van: 0.16 × 20 × 225/460 × 3.17 → 4,962 g.
 */
export function gramsOf({ metres, kg }: Pick<Haul, 'metres' | 'kg'>, { kgPerLitre, vehicles }: EmissionTable): number {
  const vehicle = vehicles.find(({ upToKg }) => upToKg === null || kg <= upToKg) ?? vehicles.at(-1)
  if (vehicle === undefined) return 0
  const share = Math.min(1, kg / vehicle.meanLoadKg)
  return Math.round(metres * vehicle.litresPerKm * share * kgPerLitre)
}

/** What it was reckoned from, as it is said beside the figure. */
export function basisOf({ isEstimated, band, slipKg }: Haul, { source }: EmissionTable): string {
  return [
    `phases amont et fonctionnement, ${source}`,
    slipKg === null ? `charge comptée au plus lourd de ${weightLabel(band)}` : 'poids du bordereau',
    isEstimated ? 'distance estimée' : 'distance par la route',
  ].join(' ; ')
}

/** What the law wants told of a delivery: 'Gaz à effet de serre de cette livraison : 5,0 kg CO₂e (phases amont …)'. */
export function emissionWords(grams: number, basis: string, deliveries = 1): string {
  const of = deliveries === 1 ? 'cette livraison' : `ces ${deliveries} livraisons`
  return `Gaz à effet de serre de ${of}\u00A0: ${kilograms.format(grams / 1000)}\u00A0kg\u00A0CO₂e (${basis})`
}

const kilograms = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
