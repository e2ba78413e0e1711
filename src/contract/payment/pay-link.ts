import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { acknowledgement } from '#contract/wire/replies.ts'
import { instantFromWire, euros } from '#contract/wire/wire.ts'
import { momentFromWire } from '#contract/order/moment-wire.ts'
import { halfDays } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import type { Cents } from '#rules/price/money.ts'
import { weightBandKeys, type WeightBandKey } from '#rules/price/weight-bands.ts'
import { createPaymentIntent, payOrder } from './payment.ts'

/**
 * What a link still does. `over`: its 48 hours are; `replaced`: the order costs something else by now, or is paid on
 * account; `lapsed`: its slot can no longer be paid for.
 */
export const payLinkStates = ['payable', 'paid', 'over', 'cancelled', 'lapsed', 'replaced'] as const
export type PayLinkState = (typeof payLinkStates)[number]

/** What a payer sees of an order: towns, moment, load and price; no street, no recipient, no telephone, no e-mail. */
export interface PayLinkRecap {
  readonly orderId: number
  /** The firm or the person who asks for the payment; '' where nobody said. */
  readonly askedBy: string
  /** '' where the address names none. */
  readonly fromTown: string
  readonly toTown: string
  readonly moment: Moment
  readonly orderedAt: Date
  /** The team's date, or what was asked for. */
  readonly expectedAt: Date | null
  readonly band: WeightBandKey
  readonly totalHT: Cents
  readonly totalTTC: Cents
}

/** A link as its payer reads it; `recap` is null where it is neither payable nor paid. */
export interface PayLink {
  readonly state: PayLinkState
  readonly validUntil: Date
  readonly recap: PayLinkRecap | null
}

/** A link that was just made: its path on this site, '/payer/…', and until when it pays. */
export interface MadePayLink {
  readonly orderId: number
  readonly path: string
  readonly validUntil: Date
}

const instant = v.pipe(v.string(), v.transform(instantFromWire))
const params = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Ce lien de paiement n’existe pas')) })

const made = v.pipe(
  v.object({
    success: v.boolean(),
    data: v.object({ orderId: identifier, lien: v.string(), valable_jusqu_a: instant }),
  }),
  v.transform(({ data }): MadePayLink => ({
    orderId: data.orderId,
    path: data.lien,
    validUntil: data.valable_jusqu_a,
  })),
)

/**
 * Makes the link by which anybody pays a stored order within 48 hours, in the place of the one before. `amount`: its TTC
 * in cents, as the page shows it; the link holds it. 409 `notPayable` as payOrder.
 */
export const makePayLink = call({
  method: 'POST',
  path: '/fo/commande/:id/lien-de-paiement',
  audience: 'supplier',
  params: v.object({ id: identifierParam('Commande inconnue') }),
  body: payOrder.body,
  reply: made,
})

/** Creates the order, once per submission as createPaymentIntent does, and makes the link that pays it. */
export const orderByPayLink = call({
  method: 'POST',
  path: '/fo/commande-par-lien',
  audience: 'supplier',
  body: createPaymentIntent.body,
  reply: made,
})

/** What a link pays, and whether it still does; 404 for one that was never given, was replaced, or is long over. */
export const readPayLink = call({
  method: 'GET',
  path: '/fo/payer/:token',
  audience: 'nobody',
  params,
  reply: v.pipe(
    v.object({
      success: v.boolean(),
      data: v.object({
        etat: v.picklist(payLinkStates),
        valable_jusqu_a: instant,
        commande: v.nullable(
          v.object({
            id: identifier,
            demande_par: v.string(),
            villeDepart: v.string(),
            villeLivraison: v.string(),
            livraisonType: v.picklist(deliveryTypes),
            dateLivraison: v.nullable(v.string()),
            flexHalfDay: v.nullable(v.picklist(halfDays)),
            DateCommande: instant,
            DateLivraison: v.nullable(instant),
            poids: v.picklist(weightBandKeys),
            totalHT: euros,
            totalTTC: euros,
          }),
        ),
      }),
    }),
    v.transform(({ data: { etat, valable_jusqu_a: validUntil, commande } }): PayLink => ({
      state: etat,
      validUntil,
      recap: commande && {
        orderId: commande.id,
        askedBy: commande.demande_par,
        fromTown: commande.villeDepart,
        toTown: commande.villeLivraison,
        moment: momentFromWire(commande) ?? { type: 'urgent' },
        orderedAt: commande.DateCommande,
        expectedAt: commande.DateLivraison,
        band: commande.poids,
        totalHT: commande.totalHT,
        totalTTC: commande.totalTTC,
      },
    })),
  ),
})

/**
 * Opens the one payment of a link's order, as payOrder does. 410 `notPayable` once the link is dead, 409 where the order
 * is paid.
 */
export const openPayLink = call({
  method: 'POST',
  path: '/fo/payer/:token',
  audience: 'nobody',
  params,
  body: payOrder.body,
  reply: payOrder.reply,
})

/** The same as confirmOrderPayment, of a link's order; also once the link is over, for a card may have left before. */
export const confirmPayLink = call({
  method: 'POST',
  path: '/fo/payer/:token/confirmer',
  audience: 'nobody',
  params,
  body: v.object({ paymentIntentId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  reply: acknowledgement,
})
