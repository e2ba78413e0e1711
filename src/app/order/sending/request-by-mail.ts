import type { Caller } from '#adapters/api/caller.ts'
import type { Order } from '#contract/order.ts'
import { requestOrderByMail } from '#contract/order-request.ts'
import { orderOnWire } from '#contract/order-wire.ts'
import { idempotencyHeader } from '#contract/payment.ts'
import type { ValidOrder } from '../order-schema.ts'
import type { Submission } from './submission.ts'

/** What an order without a price says: the order data but the slip's path and all amounts (R10). */
export function requestOf({ slip: _, ...order }: ValidOrder, supplierId: number) {
  const unpriced: Order = { ...order, supplierId, slipPath: '', minutes: 0, price: noPrice, detectedWeight: null }
  const { bordereauFileName, estimatedTime, tarifBase, poidsSupplement, tempsSupplement, totalHT, totalTTC, ...request } = orderOnWire(unpriced)
  return request
}

/** Sends an order that has no price to the provider's staff, slip included; the same order twice is one request. */
export async function requestByMail(call: Caller, order: ValidOrder, supplierId: number, submission: Submission): Promise<void> {
  const body = { ...requestOf(order, supplierId), bordereau: order.slip }
  await call(requestOrderByMail, { body, headers: { [idempotencyHeader]: submission.id }, timeoutMs: uploadTimeoutMs })
}

const noPrice = { base: 0, weight: 0, time: 0, delivery: 0, totalHT: 0, totalTTC: 0 }
const uploadTimeoutMs = 120_000
