import * as v from 'valibot'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { halfDayLabel, halfDays } from '#rules/moment/flex-slots.ts'
import { eurosFromCents } from '#rules/price/money.ts'
import { weightBandKeys, weightLabel } from '#rules/price/weight-bands.ts'
import { crossedPoints, pointsFromWire, pointsOnWire } from '#contract/places/crossed-points.ts'
import { momentFromWire, momentOnWire } from './moment-wire.ts'
import type { Order, UnpricedOrder } from './order.ts'
import { payloadTexts, textsFromWire, textsOnWire } from './order-texts.ts'
import { inPayloadOrder } from './payload-order.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import { heaviestSlipKg } from './slip.ts'
import { signaturesOnWire, stopSignatures } from './stop-signatures.ts'
import { optionalText, requiredText } from '#contract/wire/text.ts'
import { euros } from '#contract/wire/wire.ts'

const say = orderSentences

/** What the address service writes holds no link. */
const addressLabel = v.pipe(
  requiredText(say.addressRequired, 300),
  v.check((label) => !/:\/\/|www\./i.test(label), say.addressNotPicked),
)

/** What a payload without this field is told; the other fields are not filled in by hand. */
const missing: Readonly<Record<string, string>> = {
  longitudePickUp: say.addressNotPicked,
  altitudePickUp: say.addressNotPicked,
  altitudeLivraison: say.addressNotPicked,
  longitudeLivraison: say.addressNotPicked,
  poids: say.weightRequired,
  dateLivraison: say.plannedRequired,
}

/** The order data as it travels (section 3), and the signatures of its points (decision 085). */
export const orderDataSchema = v.object(
  inPayloadOrder({
    ...payloadTexts,
    bordereauFileName: requiredText(say.slipRequired, 300),
    id_fournisseur: v.pipe(v.number(), v.integer()),
    adressPickUp: addressLabel,
    adresseLivraison: addressLabel,
    dateLivraison: v.nullable(v.string()),
    ...crossedPoints.entries,
    poids: v.picklist(weightBandKeys, ({ input }) =>
      input === '' || input === null ? say.weightRequired : say.weightInvalid,
    ),
    poidsLabel: optionalText(),
    poidsSupplement: euros,
    estimatedTime: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)),
    tempsSupplement: euros,
    tarifBase: euros,
    totalHT: euros,
    totalTTC: euros,
    livraisonType: v.picklist(deliveryTypes),
    flexHalfDay: v.nullable(v.picklist(halfDays)),
    flexHalfDayLabel: v.nullable(v.string()),
    detectedWeightKg: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(heaviestSlipKg))),
    detectedBucket: v.optional(v.nullable(v.picklist(weightBandKeys))),
    ...stopSignatures,
  }),
  missingField,
)

/** The order data but its slip's path, its minutes and all amounts (R10). */
const unpricedSchema = v.omit(orderDataSchema, [
  'bordereauFileName',
  'estimatedTime',
  'poidsSupplement',
  'tempsSupplement',
  'tarifBase',
  'totalHT',
  'totalTTC',
])
export type UnpricedWire = v.InferOutput<typeof unpricedSchema>
export const { entries: unpricedEntries } = unpricedSchema

/** The payload's own shape, before parsing. */
export type OrderData = v.InferInput<typeof orderDataSchema>

/** An order as it travels. */
export function orderOnWire(order: Order): OrderData {
  const { reference, chantier, natureMarchandise, nombreColis, ...texts } = textsOnWire(order, 'wire')
  return inPayloadOrder({
    ...texts,
    bordereauFileName: order.slipPath,
    id_fournisseur: order.supplierId,
    adressPickUp: order.pickup.label,
    adresseLivraison: order.delivery.label,
    ...pointsOnWire(order),
    poids: order.band,
    poidsLabel: weightLabel(order.band),
    poidsSupplement: eurosFromCents(order.price.weight),
    estimatedTime: order.minutes,
    tempsSupplement: eurosFromCents(order.price.time),
    tarifBase: eurosFromCents(order.price.base),
    totalHT: eurosFromCents(order.price.totalHT),
    totalTTC: eurosFromCents(order.price.totalTTC),
    ...momentOnWire(order.moment),
    flexHalfDayLabel: order.moment.type === 'flex' ? halfDayLabel(order.moment.slot.halfDay) : null,
    ...(order.detectedWeight && {
      detectedWeightKg: order.detectedWeight.kg,
      detectedBucket: order.detectedWeight.band,
    }),
    ...signaturesOnWire(order),
    // Ours, and named only where they say something: an order without them is section 3's to the letter.
    ...(reference !== '' && { reference }),
    ...(chantier !== '' && { chantier }),
    ...(natureMarchandise !== '' && { natureMarchandise }),
    ...(nombreColis !== '' && { nombreColis: Number(nombreColis) }),
  })
}

/** The order that a payload means. */
export const orderFromWire = v.pipe(
  orderDataSchema,
  v.rawTransform(({ dataset: { value: wire }, addIssue, NEVER }): Order => {
    const unpriced = unpricedFromWire(wire)
    if (unpriced === null) {
      addIssue(senselessMoment(wire))
      return NEVER
    }
    return {
      ...unpriced,
      slipPath: wire.bordereauFileName,
      minutes: wire.estimatedTime,
      price: {
        base: wire.tarifBase,
        weight: wire.poidsSupplement,
        time: wire.tempsSupplement,
        delivery: wire.totalHT - wire.tarifBase - wire.poidsSupplement - wire.tempsSupplement,
        totalHT: wire.totalHT,
        totalTTC: wire.totalTTC,
      },
    }
  }),
)

/** The order that a payload means, but for its slip and its price; null when its moment makes no sense. */
export function unpricedFromWire(wire: UnpricedWire): UnpricedOrder | null {
  const moment = momentFromWire(wire)
  if (moment === null) return null
  const { pickup, delivery } = pointsFromWire(wire)
  const { email, company, recipient, ...texts } = textsFromWire(wire, 'wire')
  // In this order: the server knows a submission that comes again by a digest of it.
  return {
    supplierId: wire.id_fournisseur,
    email,
    company,
    pickup: {
      label: wire.adressPickUp,
      ...pickup,
      ...(wire.signaturePickUp !== undefined && { signature: wire.signaturePickUp }),
    },
    delivery: {
      label: wire.adresseLivraison,
      ...delivery,
      ...(wire.signatureLivraison !== undefined && { signature: wire.signatureLivraison }),
    },
    band: wire.poids,
    moment,
    recipient,
    ...texts,
    detectedWeight:
      wire.detectedWeightKg === undefined ? null : { kg: wire.detectedWeightKg, band: wire.detectedBucket ?? null },
  }
}

/** A payload whose moment makes no sense is refused in French, under `dateLivraison`. */
export function senselessMoment(wire: UnpricedWire) {
  const path: [v.IssuePathItem] = [
    { type: 'object', origin: 'value', input: { ...wire }, key: 'dateLivraison', value: wire.dateLivraison },
  ]
  return { message: say.plannedRequired, path }
}

/** What a payload is told that lacks a field. */
export function missingField({ path }: v.BaseIssue<unknown>): string {
  return missing[String(path?.[0]?.key)] ?? 'Commande incomplète'
}
