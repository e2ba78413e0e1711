import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { halfDays } from '#rules/moment/flex-slots.ts'
import { fileReply } from '#contract/wire/replies.ts'
import { identifier } from '#contract/wire/identifier.ts'
import { momentSchema } from '#contract/order/moment-wire.ts'
import { podImageSchema } from '#contract/order/pod-images.ts'
import { oneStaffOrder, staffOrderParams, staffOrderSchema } from './staff-orders.ts'
import { optionalLines, optionalText, requiredText } from '#contract/wire/text.ts'
import { anyText } from '#contract/wire/tolerant.ts'
import { euros, instantFromWire, wireInstant } from '#contract/wire/wire.ts'
import { atTheDesk, managersOnly } from '#contract/team-roles.ts'

/** What happened to an order, newest first; `par`: by whom, '' at the command line; `note`: what or why, in words. */
const change = v.pipe(
  v.looseObject({
    id: identifier,
    le: wireInstant,
    par: anyText,
    genre: v.string(),
    de: v.number(),
    vers: v.number(),
    note: anyText,
  }),
  v.transform(({ id, le, par, genre, de, vers, note }) => ({
    id,
    at: le,
    by: par,
    kind: genre,
    from: de,
    to: vers,
    note,
  })),
)
export type StaffOrderChange = v.InferOutput<typeof change>

/** One order, the photos of its delivery and its journal. */
export const staffOrder = call({
  method: 'GET',
  path: '/bo/orders/:id',
  audience: atTheDesk,
  params: staffOrderParams,
  reply: v.pipe(
    v.looseObject({ data: staffOrderSchema, photos: v.array(podImageSchema), journal: v.array(change) }),
    v.transform(({ data, photos, journal }) => ({ order: data, photos, journal })),
  ),
})

export const longestNote = 300

/** Leaves a note on an order for colleagues, in its journal. */
export const noteOrder = call({
  method: 'POST',
  path: '/bo/orders/:id/note',
  audience: atTheDesk,
  params: staffOrderParams,
  body: v.object({ note: requiredText('Écris ta note', longestNote) }),
  reply: oneStaffOrder,
})

/**
 * Lets the customer of an order, and whoever is of his firm, order nothing any more, for a reason that they are told; null
 * lets them again. What is ordered already goes on.
 */
export const blockSupplier = call({
  method: 'POST',
  path: '/bo/orders/:id/client',
  audience: atTheDesk,
  params: staffOrderParams,
  body: v.object({ motif: v.nullable(requiredText('Motif requis', 200)) }),
  reply: oneStaffOrder,
})

/** Why a date is another one, in a line. */
export const longestReason = 200

/**
 * Says when an order is to be delivered: Paris wall clock, DateLivraison (R43), and a flex half-day; `motif`: why,
 * which its customer is told. A delivered or cancelled order keeps its date: 409.
 */
export const setDeliveryDate = call({
  method: 'POST',
  path: '/bo/orders/:id/date',
  audience: atTheDesk,
  params: staffOrderParams,
  body: v.object({
    DateLivraison: v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(instantFromWire(text).getTime()), 'Date invalide'),
    ),
    flexHalfDay: v.nullish(v.picklist(halfDays, 'Demi-journée invalide'), null),
    motif: v.optional(optionalText(longestReason), ''),
  }),
  reply: oneStaffOrder,
})

/** The slip of any order: the very bytes that were sent. */
export const downloadStaffSlip = call({
  method: 'GET',
  path: '/bo/orders/:id/bordereau',
  audience: atTheDesk,
  params: staffOrderParams,
  reply: fileReply,
})

/** A typed price, euros HT: beyond it a digit is missing or too many. Below half a euro no card is charged. */
export const lowestTypedPrice = 1
export const highestTypedPrice = 10_000

export const longestPriceMessage = 500

/**
 * Gives an order asked for by mail its price: status 4, unpaid (R50), with a letter that leads to its payment (R49).
 * `vu`: the moment it is priced for; `message`: a line for that letter. Else 409.
 */
export const priceRequest = call({
  method: 'POST',
  path: '/bo/orders/:id/prix',
  audience: atTheDesk,
  params: staffOrderParams,
  body: v.object({
    totalHT: v.pipe(
      v.number('Prix invalide'),
      v.minValue(lowestTypedPrice, 'Prix invalide'),
      v.maxValue(highestTypedPrice, 'Prix invalide'),
      v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Prix invalide'),
    ),
    vu: momentSchema,
    message: v.optional(optionalLines(longestPriceMessage), ''),
  }),
  reply: oneStaffOrder,
})

/** An amount of money of a price, euros TTC. */
const amountTTC = v.pipe(
  euros,
  v.minValue(1, 'Montant invalide'),
  v.maxValue(highestTypedPrice * 200, 'Montant invalide'),
)

export const longestCreditReason = 140

/**
 * Gives back all or a part of a delivered order, with its credit note: to the card that paid, or off what its account
 * owes. `deja`: what was credited where it was seen; `raison`: the customer reads it. Else 409.
 */
export const creditOrder = call({
  method: 'POST',
  path: '/bo/orders/:id/avoir',
  audience: managersOnly,
  params: staffOrderParams,
  body: v.object({
    montant: amountTTC,
    raison: requiredText('Raison requise', longestCreditReason),
    deja: v.pipe(euros, v.minValue(0, 'Montant invalide')),
  }),
  reply: oneStaffOrder,
})

/** Marks an unpaid order paid by a transfer of its whole price; no card pays it any more. 409: it is not to be paid. */
export const payByTransfer = call({
  method: 'POST',
  path: '/bo/orders/:id/virement',
  audience: managersOnly,
  params: staffOrderParams,
  body: v.object({ libelle: requiredText('Libellé requis', 140) }),
  reply: oneStaffOrder,
})

/**
 * Cancels an order on its customer's behalf, at any time before it is on its way (R50); what was paid is given back.
 * `de`: where it was seen.
 */
export const cancelByStaff = call({
  method: 'POST',
  path: '/bo/orders/:id/cancel',
  audience: atTheDesk,
  params: staffOrderParams,
  body: v.object({ de: v.pipe(v.number(), v.integer()) }),
  reply: oneStaffOrder,
})
