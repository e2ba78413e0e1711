import type { Generated } from 'kysely'
import type { ParisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Instant } from '#server/db/database.ts'

/**
 * Invoices of several deliveries, numbered in the one series with those of one. `due_day`: the last one to settle it on;
 * `settled_at`: since when transfers cover it and all before it; `facts`: all that it says, as JSON.
 */
export interface AccountInvoicesTable {
  number: string
  organisation_id: number
  file: string
  issued_at: Instant
  due_day: ParisDay
  total_ttc: Cents
  settled_at: Instant | null
  facts: string
}

/** Who gave an organisation which terms, the last of which hold; null, null: nothing new goes on its account. */
export interface AccountTermsTable {
  id: Generated<number>
  organisation_id: number
  ceiling: Cents | null
  days: number | null
  changed_by: string
  changed_at: Instant
}

/** Transfers that the team saw arrive, below zero where one was entered wrongly; `entered_by`: who, in words. */
export interface TransfersTable {
  id: Generated<number>
  organisation_id: number
  cents: Cents
  received_day: ParisDay
  reference: string
  entered_by: string
  entered_at: Instant
}
