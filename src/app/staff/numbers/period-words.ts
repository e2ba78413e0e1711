import type { StaffNumbers } from '#contract/staff-numbers.ts'
import { capitalized, dayAndMonth, monthAndYear, shortDay } from '#rules/french.ts'
import { formatEuros } from '#rules/money.ts'

/** '2026-11-20' → 'Vendredi 20 novembre', '2026-11' → 'Novembre 2026'. */
export function periodName(period: string): string {
  return capitalized(period.length === 7 ? monthAndYear(period) : dayAndMonth(period))
}

/** As it stands in the table: 'Vendredi 20 nov.', 'Novembre 2026'. */
export function periodRow(period: string): string {
  return period.length === 7 ? periodName(period) : capitalized(shortDay(period))
}

/** As it stands under a bar: '20 nov.', 'nov. 26'. */
export function periodTick(period: string): string {
  if (period.length > 7) return shortDay(period).replace(/^\S+ /, '')
  return `${shortDay(`${period}-15`).split(' ').at(-1) ?? ''} ${period.slice(2, 4)}`
}

/** What several periods come to. */
export function totalOf(numbers: readonly StaffNumbers[]): Omit<StaffNumbers, 'period'> {
  const sum = (name: 'ordered' | 'cancelled' | 'delivered' | 'onTime' | 'deliveredHT') => numbers.reduce((total, row) => total + row[name], 0)
  return { ordered: sum('ordered'), cancelled: sum('cancelled'), delivered: sum('delivered'), onTime: sum('onTime'), deliveredHT: sum('deliveredHT') }
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

/** What is drawn, each in a chart of its own; `whole`: what a whole bar stands for. */
export const charts = [
  { title: 'Commandes', value: ({ ordered }) => ordered, words: ({ ordered }) => String(ordered) },
  { title: 'Livré HT', value: ({ deliveredHT }) => deliveredHT, words: ({ deliveredHT }) => formatEuros(deliveredHT) },
  { title: 'Livrées à l’heure', value: shareOnTime, words: (row) => shareWords(shareOnTime(row)), whole: 100 },
  { title: 'Annulations', value: ({ cancelled }) => cancelled, words: ({ cancelled }) => String(cancelled) },
] as const satisfies readonly Chart[]

interface Chart {
  readonly title: string
  readonly whole?: number
  value(row: Omit<StaffNumbers, 'period'>): number | null
  words(row: Omit<StaffNumbers, 'period'>): string
}
