import type { SettingPart } from '#contract/settings/setting-parts.ts'
import { partsOfKind, type SettingsView } from '../model/settings-view.ts'
import type { Closing } from '#rules/moment/closings.ts'
import { holidayName } from '#rules/moment/holidays.ts'
import { addDays, subMonths, sunday, weekday, type ParisDay } from '#rules/moment/paris-time.ts'
import { regionalClosings } from '#rules/moment/regional-holidays.ts'

type ClosingPart = Extract<SettingPart, { of: 'closings' }>

/** A day of the drawn month. `reason`: why it is closed, null of an open one, '' of a Sunday. */
export interface DrawnDay {
  readonly day: ParisDay
  readonly kind: 'open' | 'sunday' | 'holiday' | 'closing'
  readonly reason: string | null
}

/** A line under the month: a public holiday, or a closing; one that was changed or taken away is not applied yet. */
export type ClosedRow =
  | { readonly kind: 'holiday'; readonly from: ParisDay; readonly name: string }
  | {
      readonly kind: 'closing'
      readonly name: string
      readonly closing: Closing
      readonly from: ParisDay
      readonly pending: 'added' | 'removed' | null
    }

/** The weeks of a month, '2026-12', Monday first; null: a day of another month. */
export function weeksOf(month: string, { after }: Pick<SettingsView, 'after'>): (DrawnDay | null)[][] {
  const closings = partsOfKind(after, 'closings').map(({ closing }) => closing)
  const holiday = holidayNames(after, [month.slice(0, 4)])
  const first = `${month}-01`
  const monday = addDays(first, -((weekday(first) + 6) % 7))
  const days = Array.from({ length: 42 }, (_, count) => addDays(monday, count))
  const drawn = days.map((day) => (day.startsWith(month) ? drawnDay(day, closings, holiday(day)) : null))
  return Array.from({ length: 6 }, (_, week) => drawn.slice(week * 7, week * 7 + 7)).filter((week) =>
    week.some(Boolean),
  )
}

/** The closings that are not over, and the holidays of a month and the next, in the order of days. */
export function closedRows(month: string, today: ParisDay, { before, after }: SettingsView): ClosedRow[] {
  const all = new Map([...before, ...after])
  const closings = partsOfKind(all, 'closings')
    .filter(({ closing }) => closing.to >= today)
    .map((part) => closingRow(part, { before, after }))
  const next = nextMonth(month)
  const holiday = holidayNames(after, [...new Set([month.slice(0, 4), next.slice(0, 4)])])
  const holidays = Array.from({ length: 62 }, (_, count) => addDays(`${month}-01`, count)).flatMap((from) => {
    const name = from >= today && (from.startsWith(month) || from.startsWith(next)) ? holiday(from) : null
    return name === null ? [] : [{ kind: 'holiday', from, name } as const]
  })
  return [...closings, ...holidays].toSorted((one, other) => one.from.localeCompare(other.from))
}

/** '2026-12' → '2027-01'. */
export function nextMonth(month: string): string {
  return subMonths(`${month}-01`, -1).slice(0, 7)
}

/** '2027-01' → '2026-12'. */
export function monthBefore(month: string): string {
  return subMonths(`${month}-01`, 1).slice(0, 7)
}

function drawnDay(day: ParisDay, closings: readonly Closing[], holiday: string | null): DrawnDay {
  const closing = closings.find(({ from, to }) => from <= day && day <= to)
  if (closing !== undefined) return { day, kind: 'closing', reason: closing.reason }
  if (holiday !== null) return { day, kind: 'holiday', reason: holiday }
  return weekday(day) === sunday ? { day, kind: 'sunday', reason: '' } : { day, kind: 'open', reason: null }
}

function closingRow(part: ClosingPart, { before, after }: Pick<SettingsView, 'before' | 'after'>): ClosedRow {
  const { closing } = part
  const name = `closings ${closing.from} ${closing.to}`
  const [was, is] = [before.get(name), after.get(name)]
  const pending = is === undefined ? 'removed' : JSON.stringify(was) === JSON.stringify(is) ? null : 'added'
  return { kind: 'closing', name, closing, from: closing.from, pending }
}

/** What a day is called that is a public holiday, of France or of a chosen region. */
function holidayNames(parts: SettingsView['after'], years: readonly string[]): (day: ParisDay) => string | null {
  const regions = partsOfKind(parts, 'holidays').map(({ region }) => region)
  const regional = new Map(regionalClosings(regions, years).map(({ from, reason }) => [from, reason]))
  return (day) => holidayName(day) ?? regional.get(day) ?? null
}
