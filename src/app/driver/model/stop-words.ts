import type { DriverDay, DriverOrder } from '#contract/driver/driver-day.ts'
import { clock, inProse } from '#rules/moment/french.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { minutesOf, parisMinutes } from '#rules/moment/paris-time.ts'
import { placeOf, type Halt } from './day-stops.ts'

/** 1 → '1 colis', null → ''. */
export function packageWords(count: number | null): string {
  return count === null ? '' : `${count}\u00A0colis`
}

/** What is loaded, beside its number: 'tuiles, 212 kg'. */
export function goodsWords({ nature, poids }: Pick<DriverOrder, 'nature' | 'poids'>): string {
  return [nature, poids].filter(Boolean).join(', ')
}

/** Who is at a halt, and how much of what: 'Dépôt Exemple · 2 retraits', 'M. Exemple · 3 colis'. */
export function haltWords({ kind, stops }: Halt): string {
  const [{ order }] = stops
  const who = placeOf(stops[0]).nom || order.donneur_ordre.nom
  const what =
    stops.length > 1 ? `${stops.length} ${kind === 'pickup' ? 'retraits' : 'livraisons'}` : packageWords(order.colis)
  return [who, what].filter(Boolean).join(' · ')
}

/** How far off it is: 'dans 12 min', 'depuis 5 min'; '' where nobody knows, or not within half a day. */
export function aheadWords(at: Date | null, now: Date): string {
  if (at === null) return ''
  const minutes = Math.round((at.getTime() - now.getTime()) / 60_000)
  if (Math.abs(minutes) > 6 * 60) return ''
  if (minutes === 0) return 'maintenant'
  return `${minutes > 0 ? 'dans' : 'depuis'} ${hoursAndMinutes(Math.abs(minutes))}`.replaceAll(' ', '\u00A0')
}

/** 'mardi 24 novembre 2026, Matin 7h-12h' → 'En retard, prévu mardi …'; of a pickup it says « retrait » before it. */
export function lateWords({ prevue }: Pick<DriverOrder['retrait'], 'prevue'>): string {
  return prevue === '' ? 'En retard' : `En retard, prévu ${prevue.replace(/^retrait /, '')}`
}

/** When a run is over, to the quarter of an hour: its last stop at 14:35 → '15 h'; null where nobody knows. */
export function endWords(halts: readonly Halt[]): string | null {
  const at = halts.at(-1)?.stops.at(-1)?.at ?? null
  if (at === null) return null
  const minutes = Math.ceil((parisMinutes(at) + lastStopMinutes) / 15) * 15
  return inProse(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`)
}

const lastStopMinutes = 12

/** Whether a halt is in the afternoon. */
export function isAfternoon({ stops: [{ at }] }: Halt): boolean {
  return at !== null && parisMinutes(at) >= minutesOf('13:00')
}

/** What is said of an order that was taken off: 'Commande annulée : n’y va pas, ne charge rien.' */
export function takenOffWords({ at, note }: DriverDay['takenOff'][number]): readonly [when: string, what: string] {
  const why = note.trim().replace(/\.$/, '')
  return [
    `retirée à ${clock(at)}.`,
    `${why === '' ? '' : `${why}\u00A0: `}${why === '' ? 'N’y' : 'n’y'} va pas, ne charge rien.`,
  ]
}
