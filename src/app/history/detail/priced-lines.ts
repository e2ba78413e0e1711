import type { PastOrder } from '#contract/order/past-order.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { vatPercentOf } from '#rules/price/invoice.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'

/** One line of the ticket. */
interface PricedLine {
  readonly label: string
  readonly amount: string
  /** Of the lines above it. */
  readonly sum?: boolean
}

/** The lines of a price, HT, total HT and VAT, as the provider gives them. Without a price (R10) the weight alone. */
export function pricedLines({ price, minutes, moment, weightLabel, totalHT, totalTTC, vat }: PastOrder): PricedLine[] {
  if (totalTTC === null) return weightLabel === '' ? [] : [{ label: 'Poids', amount: weightLabel }]
  const parts =
    price === null
      ? []
      : [
          line('Tarif de base HT', price.base),
          supplement(`Poids ${weightLabel}`, price.weight),
          supplement(minutes === null ? 'Trajet' : `Trajet ${hoursAndMinutes(minutes)}`, price.time),
          supplement(moment === null ? 'Livraison' : deliveryTypeLabel(moment.type), price.delivery),
        ]
  const percent = totalHT === null ? '' : ` ${french.format(vatPercentOf(totalHT, totalTTC))}\u00A0%`
  return [
    ...parts,
    ...(totalHT === null ? [] : [{ ...line('Total HT', totalHT), sum: parts.length > 0 }]),
    ...(vat === null ? [] : [line(`TVA${percent}`, vat)]),
  ]
}

function line(label: string, cents: Cents): PricedLine {
  return { label, amount: formatEuros(cents) }
}

function supplement(label: string, cents: Cents): PricedLine {
  return { label, amount: cents === 0 ? 'inclus' : formatEuros(cents) }
}

const french = new Intl.NumberFormat('fr-FR')
