import type { Closing } from '#rules/moment/closings.ts'
import { capitalized, dayAndMonth, shortDay } from '#rules/moment/french.ts'
import type { ParisDay } from '#rules/moment/paris-time.ts'
import type { HolidayRegion } from '#rules/moment/regional-holidays.ts'
import type { HalfDayLimit } from '#rules/order/capacity.ts'
import { halfDayOfWeek } from '#rules/order/week-words.ts'
import { formatKg } from '#rules/price/weight-bands.ts'
import { changesBetween, partsOf, type PartChange, type SettingPart } from './setting-parts.ts'
import type { SiteSettingsValues } from './site-settings.ts'
import type { Store } from './stores.ts'

/** What became other between two states of the settings, a line each. */
export function settingsChanged(before: SiteSettingsValues, after: SiteSettingsValues): string[] {
  return changesBetween(partsOf(before), partsOf(after)).map(changeWords)
}

/** From what to what, for the journal: 'Route la plus longue : 75 min → 90 min', 'Retrait : 06 ajouté'. */
export function changeWords({ before, after }: PartChange): string {
  const part = after ?? before
  if (part === null) return ''
  const came = before === null ? 'ajouté' : 'retiré'
  switch (part.of) {
    case 'closings':
      if (after === null) return `Réouverture ${spanWords(part.closing)}\u00A0: ${part.closing.reason}`
      return `Fermeture ${spanWords(part.closing)}\u00A0: ${fromTo(before, after, ofClosing)}`
    case 'holidays':
      return `Fériés ${regionWords[part.region].of} ${came}s`
    case 'pickup':
    case 'delivery':
      return `${endWords[part.of]}\u00A0: ${part.code} ${came}`
    case 'road':
      return `Route la plus longue\u00A0: ${roadWords(before)} → ${roadWords(after)}`
    case 'capacity':
      return `${capitalized(halfDayOfWeek(part.limit))}\u00A0: ${limitOfPart(before)} → ${limitOfPart(after)}`
    case 'stores':
      return before?.of === 'stores' && after?.of === 'stores'
        ? `${part.store.name}\u00A0: ${storeChanges(before.store, after.store).join(', ')}`
        : `${part.store.name} ${came}`
  }
}

/** What a change is about, among others: 'fermeture du 28 déc.', 'lundi matin', 'Négoce Modèle'. */
export function changeSubject({ before, after }: PartChange): string {
  const part = after ?? before
  switch (part?.of) {
    case undefined:
      return ''
    case 'closings':
      return `${after === null ? 'réouverture' : 'fermeture'} du ${dayInShort(part.closing.from)}`
    case 'holidays':
      return `fériés ${regionWords[part.region].of}`
    case 'pickup':
    case 'delivery':
      return `${endWords[part.of].toLowerCase()} ${part.code}`
    case 'road':
      return 'route la plus longue'
    case 'capacity':
      return halfDayOfWeek(part.limit)
    case 'stores':
      return part.store.name
  }
}

/** 'le 25 décembre 2026', 'du 28 décembre 2026 au 2 janvier 2027'. */
export function spanWords({ from, to }: Pick<Closing, 'from' | 'to'>): string {
  if (from === to) return `le ${dayOfYear(from)}`
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `du ${isOneYear ? dayOfMonth(from) : dayOfYear(from)} au ${dayOfYear(to)}`
}

/** '2026-12-28' → '28 décembre'. */
export function dayOfMonth(day: ParisDay): string {
  return dayAndMonth(day).replace(/^\S+ /, '').replace(/^1 /, '1er ').replace(' ', '\u00A0')
}

/** '2026-12-28' → '28 déc.'. */
export function dayInShort(day: ParisDay): string {
  return shortDay(day).replace(/^\S+ /, '').replace(/^1 /, '1er ').replace(' ', '\u00A0')
}

/** '12 commandes, 2 400 kg', 'sans limite'. */
export function limitWords({ orders, kg }: Pick<HalfDayLimit, 'orders' | 'kg'>): string {
  const words = [
    orders === null ? '' : `${orders}\u00A0commande${orders > 1 ? 's' : ''}`,
    kg === null ? '' : formatKg(kg),
  ]
  return words.filter(Boolean).join(', ') || 'sans limite'
}

export const regionWords = {
  'alsace-moselle': { name: 'Alsace-Moselle', of: 'd’Alsace-Moselle' },
  monaco: { name: 'Monaco', of: 'de Monaco' },
} as const satisfies Record<HolidayRegion, object>

const endWords = { pickup: 'Retrait', delivery: 'Livraison' } as const

function dayOfYear(day: ParisDay): string {
  return `${dayOfMonth(day)}\u00A0${day.slice(0, 4)}`
}

function fromTo(before: SettingPart | null, after: SettingPart, words: (part: SettingPart) => string): string {
  return before === null ? words(after) : `${words(before)} → ${words(after)}`
}

function ofClosing(part: SettingPart): string {
  return part.of === 'closings' ? part.closing.reason : ''
}

function roadWords(part: SettingPart | null): string {
  return part?.of === 'road' ? `${part.minutes}\u00A0min` : 'sans limite'
}

function limitOfPart(part: SettingPart | null): string {
  return part?.of === 'capacity' ? limitWords(part.limit) : 'sans limite'
}

function storeChanges(before: Store, after: Store): string[] {
  const rows = [
    ['nom', before.name, after.name],
    ['adresse', before.address.label, after.address.label],
    ['horaires', before.hours, after.hours],
    ['note', before.note, after.note],
  ] as const
  return rows.filter(([, was, is]) => was !== is).map(([name, was, is]) => `${name} ${was || 'sans'} → ${is || 'sans'}`)
}
