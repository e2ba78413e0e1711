import { deliveryTypeLabel, type DeliveryType } from '#rules/delivery-types.ts'
import { formatEuros } from '#rules/money.ts'
import { weightBandKeys, weightLabel } from '#rules/weight-bands.ts'
import type { Quote } from './quote-book.ts'

/** One line of the price, in words. */
export interface PriceRow {
  readonly label: string
  readonly amount: string
}

/** The lines of a price: base, weight, road time, delivery option, and their sum HT. */
export function priceRows({ price, minutes, estimated }: Quote, band: string, type: DeliveryType): PriceRow[] {
  const amounts = [price.base, price.weight, price.time, price.delivery, price.totalHT]
  const trip = `Trajet ${tripLength(minutes)}${estimated ? ' (estimé)' : ''}`
  return rowLabels(band, type, trip).map((label, row) => ({ label, amount: formatEuros(amounts[row] ?? 0) }))
}

/** What the lines are called, before their amounts are known. */
export function rowLabels(band: string, type: DeliveryType, trip = 'Trajet'): string[] {
  const key = weightBandKeys.find((known) => known === band)
  return ['Base', key ? `Poids ${weightLabel(key)}` : 'Poids', trip, deliveryTypeLabel(type), 'Total HT']
}

/** 24 → '24 min'; 95 → '1 h 35'. */
export function tripLength(minutes: number): string {
  const whole = Math.round(minutes)
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')}`
}
