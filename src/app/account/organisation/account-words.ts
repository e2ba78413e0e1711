import { capitalized, monthAndYear, shortDay } from '#rules/moment/french.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import type { ParisDay } from '#rules/moment/paris-time.ts'

/** '2026-10' → 'octobre'; of another year than today's, 'octobre 2025'. */
export function monthName(month: string, today: ParisDay): string {
  const name = monthAndYear(month)
  return isOfYear(month, today) ? name.replace(/ \d+$/, '') : name
}

/** '2026-10' → 'Octobre': as what begins a line. */
export function monthTitle(month: string, today: ParisDay): string {
  return capitalized(monthName(month, today))
}

/** 'octobre' → 'Facture d’octobre', 'novembre' → 'Facture de novembre'. */
export function invoiceName(month: string, today: ParisDay): string {
  const name = monthName(month, today)
  return `Facture ${/^[ao]/.test(name) ? 'd’' : 'de '}${name}`
}

/** '2026-11-30' → '30 nov.', '2026-12-01' → '1er déc.', with no-break spaces; of another year, '30 nov. 2025'. */
export function dayWords(day: ParisDay, today: ParisDay): string {
  const words = shortDay(day).replace(/^\S+ /, '').replace(/^1 /, '1er ')
  return (isOfYear(day, today) ? words : `${words} ${day.slice(0, 4)}`).replaceAll(' ', '\u00A0')
}

/** 4788 → « −47,88 € », with the sign that is as wide as a figure. */
export function lessEuros(cents: Cents): string {
  return `\u2212${formatEuros(cents)}`
}

/** 300000 → « 3 000 € »; with its cents where it has some. */
export function wholeEuros(cents: Cents): string {
  return formatEuros(cents).replace(/,00(?=\D*$)/, '')
}

function isOfYear(date: string, today: ParisDay): boolean {
  return date.slice(0, 4) === today.slice(0, 4)
}
