import * as v from 'valibot'
import { deliveryTypes, type DeliveryType } from '#rules/price/delivery-types.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { crossedPoints, pointsFromWire, pointsOnWire } from '#contract/places/crossed-points.ts'
import type { Order } from './order.ts'
import {
  everyRow,
  orderTexts,
  pastTexts,
  recipientTexts,
  textsFromWire,
  textsOf,
  textsOnWire,
  type OrderTexts,
} from './order-texts.ts'
import { latLngSchema } from '#contract/places/places.ts'

/** What an order of the past fills in again: all of it but its date, its slip and its price. */
export interface Repeatable extends OrderTexts, Pick<Order, 'pickup' | 'delivery' | 'band'> {
  readonly type: DeliveryType
}

/** What an order of now fills in another time. */
export function repeatablePart(
  order: OrderTexts & Pick<Order, 'pickup' | 'delivery' | 'band'>,
  type: DeliveryType,
): Repeatable {
  const { pickup, delivery, band } = order
  return { ...textsOf(order), pickup, delivery, band, type }
}

const address = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300))

/** Empty in what a device kept before it was asked; who writes says it. */
const line = v.optional(v.string(), '') as v.GenericSchema<string>

/** The same, as one page hands it to another. */
export const repeatableSchema: v.GenericSchema<Repeatable> = v.object({
  ...everyRow(orderTexts, line),
  pickup: v.object({ label: address, ...latLngSchema.entries }),
  delivery: v.object({ label: address, ...latLngSchema.entries }),
  band: v.picklist(weightBandKeys),
  type: v.picklist(deliveryTypes),
  recipient: v.object(everyRow(recipientTexts, line)),
})

/**
 * What our own server adds to an order of the past, beyond section 3: under the names of the payload where section 3
 * has none (decision 039).
 */
export function repeatableOnWire(order: Repeatable): RepeatableWire {
  return {
    ...textsOnWire(order, 'past'),
    nombreColis: Number(order.packages) || null,
    adressPickUp: order.pickup.label,
    AdresseLivraison: order.delivery.label,
    ...pointsOnWire(order),
    poids: order.band,
    livraisonType: order.type,
  }
}

/**
 * The order that a reply holds besides what section 3 names; null when one of its addresses, points, its weight or its
 * type is not there.
 */
export function repeatableIn(reply: object): Repeatable | null {
  const { success, output: wire } = v.safeParse(repeatableWire, reply, { abortEarly: true })
  if (!success) return null
  const { pickup, delivery } = pointsFromWire(wire)
  return {
    ...textsFromWire(wire, 'past'),
    pickup: { label: wire.adressPickUp, ...pickup },
    delivery: { label: wire.AdresseLivraison, ...delivery },
    band: wire.poids,
    type: wire.livraisonType,
  }
}

export const repeatableWire = v.object({
  // First what a foreign provider lacks: the rest is then not looked at.
  adressPickUp: address,
  AdresseLivraison: address,
  poids: v.picklist(weightBandKeys),
  livraisonType: v.picklist(deliveryTypes),
  ...crossedPoints.entries,
  ...pastTexts,
})
type RepeatableWire = v.InferInput<typeof repeatableWire>
