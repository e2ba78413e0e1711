import type { Tables } from '#server/tables.ts'

export type TableName = keyof Tables

/**
 * The columns that tell the rows of a table apart, for every table, each after those it refers to; `site` comes last:
 * without it no server starts.
 */
const keys: Readonly<Record<TableName, readonly string[]>> = {
  users: ['id'],
  organisations: ['id'],
  invitations: ['id'],
  role_changes: ['id'],
  second_factors: ['user_id'],
  recovery_codes: ['user_id', 'digest'],
  reset_codes: ['user_id', 'asker'],
  ended_tokens: ['id'],
  letters_off: ['user_id', 'letter'],
  favourites: ['id'],
  push_keys: ['id'],
  push_subscriptions: ['id'],
  slips: ['id'],
  travel_times: ['id'],
  orders: ['id'],
  order_changes: ['id'],
  pay_links: ['id'],
  proof_photos: ['id'],
  runs: ['id'],
  run_stops: ['order_id', 'kind'],
  waybill_events: ['id'],
  run_changes: ['id'],
  push_notices: ['id'],
  embedded_intents: ['id'],
  embedded_refunds: ['id'],
  embedded_part_refunds: ['key'],
  embedded_cards: ['id'],
  customers_to_forget: ['customer_id'],
  refunds: ['order_id'],
  stray_charges: ['order_id'],
  invoices: ['number'],
  invoice_years: ['year'],
  credit_notes: ['number'],
  desk_refunds: ['refund_id'],
  account_invoices: ['number'],
  transfers: ['id'],
  account_terms: ['id'],
  letters: ['id'],
  letter_attachments: ['id'],
  letter_lanes: ['lane'],
  text_refusals: ['phone_digest'],
  contact_messages: ['id'],
  abandonments: ['id'],
  rate_limits: ['key'],
  files_to_remove: ['path'],
  write_tries: ['id'],
  site_settings: ['name', 'version'],
  site: ['id'],
}

export const tableNames = Object.keys(keys) as TableName[]

export function keyOf(table: TableName): readonly string[] {
  return keys[table]
}
