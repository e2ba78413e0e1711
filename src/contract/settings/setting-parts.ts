import type { Closing } from '#rules/moment/closings.ts'
import type { HolidayRegion } from '#rules/moment/regional-holidays.ts'
import type { HalfDayLimit } from '#rules/order/capacity.ts'
import type { SettingName, SiteSettingsValues } from './site-settings.ts'
import type { Store } from './stores.ts'

/** One thing that managers set: what they change is a list of these, whoever changed others meanwhile. */
export type SettingPart =
  | { readonly of: 'closings'; readonly closing: Closing }
  | { readonly of: 'holidays'; readonly region: HolidayRegion }
  | { readonly of: 'pickup' | 'delivery'; readonly code: string }
  | { readonly of: 'road'; readonly minutes: number }
  | { readonly of: 'capacity'; readonly limit: HalfDayLimit }
  | { readonly of: 'stores'; readonly store: Store }

/** Parts by their names, which say what takes the place of what. */
export type SettingParts = ReadonlyMap<string, SettingPart>

/** What one name is to be: null, nothing any more. */
export interface PartChange {
  readonly name: string
  readonly before: SettingPart | null
  readonly after: SettingPart | null
}

/** A closing → 'closings 2026-12-28 2027-01-02', Monday morning's limit → 'capacity 1 AM'. */
export function partName(part: SettingPart): string {
  switch (part.of) {
    case 'closings':
      return `closings ${part.closing.from} ${part.closing.to}`
    case 'holidays':
      return `holidays ${part.region}`
    case 'pickup':
    case 'delivery':
      return `${part.of} ${part.code}`
    case 'road':
      return 'road'
    case 'capacity':
      return `capacity ${part.limit.weekday} ${part.limit.halfDay}`
    case 'stores':
      return `stores ${part.store.slug}`
  }
}

/** The setting that a part belongs to, by its name: 'pickup 06' → 'zone'. */
export function settingOf(name: string): SettingName {
  const [of = ''] = name.split(' ')
  return of === 'closings' || of === 'holidays' || of === 'capacity' || of === 'stores' ? of : 'zone'
}

export function partsOf({ closings, holidays, zone, capacity, stores }: SiteSettingsValues): SettingParts {
  const parts: readonly SettingPart[] = [
    ...closings.map((closing) => ({ of: 'closings', closing }) as const),
    ...holidays.map((region) => ({ of: 'holidays', region }) as const),
    ...zone.pickup.map((code) => ({ of: 'pickup', code }) as const),
    ...zone.delivery.map((code) => ({ of: 'delivery', code }) as const),
    ...(zone.mostMinutes === null ? [] : [{ of: 'road', minutes: zone.mostMinutes } as const]),
    ...capacity.filter(bounds).map((limit) => ({ of: 'capacity', limit }) as const),
    ...stores.map((store) => ({ of: 'stores', store }) as const),
  ]
  return new Map(parts.map((part) => [partName(part), part]))
}

/** The same the other way, in the order of days, of weeks and of codes. */
export function settingsOf(parts: SettingParts): SiteSettingsValues {
  const all = [...parts.values()]
  const codes = (of: 'pickup' | 'delivery') =>
    all.flatMap((part) => (part.of === of ? [part.code] : [])).toSorted((one, other) => one.localeCompare(other))
  return {
    closings: all
      .flatMap((part) => (part.of === 'closings' ? [part.closing] : []))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
    holidays: all.flatMap((part) => (part.of === 'holidays' ? [part.region] : [])),
    zone: {
      pickup: codes('pickup'),
      delivery: codes('delivery'),
      mostMinutes: all.find((part) => part.of === 'road')?.minutes ?? null,
    },
    capacity: all
      .flatMap((part) => (part.of === 'capacity' ? [part.limit] : []))
      .toSorted((one, other) => one.weekday - other.weekday || one.halfDay.localeCompare(other.halfDay)),
    stores: all.flatMap((part) => (part.of === 'stores' ? [part.store] : [])),
  }
}

/** What is not the same, by name. */
export function changesBetween(before: SettingParts, after: SettingParts): PartChange[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names]
    .map((name) => ({ name, before: before.get(name) ?? null, after: after.get(name) ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

function bounds({ orders, kg }: HalfDayLimit): boolean {
  return orders !== null || kg !== null
}
