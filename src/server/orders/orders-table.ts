import type { Generated } from 'kysely'
import type { DeliveryType } from '#rules/price/delivery-types.ts'
import type { HalfDay } from '#rules/moment/flex-slots.ts'
import type { Cents } from '#rules/price/money.ts'
import type { WeightBandKey } from '#rules/price/weight-bands.ts'
import type { Instant } from '#server/db/database.ts'
import type { TextColumns } from './order-columns.ts'

/**
 * Orders; their lines of text are in order-columns. `organisation_id`: whose it is beside its supplier, and `orderer_id`
 * who placed it there, whoever has it since. The moment is `flex_day` and `flex_half_day`, or `planned_at`, or
 * neither (urgent). An order asked for by mail (R10) has no minutes and no price yet. `status`: StatuCommande;
 * `payment_status`: 1 paid, 0 unpaid, null not by card. `account_at`: since when it is on
 * its organisation's account; `account_invoice`: the number of the invoice that it is on with others, whose
 * settlement makes it paid. `tracking_token`: from when it is shared, or on its way (R53).
 * `payment_opened_at`: when the user last set out to pay; `next_ask_at`: when the processor is asked about it, null
 * when it is not. `held_until`: how long an unpaid order has its place in its half-day for sure; null: it has none.
 * `transfer_reference`: what the bank calls the transfer that paid it, null where a card or an account did.
 * `counted_from`: from when an urgent pickup counts, where that is a late payment (decision 122).
 * `late`: 1 when it was delivered after it was due, else 0. `refund_state`: what became of the money of a cancelled
 * order, since `refund_at`; `refund_file`: its receipt. `metres`: of road, as they were measured. `co2_grams`: what its
 * delivery emitted, frozen with it, and what that was reckoned from (`co2_basis`). `sales_version`: the terms of sale
 * that it was placed under, for good: the day of ours, or the operator's address; null where nobody kept them. `goods`
 * and `packages`: what is to be delivered, as the customer or else the driver tells it. `attempts`: how many failed;
 * `attempted_at`: the last one, null once it has another day; `neighbour`: with whom its recipient agrees that it may be
 * left; `price_cut`: what of the price a correction gives back, with the invoice; `access_note`: how he says one gets in; both are emptied thirty days after the delivery.
 */
export interface OrdersTable extends TextColumns {
  id: Generated<number>
  supplier_id: number
  organisation_id: number | null
  orderer_id: number | null
  submission_id: string
  submission_digest: string
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
  slip_path: string | null
  detected_kg: number | null
  detected_band: WeightBandKey | null
  minutes: number | null
  metres: number | null
  base_price: Cents | null
  weight_price: Cents | null
  time_price: Cents | null
  delivery_price: Cents | null
  total_ht: Cents | null
  total_ttc: Cents | null
  price_cut: Generated<Cents>
  status: number
  payment_status: number | null
  account_at: Instant | null
  account_invoice: string | null
  intent_id: string | null
  payment_opened_at: Instant | null
  next_ask_at: Instant | null
  held_until: Instant | null
  ordered_at: Instant
  updated_at: Instant
  expected_at: Instant | null
  delivered_at: Instant | null
  late: Generated<number>
  paid_at: Instant | null
  counted_from: Instant | null
  transfer_reference: string | null
  invoice_number: string | null
  invoice_file: string | null
  invoiced_at: Instant | null
  refund_state: RefundState | null
  refund_at: Instant | null
  refund_file: string | null
  tracking_token: string | null
  co2_grams: number | null
  co2_basis: string | null
  sales_version: string | null
  attempts: Generated<number>
  attempted_at: Instant | null
  neighbour: Generated<string>
  access_note: Generated<string>
}

/** How far a refund is; null where nothing is given back. `failed`: for people to look after, and still tried. */
export type RefundState = 'asked' | 'refunded' | 'failed'
