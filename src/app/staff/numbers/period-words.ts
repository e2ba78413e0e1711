import type { StaffNumbers } from '#contract/staff/staff-numbers.ts'
import { capitalized, dayAndMonth, monthAndYear, shortDay } from '#rules/moment/french.ts'
import { formatEuros } from '#rules/price/money.ts'

/** '2026-11-20' → 'Vendredi 20 novembre', '2026-11' → 'Novembre 2026'. */
export function periodName(period: string): string {
  return capitalized(period.length === 7 ? monthAndYear(period) : dayAndMonth(period))
}

/** As it stands in the table: 'Ven. 20 nov.', 'Novembre 2026'. */
export function periodRow(period: string): string {
  return period.length === 7 ? periodName(period) : capitalized(shortDay(period)).replace(/^(\p{L}{3})\p{L}+/u, '$1.')
}

/** From when to when, this period dotted: 'Du 27 octobre au 20 novembre. En pointillés : aujourd’hui, en cours.' */
export function spanWords(numbers: readonly Pick<StaffNumbers, 'period'>[]): string {
  const [first = '', last = ''] = [numbers[0]?.period, numbers.at(-1)?.period]
  const isMonth = last.length === 7
  const words = (period: string) => (isMonth ? monthAndYear(period) : dayAndMonth(period).replace(/^\S+ /, ''))
  const span =
    first === last
      ? capitalized(words(last))
      : isMonth
        ? `De ${words(first)} à ${words(last)}`
        : `Du ${words(first)} au ${words(last)}`
  return `${span}. En pointillés : ${isMonth ? 'ce mois-ci' : 'aujourd’hui'}, en cours.`
}

/**
 * What is worth drawing: from the first period on that has something, and never a year of nothing before one: from
 * behind the last stretch of twelve empty ones.
 */
export function drawnPeriods(numbers: readonly StaffNumbers[]): readonly StaffNumbers[] {
  let empty = 12
  let from = numbers.length
  for (const [index, { ordered, delivered }] of numbers.entries()) {
    const isEmpty = ordered + delivered === 0
    if (!isEmpty && empty >= 12) from = index
    empty = isEmpty ? empty + 1 : 0
  }
  return numbers.slice(from)
}

/** As it stands under a bar: '20 nov.', 'nov. 26'. */
export function periodTick(period: string): string {
  if (period.length > 7) return shortDay(period).replace(/^\S+ /, '')
  return `${shortDay(`${period}-15`).split(' ').at(-1) ?? ''} ${period.slice(2, 4)}`
}

/** What several periods come to. */
export function totalOf(numbers: readonly StaffNumbers[]): Omit<StaffNumbers, 'period'> {
  const sum = (name: 'ordered' | 'cancelled' | 'delivered' | 'onTime' | 'deliveredHT') =>
    numbers.reduce((total, row) => total + row[name], 0)
  return {
    ordered: sum('ordered'),
    cancelled: sum('cancelled'),
    delivered: sum('delivered'),
    onTime: sum('onTime'),
    deliveredHT: sum('deliveredHT'),
  }
}

/** Of the deliveries, per cent; null while there is none: 47 of 50 → 94. Never 100 while one was late. */
export function shareOnTime({ delivered, onTime }: Pick<StaffNumbers, 'delivered' | 'onTime'>): number | null {
  if (delivered === 0) return null
  return onTime === delivered ? 100 : Math.min(99, Math.round((onTime / delivered) * 100))
}

/** 94 → '94 %', null → '–'. */
export function shareWords(share: number | null): string {
  return share === null ? '–' : `${share}\u00A0%`
}

/** '600 €', and from ten thousand on '20 k€'. */
function scaleEuros(cents: number): string {
  return cents >= 1_000_000 ? `${cents / 100_000}\u00A0k€` : `${(cents / 100).toLocaleString('fr-FR')}\u00A0€`
}

/** What is drawn, each in a chart of its own; `whole`: what a whole bar stands for. */
export const charts: readonly Chart[] = [
  { title: 'Commandes', value: ({ ordered }) => ordered, words: ({ ordered }) => String(ordered), scale: String },
  {
    title: 'Livré HT',
    value: ({ deliveredHT }) => deliveredHT,
    words: ({ deliveredHT }) => formatEuros(deliveredHT),
    scale: scaleEuros,
  },
  {
    title: 'Livrées à l’heure',
    value: shareOnTime,
    words: (row) => shareWords(shareOnTime(row)),
    scale: shareWords,
    whole: 100,
    saysLowest: true,
  },
  {
    title: 'Annulations',
    value: ({ cancelled }) => cancelled,
    words: ({ cancelled }) => String(cancelled),
    scale: String,
    none: 'Aucune annulation',
  },
]

interface Chart {
  readonly title: string
  readonly whole?: number
  readonly saysLowest?: boolean
  /** Said in place of bars when there is nothing in all. */
  readonly none?: string
  scale(value: number): string
  value(row: Omit<StaffNumbers, 'period'>): number | null
  words(row: Omit<StaffNumbers, 'period'>): string
}
