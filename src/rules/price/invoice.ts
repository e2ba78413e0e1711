import { formatEuros, roundHalfUp, type Cents } from './money.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { withVat } from './price.ts'

/** The year whose series an invoice belongs to, by the Paris calendar: 2026-12-31T23:30Z → 2027. */
export function invoiceYear(issuedAt: Date): number {
  return Number(parisDay(issuedAt).slice(0, 4))
}

/** The number of the year's nth invoice: 2026, 41 → '2026-000041'. */
export function invoiceNumber(year: number, rank: number): string {
  return `${year}-${String(rank).padStart(6, '0')}`
}

/** The VAT rate of an amount, per cent: 3990 HT, 4788 TTC → 20. Where the cents allow several: the first legal one. */
export function vatPercentOf(totalHT: Cents, totalTTC: Cents): number {
  if (totalHT === 0) return 0
  const legal = legalPercents.find((percent) => withVat(totalHT, percent) === totalTTC)
  return legal ?? roundHalfUp(((totalTTC - totalHT) / totalHT) * 1000) / 10
}

const legalPercents = [20, 10, 5.5, 2.1, 0]

/** What an invoice says of the energy in its price (code des transports, L3222-2): 3990, 18 → '… : 7,18 € HT, …'. */
export function energyWords(totalHT: Cents, percent: number, deliveries = 1): string {
  const of = deliveries === 1 ? 'ce transport' : `ces ${deliveries} transports`
  const energy = formatEuros(roundHalfUp((totalHT * percent) / 100))
  return `Charges d’énergie de ${of}, comprises dans le prix (article L3222-2) : ${energy} HT`
}

/** A SIREN or SIRET in groups, as documents show it: '12345678900017' → '123 456 789 00017'; anything else as it is. */
export function formatSiren(text: string): string {
  const { siren, rest } = /^(?<siren>\d{9})(?<rest>\d{5})?$/.exec(text.replaceAll(/\s/g, ''))?.groups ?? {}
  if (siren === undefined) return text
  return [...(siren.match(/\d{3}/g) ?? []), ...(rest === undefined ? [] : [rest])].join('\u00A0')
}

/** A day in figures, on the Paris calendar: '20/11/2026'. */
export function dayInFigures(instant: Date): string {
  return parisDay(instant).split('-').toReversed().join('/')
}
