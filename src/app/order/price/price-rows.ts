import { deliveryTypeLabel, supplementLabel, type DeliveryType } from '#rules/price/delivery-types.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { formatEuros } from '#rules/price/money.ts'
import { amountChange, changedLines, type PriceLine } from '#rules/price/price-change.ts'
import { weightBandKeys, weightLabel } from '#rules/price/weight-bands.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import type { Requote } from '../model/last-price.ts'

/** One line of the price, in words; `detail`: what its amount is made of. */
interface PriceRow {
  readonly label: string
  readonly detail: string | undefined
  readonly amount: string
}

/**
 * The lines of a price, to the cent: base, weight, road time, delivery option, their sum HT, and the VAT that makes it
 * the total TTC.
 */
export function priceRows(quote: Quote, band: string, type: DeliveryType): PriceRow[] {
  const { base, weight, time, delivery, totalHT, totalTTC } = quote.price
  const option = delivery === 0 ? supplementLabel(0) : formatEuros(delivery)
  const amounts = [base, weight, time, option, totalHT, totalTTC - totalHT].map((each) =>
    typeof each === 'number' ? formatEuros(each) : each,
  )
  return rowLabels(band, type).map((label, row) => ({
    label: label === trip ? `${trip} ${tripLength(quote)}` : label,
    detail: label === trip ? minutesDetail(quote) : undefined,
    amount: amounts[row] ?? '',
  }))
}

/** What the lines are called, before their amounts are known. */
export function rowLabels(band: string, type: DeliveryType): string[] {
  return [...lineLabels(band, type), 'Total HT', 'TVA']
}

/** '24 min', '1 h 35 (estimé)' */
export function tripLength({ minutes, estimated }: Quote): string {
  return `${hoursAndMinutes(minutes)}${estimated ? ' (estimé)' : ''}`
}

/** Which lines of a re-quoted order changed: 'Trajet : 10,00 € → 15,00 €'. */
export function changedRows({ from, to }: Requote, band: string, type: DeliveryType): string[] {
  const labels = lineLabels(band, type)
  return changedLines(from.price, to.price).map(
    (line) => `${labels[lineOrder.indexOf(line)]} : ${amountChange(from.price[line], to.price[line])}`,
  )
}

const trip = 'Trajet'
const lineOrder: readonly PriceLine[] = ['base', 'weight', 'time', 'delivery']

function lineLabels(band: string, type: DeliveryType): string[] {
  const key = weightBandKeys.find((known) => known === band)
  return ['Base', key ? `Poids ${weightLabel(key)}` : 'Poids', trip, deliveryTypeLabel(type)]
}

/** Which minutes cost something: 24 of which 20 are free → 'dont 4 au-delà de 20', 12 → '20 min comprises'. */
function minutesDetail({ minutes, freeMinutes }: Quote): string | undefined {
  if (freeMinutes === null) return undefined
  const paid = Math.round(minutes) - freeMinutes
  return paid > 0
    ? `dont ${paid}${minutes < 60 ? '' : ' min'} au-delà de ${freeMinutes}`
    : `${freeMinutes} min comprises`
}
