import * as v from 'valibot'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { halfDays } from '#rules/moment/flex-slots.ts'
import type { Price } from '#rules/price/price.ts'
import { calendarDay } from '#contract/wire/day.ts'
import { identifier } from '#contract/wire/identifier.ts'
import { anyText, dateOrNull } from '#contract/wire/tolerant.ts'
import { euros, instantFromWire } from '#contract/wire/wire.ts'
import { momentFromWire } from './moment-wire.ts'
import { mapped } from './order-texts.ts'
import { priceSchema } from './price.ts'
import { repeatableIn, repeatableWire } from './repeatable.ts'

/** What corrects an invoice: its number and paper, its amount TTC. */
const creditNote = v.pipe(
  v.object({ numero: v.string(), emis_le: dateOrNull, ttc: euros, fichier: v.string() }),
  v.transform(({ emis_le: issuedAt, fichier: file, numero: number, ttc: cents }) => ({
    number,
    issuedAt,
    cents,
    file,
  })),
)
const keptCreditNote = v.object({
  number: v.string(),
  issuedAt: v.nullable(v.date()),
  cents: v.number(),
  file: v.string(),
})

/** A status code, a number or numeric text; any other text is no code, and the order waits (section 4, « other »). */
const code = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) => (typeof value !== 'string' ? value : /^\d+$/.test(value) ? Number(value) : null)),
)
const keptNumber = v.nullable(v.number())
const keptText = v.nullable(v.string())
const textOrNull = v.pipe(
  anyText,
  v.transform((value) => value || null),
)

