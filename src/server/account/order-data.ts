import type { Selectable } from 'kysely'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { eurosFromCents, type Cents } from '#rules/price/money.ts'
import { fullMoment } from '#rules/order/slot-words.ts'
import { statusBadge } from '#rules/order/status-badge.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'
import { countedFromOf, heldWords, momentOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { SlipsTable } from '#server/slips/slips.ts'
import type { CreditNoteFacts } from '#server/invoices/credit-note-facts.ts'
import type { InvoiceFacts } from '#server/invoices/invoice-facts.ts'
import type { ProofPhoto } from '#server/photos/proof-photos.ts'
import { changeLabel } from '#server/staff/change-label.ts'
import type { OrderChange } from '#server/orders/order-changes.ts'
import { iso } from '#server/db/database.ts'

/** What goes with an order; undefined when there is none. */
interface Papers {
  readonly slip: Selectable<SlipsTable> | undefined
  readonly invoice: InvoiceFacts | undefined
  readonly credits: readonly CreditNoteFacts[]
  readonly photos: readonly ProofPhoto[]
  readonly changes: readonly OrderChange[]
}

/** An order of the account's file, with every field that somebody filled in or waits for. */
export function orderData(order: OrderRow, { slip, invoice, credits, photos, changes }: Papers) {
  return {
    numero: order.id,
    passee_le: iso(order.ordered_at),
    modifiee_le: iso(order.updated_at),
    etat: statusBadge(order.status, order.payment_status).label,
    email: order.email,
    societe: order.company,
    enlevement: { adresse: order.pickup_address, latitude: order.pickup_latitude, longitude: order.pickup_longitude },
    livraison: {
      adresse: order.delivery_address,
      latitude: order.delivery_latitude,
      longitude: order.delivery_longitude,
    },
    destinataire: {
      societe: order.recipient_company,
      nom: order.recipient_last_name,
      prenom: order.recipient_first_name,
      telephone: order.recipient_phone,
    },
    poids: weightLabel(order.weight_band),
    poids_lu_sur_le_bordereau_kg: order.detected_kg,
    tranche_lue_sur_le_bordereau: order.detected_band && weightLabel(order.detected_band),
    formule: deliveryTypeLabel(order.delivery_type),
    moment: fullMoment(momentOf(order), countedFromOf(order)),
    livraison_prevue: heldWords(order),
    livree_le: iso(order.delivered_at),
    reference: order.reference,
    chantier: order.site,
    marchandise: order.goods,
    colis: order.packages,
    commentaire: order.comment,
    trajet_minutes: order.minutes,
    prix_euros: {
      base_ht: euros(order.base_price),
      poids_ht: euros(order.weight_price),
      trajet_ht: euros(order.time_price),
      formule_ht: euros(order.delivery_price),
      total_ht: euros(order.total_ht),
      total_ttc: euros(order.total_ttc),
    },
    paiement: {
      ouvert_le: iso(order.payment_opened_at),
      paye_le: iso(order.paid_at),
      reference: order.transfer_reference ?? order.intent_id,
    },
    remboursement: order.refund_state && {
      etat: order.refund_state === 'refunded' ? 'rendu' : 'dû',
      depuis_le: iso(order.refund_at),
    },
    conditions_de_vente: order.sales_version,
    facture: invoice && { numero: invoice.number, emise_le: iso(invoice.issuedAt), client: clientData(invoice) },
    avoirs: credits.map((credit) => ({
      numero: credit.number,
      emis_le: iso(credit.issuedAt),
      ttc: euros(credit.totalTTC),
      raison: credit.reason,
      client: clientData(credit),
    })),
    bordereau: slip && slipData(slip),
    photos: photos.map(({ uploaded_at: at, description }) => ({ ajoutee_le: iso(at), description })),
    journal: changes.map((change) => ({ le: iso(change.at), quoi: changeLabel(change) })),
  }
}

/** A slip of the account's file. Its bytes come with the order's own call. */
export function slipData({ original_name: name, content_type: type, bytes, created_at: at }: Selectable<SlipsTable>) {
  return { nom: name, type, octets: bytes, envoye_le: iso(at) }
}

/** As the invoice names its client, which no later change touches. */
function clientData({ client }: Pick<InvoiceFacts, 'client'>) {
  return {
    nom: client.name,
    contact: client.contact,
    adresse: client.address,
    siren: client.siren,
    numero_tva: client.vatNumber,
  }
}

function euros(cents: Cents | null): number | null {
  return cents === null ? null : eurosFromCents(cents)
}
