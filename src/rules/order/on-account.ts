import { addDays, parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'

/** Nobody may give a carrier's customer more: thirty days from the invoice (code de commerce, L441-11). */
export const mostAccountDays = 30

/** What an account may owe at most. */
export const mostAccountCeiling: Cents = 1_000_000_00

/** Whether nothing more is asked before an order moves: it is paid, or on its firm's account (R61). */
export function isCovered({ paid, onAccount }: { readonly paid: number | null; readonly onAccount: boolean }): boolean {
  return paid === 1 || onAccount
}

/** The last day to settle an invoice on: issued on 31 October, 30 days → '2026-11-30'. Never moved to a month's end. */
export function dueDay(issuedAt: Date, days: number): ParisDay {
  return addDays(parisDay(issuedAt), days)
}

/** Whether an unsettled invoice closes its account: it is more than ten days overdue. Due on the 30th → from the 11th. */
export function closesAccount(due: ParisDay, now: Date): boolean {
  return parisDay(now) > addDays(due, graceDays)
}

const graceDays = 10
