import * as v from 'valibot'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { halfDays } from '#rules/moment/flex-slots.ts'
import type { Price } from '#rules/price/price.ts'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { momentFromWire } from './moment-wire.ts'
import { nothing } from '#contract/wire/nothing.ts'
import { orderEdge } from './order-edge.ts'
import { priceSchema } from './price.ts'
import { repeatableIn, repeatableWire } from './repeatable.ts'
import { anyText as text, dateOrNull } from '#contract/wire/tolerant.ts'
import { euros, instantFromWire } from '#contract/wire/wire.ts'
import { type PastOrder, refundStates } from './past-order.ts'

/** A status code, a number or numeric text; any other text is no code, and the order waits (section 4, « other »). */
const code = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) => (typeof value === 'string' ? codeIn(value) : value)),
)

/** What the lines of the price and ordering again are read from, where all of it is there. No more of a row is taken over: thousands come at once. */
const unread = Object.fromEntries(
  [...Object.keys(priceSchema.pipe[0].entries), ...Object.keys(repeatableWire.entries)].map((name) => [
    name,
    v.optional(v.unknown()),
  ]),
)

/** One order of the list; two spellings are read where section 3 shows two (R30). What names the customer, the way, the moment, the lines of the price, the refund, `comptee_depuis`, `partie_le`, `motif_date`, `facture_token` and `suivi` are our own server's, beyond section 3. */
export const pastOrderSchema = v.pipe(
  v.object({
    ...unread,
    id: identifier,
    DateCommande: v.nullish(v.string()),
    created_at: v.nullish(v.string()),
    StatuCommande: code,
    StatuPaiement: code,
    payee_le: dateOrNull,
    comptee_depuis: dateOrNull,
    adressPickUp: text,
    AdresseLivraison: text,
    RaisonSocialClient: text,
    prenomClient: text,
    nomClient: text,
    TTC: v.nullish(euros),
    tarif_ttc: v.nullish(euros),
    HT: v.nullish(euros, null),
    TVA: v.nullish(euros, null),
    estimatedTime: v.fallback(v.nullish(v.number(), null), null),
    livraisonType: v.fallback(v.nullish(v.picklist(deliveryTypes), null), null),
    dateLivraison: v.fallback(v.nullish(v.string(), null), null),
    flexHalfDay: v.fallback(v.nullish(v.picklist(halfDays), null), null),
    poids_label: text,
    email: text,
    telephone: text,
    Bordereau: text,
    bordereau_url: text,
    NumeroFacture: text,
    facture_filename: text,
    facture_token: text,
    en_preparation_le: dateOrNull,
    partie_le: dateOrNull,
    motif_date: text,
    suivi: text,
    updated_at: dateOrNull,
    DateLivraison: dateOrNull,
    DateLivraisonReelle: dateOrNull,
    remboursement: v.fallback(v.nullish(v.picklist(refundStates), null), null),
    remboursement_le: dateOrNull,
    remboursement_filename: text,
  }),
  v.transform((wire): PastOrder => ({
    id: wire.id,
    orderedAt: instantFromWire(wire.DateCommande || wire.created_at || ''),
    status: wire.StatuCommande,
    paid: wire.StatuPaiement,
    paidAt: wire.payee_le,
    countedFrom: wire.comptee_depuis ?? instantFromWire(wire.DateCommande || wire.created_at || ''),
    pickupAddress: wire.adressPickUp,
    deliveryAddress: wire.AdresseLivraison,
    customerCompany: wire.RaisonSocialClient,
    customerName: `${wire.prenomClient} ${wire.nomClient}`.trim(),
    totalTTC: wire.TTC ?? wire.tarif_ttc ?? null,
    totalHT: wire.HT,
    vat: wire.TVA,
    price: linesIn(wire),
    minutes: wire.estimatedTime,
    moment: wire.livraisonType === null ? null : momentFromWire({ ...wire, livraisonType: wire.livraisonType }),
    weightLabel: wire.poids_label,
    email: wire.email,
    phone: wire.telephone,
    slip: wire.bordereau_url || wire.Bordereau || null,
    invoice: wire.facture_filename || wire.NumeroFacture || null,
    invoiceToken: wire.facture_token || null,
    preparedAt: wire.en_preparation_le,
    updatedAt: wire.updated_at,
    leftAt: wire.partie_le,
    expectedAt: wire.DateLivraison,
    dateReason: wire.motif_date,
    deliveredAt: wire.DateLivraisonReelle,
    refund: wire.remboursement && {
      state: wire.remboursement,
      at: wire.remboursement_le,
      receipt: wire.remboursement_filename || null,
    },
    trackingPath: wire.suivi || null,
    repeat: repeatableIn(wire),
  })),
  v.check((order) => !Number.isNaN(order.orderedAt.getTime()), 'Commande sans date'),
)

/** Orders of a supplier, newest first, without a gap; `older`: what to ask the next ones by, null when the provider has no more, or does not say. */
export interface OrderList {
  readonly orders: readonly PastOrder[]
  readonly older: string | null
}

const olderEdge = v.fallback(v.nullish(orderEdge, null), null)

/** The supplier's orders of the last 24 months, bare or in `data`; beyond section 3, `plus_anciennes` says what the older ones are asked by: `avant`. `commande`: that one order, however old. */
export const myOrders = {
  method: 'GET',
  path: '/fo/my-orders',
  audience: 'supplier',
  encoding: 'none',
  params: nothing,
  query: v.object({
    avant: v.optional(orderEdge),
    commande: v.optional(identifierParam('Donne le numéro d’une commande.')),
  }),
  body: nothing,
  reply: v.pipe(
    v.union([v.array(pastOrderSchema), v.looseObject({ data: v.array(pastOrderSchema), plus_anciennes: olderEdge })]),
    v.transform((reply): OrderList =>
      Array.isArray(reply) ? { orders: reply, older: null } : { orders: reply.data, older: reply.plus_anciennes },
    ),
  ),
} as const

/** The same reply, whose orders are still to be read, each by `pastOrderSchema`: the page reads them a few at a time. */
export const orderRows = v.pipe(
  v.union([v.array(v.unknown()), v.looseObject({ data: v.array(v.unknown()), plus_anciennes: olderEdge })]),
  v.transform((reply) =>
    Array.isArray(reply) ? { rows: reply, older: null } : { rows: reply.data, older: reply.plus_anciennes },
  ),
)

function linesIn(wire: object): Price | null {
  const { success, output } = v.safeParse(priceSchema, wire, { abortEarly: true })
  return success ? output : null
}

function codeIn(digits: string): number | null {
  return /^\d+$/.test(digits) ? Number(digits) : null
}