const terms = v.union([calendarDay('Date invalide'), v.pipe(v.string(), v.regex(/^https:\/\//))])

const date = { read: dateOrNull, kept: v.nullable(v.date()) }
const text = { read: anyText, kept: v.string() }
/** Not in the copies of earlier versions. */
const laterText = { read: anyText, kept: v.optional(v.string(), '') }
const flag = { read: v.fallback(v.optional(v.boolean(), false), false), kept: v.optional(v.boolean(), false) }
const number = { read: v.fallback(v.nullish(v.number(), null), null), kept: keptNumber }

/** Taken over as sent: its name on the wire, how it is read, how a device keeps it. Not sent: null or ''. */
export const plainFields = {
  id: { wire: 'id', read: identifier, kept: v.number() },
  status: { wire: 'StatuCommande', read: code, kept: keptNumber },
  paid: { wire: 'StatuPaiement', read: code, kept: keptNumber },
  /** On its firm's account: its monthly invoice is settled later (R61). */
  onAccount: { wire: 'sur_compte', ...flag },
  paidAt: { wire: 'payee_le', ...date },
  /** 'virement' where no card paid it; '' else. */
  paidBy: { wire: 'payee_par', ...laterText },
  /** What was credited of its invoice, the oldest first. */
  creditNotes: {
    wire: 'avoirs',
    read: v.fallback(v.optional(v.pipe(v.array(creditNote), v.readonly()), []), []),
    kept: v.optional(v.pipe(v.array(keptCreditNote), v.readonly()), []),
  },
  pickupAddress: { wire: 'adressPickUp', ...text },
  deliveryAddress: { wire: 'AdresseLivraison', ...text },
  customerCompany: { wire: 'RaisonSocialClient', ...text },
  totalHT: { wire: 'HT', read: v.nullish(euros, null), kept: keptNumber },
  vat: { wire: 'TVA', read: v.nullish(euros, null), kept: keptNumber },
  /** Road time that was reckoned with. */
  minutes: { wire: 'estimatedTime', ...number },
  weightLabel: { wire: 'poids_label', ...text },
  email: { wire: 'email', ...text },
  phone: { wire: 'telephone', ...text },
  /** The buyer's own name of it, and its building site; '' without. */
  reference: { wire: 'reference', ...laterText },
  site: { wire: 'chantier', ...laterText },
  /** What is delivered, and in how many packages, its digits; '' where nobody said. */
  goods: { wire: 'natureMarchandise', ...laterText },
  packages: { wire: 'nombreColis', ...laterText },
  /** Who placed it, of an organisation's order; '' of one that is of none. */
  orderedBy: { wire: 'commande_par', ...laterText },
  /** A colleague's, that one may not pay, move or cancel. */
  readOnly: { wire: 'lecture_seule', ...flag },
  /** The last time that it could not be delivered, in words: 'mardi 24 novembre à 10 h 12 : absent'; '' else. */
  attempt: { wire: 'tentative', ...laterText },
  /** It waits for another day since. */
  waitsForDay: { wire: 'a_reprogrammer', ...flag },
  /** What was done on its way is written down: its waybill can be had. */
  hasWaybill: { wire: 'lettre_de_voiture', ...flag },
  /** What opens the invoice by the order's number, for a while (R37). */
  invoiceToken: { wire: 'facture_token', read: textOrNull, kept: keptText },
  /** When its preparation began. */
  preparedAt: { wire: 'en_preparation_le', ...date },
  updatedAt: { wire: 'updated_at', ...date },
  leftAt: { wire: 'partie_le', read: dateOrNull, kept: v.optional(date.kept, null) },
  expectedAt: { wire: 'DateLivraison', ...date },
  /** Why the team has set another date. */
  dateReason: { wire: 'motif_date', ...laterText },
  deliveredAt: { wire: 'DateLivraisonReelle', ...date },
  /** The name that its slip was sent with; '' when the provider does not say. */
  slipName: { wire: 'bordereau_nom', ...laterText },
  /** What its delivery emitted, grams of CO₂ equivalents, and what that was reckoned from. */
  emittedGrams: { wire: 'co2e_g', read: number.read, kept: v.optional(keptNumber, null) },
  emittedBasis: { wire: 'co2e_base', ...laterText },
  /** The terms of sale that it was placed under, by their day or their address; null where nobody kept them. */
  salesTerms: { wire: 'cgv', read: v.fallback(v.nullish(terms, null), null), kept: v.optional(keptText, null) },
  /** Where who waits for it follows it, '/suivi/…'. */
  trackingPath: { wire: 'suivi', read: textOrNull, kept: keptText },
} as const

type Plain = typeof plainFields
const plainWire = Object.fromEntries(Object.values(plainFields).map(({ wire, read }) => [wire, read])) as {
  readonly [Row in Plain[keyof Plain] as Row['wire']]: Row['read']
}

/** What price and repeat are read from, if it is all there. No more of a row is taken over: thousands come at once. */
const unread = Object.fromEntries(
  [...Object.keys(priceSchema.pipe[0].entries), ...Object.keys(repeatableWire.entries)].map((name) => [
    name,
    v.optional(v.unknown()),
  ]),
)

/** How far the money of a cancelled order is on its way back. */
export const refundStates = ['en cours', 'fait', 'à vérifier'] as const

/** `receipt`: the file of its receipt, once it is given back. */
export interface RefundOfOrder {
  readonly state: (typeof refundStates)[number]
  readonly at: Date | null
  readonly receipt: string | null
}

/** Two spellings are read where section 3 shows two (R30); what section 3 has not is our own server's. */
export const pastOrderSchema = v.pipe(
  v.object({
    ...unread,
    ...plainWire,
    DateCommande: v.nullish(v.string()),
    created_at: v.nullish(v.string()),
    comptee_depuis: dateOrNull,
    prenomClient: anyText,
    nomClient: anyText,
    TTC: v.nullish(euros),
    tarif_ttc: v.nullish(euros),
    livraisonType: v.fallback(v.nullish(v.picklist(deliveryTypes), null), null),
    dateLivraison: v.fallback(v.nullish(v.string(), null), null),
    flexHalfDay: v.fallback(v.nullish(v.picklist(halfDays), null), null),
    Bordereau: anyText,
    bordereau_url: anyText,
    NumeroFacture: anyText,
    facture_filename: anyText,
    remboursement: v.fallback(v.nullish(v.picklist(refundStates), null), null),
    remboursement_le: dateOrNull,
    remboursement_filename: textOrNull,
  }),
  v.transform((wire) => {
    const orderedAt = instantFromWire(wire.DateCommande || wire.created_at || '')
    return {
      ...(mapped(plainFields, (row) => wire[row.wire]) as {
        readonly [N in keyof Plain]: v.InferOutput<Plain[N]['read']>
      }),
      orderedAt,
      /** From when an urgent pickup counts: its order, or its late payment. */
      countedFrom: wire.comptee_depuis ?? orderedAt,
      /** First and last name. */
      customerName: `${wire.prenomClient} ${wire.nomClient}`.trim(),
      /** Null when it has no price yet (R10). */
      totalTTC: wire.TTC ?? wire.tarif_ttc ?? null,
      /** The lines of the price, null when the provider does not send all of them or there is none yet. */
      price: linesIn(wire),
      /** When it was asked for. */
      moment: wire.livraisonType && momentFromWire({ ...wire, livraisonType: wire.livraisonType }),
      slip: wire.bordereau_url || wire.Bordereau || null,
      invoice: wire.facture_filename || wire.NumeroFacture || null,
      /** What became of the money of a cancelled order; null when there is nothing to give back. */
      refund: wire.remboursement && {
        state: wire.remboursement,
        at: wire.remboursement_le,
        receipt: wire.remboursement_filename,
      },
      /** What fills the form again; null when the provider does not send all of it. */
      repeat: repeatableIn(wire),
    }
  }),
  v.check((order) => !Number.isNaN(order.orderedAt.getTime()), 'Commande sans date'),
)

/** An order as the history shows it. */
export type PastOrder = Readonly<v.InferOutput<typeof pastOrderSchema>>

function linesIn(wire: object): Price | null {
  const { success, output } = v.safeParse(priceSchema, wire, { abortEarly: true })
  return success ? output : null
}
