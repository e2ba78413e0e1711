import type { Uploader } from '#adapters/net/uploader.ts'
import type { DetectedWeight, Order } from '#contract/order/order.ts'
import { requestOrderByMail } from '#contract/order/order-request.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { idempotencyHeader } from '#contract/wire/idempotency.ts'
import type { Submission } from '../model/kept-parts.ts'
import type { ValidOrder } from '../model/order-schema.ts'
import type { Watch } from './transfer.ts'

/** An order without a price: the form's, whose it is, and what its slip says. */
export type Request = ValidOrder & { readonly supplierId: number; readonly detectedWeight: DetectedWeight | null }

/** What it says: the order data but the slip's path and all amounts (R10). */
export function requestOf({ slip: _, ...order }: Request) {
  const unpriced: Order = { ...order, slipPath: '', minutes: 0, price: noPrice }
  const {
    bordereauFileName,
    estimatedTime,
    tarifBase,
    poidsSupplement,
    tempsSupplement,
    totalHT,
    totalTTC,
    ...request
  } = orderOnWire(unpriced)
  return request
}

/** Sends an order that has no price to the provider's staff, slip included; the same order twice is one request. */
export async function requestByMail(
  upload: Uploader,
  order: Request,
  submission: Submission,
  watch: Watch,
): Promise<void> {
  const body = { ...requestOf(order), bordereau: order.slip }
  await upload(requestOrderByMail, { body, headers: { [idempotencyHeader]: submission.id }, ...watch })
}

const noPrice = { base: 0, weight: 0, time: 0, delivery: 0, totalHT: 0, totalTTC: 0 }
