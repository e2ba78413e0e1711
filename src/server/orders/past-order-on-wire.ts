import type { refundStates } from '#contract/order/past-order.ts'
import { momentOnWire } from '#contract/order/moment-wire.ts'
import { priceOnWire } from '#contract/order/price.ts'
import { repeatableOnWire } from '#contract/order/repeatable.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { eurosFromCents, type Cents } from '#rules/price/money.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'
import { momentOf } from './moment-of.ts'
import type { OrderRow } from './orders.ts'
import { priceOf } from './price-of.ts'
import { repeatableOf } from './repeatable-of.ts'
import type { Instant } from '#server/db/database.ts'
import type { RefundState } from './orders-table.ts'

/** An order of the history, in the spelling of section 3, with all that ordering it again needs (decision 039). */
export function pastOrderOnWire(order: OrderRow) {
  const vat = order.total_ht === null || order.total_ttc === null ? null : order.total_ttc - order.total_ht
  const price = priceOf(order)
  const orderedAt = wireFromInstant(new Date(order.ordered_at))
  return {
    id: order.id,
    DateCommande: orderedAt,
    created_at: orderedAt,
    StatuCommande: order.status,
    StatuPaiement: order.payment_status,
    ...repeatableOnWire(repeatableOf(order)),
    ...momentOnWire(momentOf(order)),
    estimatedTime: order.minutes,
    ...(price && priceOnWire(price)),
    payee_le: wireDate(order.paid_at),
    comptee_depuis: wireDate(order.counted_from),
    TTC: wireEuros(order.total_ttc),
    HT: wireEuros(order.total_ht),
    TVA: wireEuros(vat),
    poids_label: weightLabel(order.weight_band),
    Bordereau: order.slip_path,
    bordereau_url: null,
    NumeroFacture: order.invoice_number ?? order.account_invoice,
    facture_filename: order.invoice_file,
    updated_at: wireDate(order.updated_at),
    DateLivraison: wireDate(order.expected_at),
    DateLivraisonReelle: wireDate(order.delivered_at),
    co2e_g: order.co2_grams,
    co2e_base: order.co2_basis,
    remboursement: order.refund_state && refundWords[order.refund_state],
    remboursement_le: wireDate(order.refund_at),
    remboursement_filename: order.refund_file,
    ...(order.attempted_at !== null && { a_reprogrammer: true }),
    ...(order.account_at !== null && { sur_compte: true }),
    ...(order.transfer_reference !== null && { payee_par: 'virement' }),
    ...(order.sales_version !== null && { cgv: order.sales_version }),
  }
}

/** What an order shows of a credit note. */
export interface ShownCreditNote {
  readonly number: string
  readonly order_id: number
  readonly cents: Cents
  readonly issued_at: Instant
  readonly file: string
}

/** The credit notes of an order beside it; nothing where there are none. */
export function creditNotesOnWire(notes: readonly ShownCreditNote[] = []) {
  return notes.length === 0
    ? {}
    : {
        avoirs: notes.map(({ cents, file, issued_at: issuedAt, number }) => ({
          numero: number,
          emis_le: wireDate(issuedAt),
          ttc: eurosFromCents(cents),
          fichier: file,
        })),
      }
}

const refundWords = { asked: 'en cours', refunded: 'fait', failed: 'à vérifier' } as const satisfies Record<
  RefundState,
  (typeof refundStates)[number]
>

/** An instant as the wire carries it. */
export function wireDate(instant: Instant | null): string | null {
  return instant === null ? null : wireFromInstant(new Date(instant))
}

function wireEuros(cents: Cents | null): number | null {
  return cents === null ? null : eurosFromCents(cents)
}
