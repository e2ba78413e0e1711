import type { Generated } from 'kysely'
import type { DeliveryType } from '#rules/delivery-types.ts'
import type { HalfDay } from '#rules/flex-slots.ts'
import type { Cents } from '#rules/money.ts'
import type { WeightBandKey } from '#rules/weight-bands.ts'
import type { IntentStatus } from '#contract/intent-status.ts'
import type { AbandonmentsTable } from './abandonments.ts'
import type { EndedTokensTable } from './ended-tokens.ts'
import type { RefundState, RefundsTable } from '#server/payment/refunds.ts'
import type { OrderChangesTable } from '#server/staff/order-changes.ts'
import type { ProofPhotosTable } from '#server/photos/proof-photos.ts'
import type { LettersOffTable } from '#server/letters/letters-off.ts'
import type { FilesToRemoveTable } from './files-to-remove.ts'
import type { PushKeysTable } from '#server/push/push-keys.ts'
import type { PushNoticesTable } from '#server/push/push-notices.ts'
import type { PushSubscriptionsTable } from '#server/push/push-subscriptions.ts'
import type { SiteTable } from '#server/storage/site.ts'
import type { WriteTriesTable } from '#server/storage/write-tries.ts'
import type { InvoicesTable, InvoiceYearsTable } from './invoices.ts'
import type { LetterLanesTable } from './letter-lanes.ts'
import type { ResetCodesTable } from './reset-codes.ts'
import type { ContactMessagesTable, LetterAttachmentsTable, LettersTable } from './letter-tables.ts'

/** An instant, in milliseconds since 1970 (decision 011). */
export type Instant = number

/** The tables, as the migrations leave them. */
export interface Tables {
  users: UsersTable
  slips: SlipsTable
  travel_times: TravelTimesTable
  orders: OrdersTable
  embedded_intents: EmbeddedIntentsTable
  embedded_refunds: EmbeddedRefundsTable
  refunds: RefundsTable
  contact_messages: ContactMessagesTable
  letters: LettersTable
  letter_attachments: LetterAttachmentsTable
  letter_lanes: LetterLanesTable
  rate_limits: RateLimitsTable
  abandonments: AbandonmentsTable
  invoices: InvoicesTable
  invoice_years: InvoiceYearsTable
  reset_codes: ResetCodesTable
  ended_tokens: EndedTokensTable
  order_changes: OrderChangesTable
  files_to_remove: FilesToRemoveTable
  proof_photos: ProofPhotosTable
  letters_off: LettersOffTable
  write_tries: WriteTriesTable
  site: SiteTable
  push_keys: PushKeysTable
  push_subscriptions: PushSubscriptionsTable
  push_notices: PushNoticesTable
}

export type Role = 'supplier' | 'staff'

/**
 * Accounts. A new `session_version` ends every session of the account. `last_seen_at`: to the day, null before the first sign-in;
 * `warned_at`: when a letter said that it will be erased; erased: only its number is left, for its orders and invoices (decision 070).
 */
export interface UsersTable {
  id: Generated<number>
  email: string
  password_hash: string
  last_name: string
  first_name: string
  phone: string
  company: string
  vat_number: string
  siren: string
  billing_address: string
  postal_code: string
  city: string
  latitude: number | null
  longitude: number | null
  role: Role
  session_version: number
  created_at: Instant
  last_seen_at: Instant | null
  warned_at: Instant | null
  erased_at: Instant | null
}

/** Delivery slips: what lies in the file store under `path`. `forget_at`: until an order took it, null once that is known (decision 091). */
export interface SlipsTable {
  id: Generated<number>
  path: string
  supplier_id: number
  original_name: string
  content_type: string
  bytes: number
  sha256: string
  created_at: Instant
  forget_at: Instant | null
}

/** Road times that were told to a supplier; points as 'lat,lng', `estimated` 0 or 1. */
export interface TravelTimesTable {
  id: Generated<number>
  supplier_id: number | null
  origin: string
  destination: string
  minutes: number
  estimated: number
  computed_at: Instant
}

/**
 * Orders. The moment is `flex_day` and `flex_half_day`, or `planned_at`, or neither (urgent). An order asked for by mail
 * (R10) has no minutes and no price yet. `status`: StatuCommande; `payment_status`: 1 paid, 0 unpaid, null not by card.
 * `tracking_token`: from when it is on its way (R53).
 * `payment_opened_at`: when the user last set out to pay; `next_ask_at`: when the processor is asked about it, null when it is not.
 * `refund_state`: what became of the money of a cancelled order, since `refund_at`; `refund_file`: its receipt.
 */
export interface OrdersTable {
  id: Generated<number>
  supplier_id: number
  submission_id: string
  submission_digest: string
  email: string
  company: string
  pickup_address: string
  pickup_latitude: number
  pickup_longitude: number
  delivery_address: string
  delivery_latitude: number
  delivery_longitude: number
  weight_band: WeightBandKey
  delivery_type: DeliveryType
  flex_day: string | null
  flex_half_day: HalfDay | null
  planned_at: Instant | null
  recipient_company: string
  recipient_last_name: string
  recipient_first_name: string
  recipient_phone: string
  comment: string
  slip_path: string | null
  detected_kg: number | null
  detected_band: WeightBandKey | null
  minutes: number | null
  base_price: Cents | null
  weight_price: Cents | null
  time_price: Cents | null
  delivery_price: Cents | null
  total_ht: Cents | null
  total_ttc: Cents | null
  status: number
  payment_status: number | null
  intent_id: string | null
  payment_opened_at: Instant | null
  next_ask_at: Instant | null
  ordered_at: Instant
  updated_at: Instant
  expected_at: Instant | null
  delivered_at: Instant | null
  paid_at: Instant | null
  invoice_number: string | null
  invoice_file: string | null
  invoiced_at: Instant | null
  refund_state: RefundState | null
  refund_at: Instant | null
  refund_file: string | null
  tracking_token: string | null
}

/** The embedded processor's intents (R44). No card number is ever here. */
export interface EmbeddedIntentsTable {
  id: string
  client_secret: string
  amount: Cents
  currency: string
  status: IntentStatus
  idempotency_key: string
  order_id: number
  last_error: string | null
  created_at: Instant
  updated_at: Instant
}

/** What the embedded processor gave back: once an intent. */
export interface EmbeddedRefundsTable {
  id: string
  intent_id: string
  amount: Cents
  created_at: Instant
}

/** Buckets (decision 022): a digest of who does what, and when it is empty again. */
export interface RateLimitsTable {
  key: string
  empty_at: Instant
}
