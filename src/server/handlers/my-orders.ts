import type { Api } from '#contract/api.ts'
import { wireFromInstant } from '#contract/wire.ts'
import { eurosFromCents, type Cents } from '#rules/money.ts'
import { weightLabel } from '#rules/weight-bands.ts'
import { listOrders, type OrderRow } from '#server/db/orders.ts'
import type { Instant } from '#server/db/tables.ts'
import type { Handler } from '#server/handler.ts'

/** The caller's orders, newest first. */
export const myOrders: Handler<Api['myOrders']> = async ({ caller }, { db }) => {
  const orders = await listOrders(db, caller.id)
  return { success: true, data: orders.map(orderOnWire) }
}

/** An order of the history, in the spelling of section 3, and the customer's name for an order without a company. */
function orderOnWire(order: OrderRow) {
  const vat = order.total_ht === null || order.total_ttc === null ? null : order.total_ttc - order.total_ht
  const orderedAt = wireFromInstant(new Date(order.ordered_at))
  return {
    id: order.id,
    DateCommande: orderedAt,
    created_at: orderedAt,
    StatuCommande: order.status,
    StatuPaiement: order.payment_status,
    AdresseLivraison: order.delivery_address,
    RaisonSocialClient: order.recipient_company,
    prenomClient: order.recipient_first_name,
    nomClient: order.recipient_last_name,
    TTC: wireEuros(order.total_ttc),
    HT: wireEuros(order.total_ht),
    TVA: wireEuros(vat),
    poids_label: weightLabel(order.weight_band),
    email: order.email,
    telephone: order.recipient_phone,
    Bordereau: order.slip_path,
    bordereau_url: null,
    NumeroFacture: order.invoice_number,
    facture_filename: order.invoice_file,
    updated_at: wireDate(order.updated_at),
    DateLivraison: wireDate(order.expected_at),
    DateLivraisonReelle: wireDate(order.delivered_at),
  }
}

function wireDate(instant: Instant | null): string | null {
  return instant === null ? null : wireFromInstant(new Date(instant))
}

function wireEuros(cents: Cents | null): number | null {
  return cents === null ? null : eurosFromCents(cents)
}
