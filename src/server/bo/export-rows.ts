import { wireFromInstant } from '#contract/wire/wire.ts'
import { slotDay, type Slot } from '#rules/order/delivery-times.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { eurosFromCents, type Cents } from '#rules/price/money.ts'
import { slotHours } from '#rules/order/slot-words.ts'
import { statusBadge } from '#rules/order/status-badge.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'
import type { Database, Instant } from '#server/db/database.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import type { Span } from '#server/staff/day-of-orders.ts'

/** What stands in a cell: amounts in euros, instants on the Paris clock. */
export type Cell = string | number | null

/** An export has no more rows. */
export const mostExported = 100_000

/** Orders by the day they were placed, the oldest first; one row more than is allowed tells that there are too many. */
export async function orders(db: Database, { from, to }: Span) {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('ordered_at', '>=', from.getTime())
    .where('ordered_at', '<', to.getTime())
    .orderBy('ordered_at')
    .orderBy('id')
    .limit(mostExported + 1)
    .execute()
  return rows.map((row) => ({
    'N°': row.id,
    'Passée le': instant(row.ordered_at),
    État: statusBadge(row.status, row.payment_status).label,
    Société: row.company,
    'E-mail': row.email,
    Retrait: row.pickup_address,
    Livraison: row.delivery_address,
    Client: `${row.recipient_first_name} ${row.recipient_last_name}`.trim(),
    'Société du client': row.recipient_company,
    'Téléphone du client': row.recipient_phone,
    Référence: row.reference,
    Chantier: row.site,
    Marchandise: row.goods,
    Colis: row.packages,
    Poids: weightLabel(row.weight_band),
    Formule: deliveryTypeLabel(row.delivery_type),
    ...planned(slotsOf(row).holds),
    'Livrée le': instant(row.delivered_at),
    'Payée le': instant(row.paid_at),
    'Total HT': euros(row.total_ht),
    'Total TTC': euros(row.total_ttc),
    Facture: row.invoice_number ?? row.account_invoice,
    Commentaire: row.comment,
  }))
}

/** The slot that holds; the hour that it is stored by is no promise. */
function planned(slot: Slot) {
  return { 'Prévue le': slotDay(slot), Créneau: slotHours(slot).replaceAll('\u00A0', ' ') }
}

export async function messages(db: Database, { from, to }: Span) {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('created_at', '>=', from.getTime())
    .where('created_at', '<', to.getTime())
    .orderBy('id')
    .limit(mostExported + 1)
    .execute()
  return rows.map((row) => ({
    'N°': row.id,
    'Reçu le': instant(row.created_at),
    Nom: row.name,
    'E-mail': row.email,
    Message: row.message,
    Fichier: row.file_name,
  }))
}

/** Without who left them: that was not checked. */
export async function abandonments(db: Database, { from, to }: Span) {
  const rows = await db
    .selectFrom('abandonments')
    .selectAll()
    .where('received_at', '>=', from.getTime())
    .where('received_at', '<', to.getTime())
    .orderBy('id')
    .limit(mostExported + 1)
    .execute()
  return rows.map((row) => ({
    'N°': row.id,
    'Reçu le': instant(row.received_at),
    Raison: row.reason,
    Complet: row.is_complete === 1 ? 'oui' : 'non',
    Secondes: row.seconds,
    Tentatives: row.tries,
    Retrait: row.pickup_address,
    Livraison: row.delivery_address,
    Poids: row.weight,
    Formule: row.delivery_type,
    'Total HT': euros(row.price_ht),
    'Total TTC': euros(row.price_ttc),
    Erreurs: row.errors,
  }))
}

export function instant(at: Instant | null): string | null {
  return at === null ? null : wireFromInstant(new Date(at))
}

export function euros(cents: Cents | null): number | null {
  return cents === null ? null : eurosFromCents(cents)
}
