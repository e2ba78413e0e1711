import * as v from 'valibot'
import type { Cents } from '#rules/money.ts'
import { identifier } from './identifier.ts'
import { nothing } from './nothing.ts'
import { repeatableIn, type Repeatable } from './repeatable.ts'
import { anyText as text, dateOrNull } from './tolerant.ts'
import { euros, instantFromWire } from './wire.ts'

/** A status code, a number or numeric text; any other text is no code, and the order waits (section 4, « other »). */
const code = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) => (typeof value === 'string' ? codeIn(value) : value)),
)

/** An order as the history shows it. */
export interface PastOrder {
  readonly id: number
  readonly orderedAt: Date
  readonly status: number | null
  readonly paid: number | null
  readonly deliveryAddress: string
  readonly customerCompany: string
  /** First and last name; '' when the provider does not send them. */
  readonly customerName: string
  /** Null when it has no price yet (R10). */
  readonly totalTTC: Cents | null
  readonly totalHT: Cents | null
  readonly vat: Cents | null
  readonly weightLabel: string
  readonly email: string
  readonly phone: string
  readonly slip: string | null
  readonly invoice: string | null
  /** What opens the invoice by the order's number, for a while (R37); null when the provider sends none. */
  readonly invoiceToken: string | null
  readonly updatedAt: Date | null
  readonly expectedAt: Date | null
  readonly deliveredAt: Date | null
  /** What fills the form again; null when the provider does not send all of it. */
  readonly repeat: Repeatable | null
}

/** One order of the list; two spellings are read where section 3 shows two (R30). `nomClient`, `prenomClient` and `facture_token` are our own server's, beyond section 3. */
export const pastOrderSchema = v.pipe(
  v.looseObject({
    id: identifier,
    DateCommande: v.nullish(v.string()),
    created_at: v.nullish(v.string()),
    StatuCommande: code,
    StatuPaiement: code,
    AdresseLivraison: text,
    RaisonSocialClient: text,
    prenomClient: text,
    nomClient: text,
    TTC: v.nullish(euros),
    tarif_ttc: v.nullish(euros),
    HT: v.nullish(euros, null),
    TVA: v.nullish(euros, null),
    poids_label: text,
    email: text,
    telephone: text,
    Bordereau: text,
    bordereau_url: text,
    NumeroFacture: text,
    facture_filename: text,
    facture_token: text,
    updated_at: dateOrNull,
    DateLivraison: dateOrNull,
    DateLivraisonReelle: dateOrNull,
  }),
  v.transform((wire): PastOrder => ({
    id: wire.id,
    orderedAt: instantFromWire(wire.DateCommande || wire.created_at || ''),
    status: wire.StatuCommande,
    paid: wire.StatuPaiement,
    deliveryAddress: wire.AdresseLivraison,
    customerCompany: wire.RaisonSocialClient,
    customerName: `${wire.prenomClient} ${wire.nomClient}`.trim(),
    totalTTC: wire.TTC ?? wire.tarif_ttc ?? null,
    totalHT: wire.HT,
    vat: wire.TVA,
    weightLabel: wire.poids_label,
    email: wire.email,
    phone: wire.telephone,
    slip: wire.bordereau_url || wire.Bordereau || null,
    invoice: wire.facture_filename || wire.NumeroFacture || null,
    invoiceToken: wire.facture_token || null,
    updatedAt: wire.updated_at,
    expectedAt: wire.DateLivraison,
    deliveredAt: wire.DateLivraisonReelle,
    repeat: repeatableIn(wire),
  })),
  v.check((order) => !Number.isNaN(order.orderedAt.getTime()), 'Commande sans date'),
)

/** The supplier's orders, bare or in `data`. */
export const myOrders = {
  method: 'GET',
  path: '/fo/my-orders',
  audience: 'supplier',
  encoding: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: v.pipe(
    v.union([v.array(pastOrderSchema), v.looseObject({ data: v.array(pastOrderSchema) })]),
    v.transform((reply) => (Array.isArray(reply) ? reply : reply.data)),
  ),
} as const

function codeIn(digits: string): number | null {
  return /^\d+$/.test(digits) ? Number(digits) : null
}
