import type { Moment } from '#rules/moment/moment.ts'
import type { Price } from '#rules/price/price.ts'
import type { WeightBandKey } from '#rules/price/weight-bands.ts'
import type { OrderTexts } from './order-texts.ts'
import type { LatLng } from '#contract/places/places.ts'

/** An end of the route: the picked address and its point, with the signature that it was handed out with, if any. */
export interface Stop extends LatLng {
  readonly label: string
  readonly signature?: string | undefined
}

/** What the slip said of the weight, when it was read. */
export interface DetectedWeight {
  readonly kg: number
  readonly band: WeightBandKey | null
}

/**
 * An order as people mean it; how it travels is order-wire's business. Its lines of text are in the table of
 * order-texts. `slipPath` is what the upload answered; `minutes` the road time of the price.
 */
export interface Order extends OrderTexts {
  readonly supplierId: number
  readonly pickup: Stop
  readonly delivery: Stop
  readonly band: WeightBandKey
  readonly moment: Moment
  readonly slipPath: string
  readonly minutes: number
  readonly price: Price
  readonly detectedWeight: DetectedWeight | null
}

/** An order without a price yet (R10), its slip still to be stored. */
export type UnpricedOrder = Omit<Order, 'slipPath' | 'minutes' | 'price'>
