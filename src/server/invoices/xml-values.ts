import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Instant } from '#server/db/database.ts'
import { group, text } from '#server/paper/xml.ts'

/** A span of days (BG-14, BG-26). */
export function period(from: ParisDay, to: ParisDay): string {
  return group(
    'ram:BillingSpecifiedPeriod',
    group('ram:StartDateTime', dayDate(from)),
    group('ram:EndDateTime', dayDate(to)),
  )
}

/** A rate of VAT and its category. */
export function rateOf(vatPercent: number): [category: string, rate: string] {
  return [
    text('ram:CategoryCode', vatPercent === 0 ? 'E' : 'S'),
    text('ram:RateApplicablePercent', vatPercent.toFixed(2)),
  ]
}

/** An amount in euros: 4788 → '47.88'. */
export function amount(name: string, cents: Cents, attributes?: Readonly<Record<string, string>>): string {
  return text(name, (cents / 100).toFixed(2), attributes)
}

/** A day of the Paris calendar, 20261120. */
export function date(at: Instant): string {
  return dayDate(parisDay(new Date(at)))
}

/** A day as the XML spells it: '2026-11-20' → 20261120. */
export function dayDate(day: ParisDay): string {
  return text('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' })
}
