import type { Insertable } from 'kysely'
import type { Order, UnpricedOrder } from '#contract/order/order.ts'
import { expectedAt } from '#rules/moment/departure.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { orderStatus, requestedStatus } from '#rules/order/order-status.ts'
import type { Price } from '#rules/price/price.ts'
import { textColumnsOf } from './order-columns.ts'
import type { OrdersTable } from './orders-table.ts'

/** A row before it is known whose organisation it is of. */
type NewOrder = Omit<Insertable<OrdersTable>, 'organisation_id' | 'orderer_id'>

/** What an order gets when it is stored. */
export interface Submission {
  readonly id: string
  readonly digest: string
  readonly at: Date
  /** What it is sold under (`content/sales-version.ts`). */
  readonly salesTerms: string
}

/** An order with the road that was measured for it, null where nobody did. */
export interface MeasuredOrder extends Order {
  readonly metres: number | null
}

/** The row of a new order that waits for its card payment. Price, minutes and metres are the server's own. */
export function newOrderRow(order: MeasuredOrder, submission: Submission): NewOrder {
  return {
    ...withoutPrice(order, submission),
    minutes: order.minutes,
    metres: order.metres,
    ...priceColumns(order.price),
    status: orderStatus.validating,
    payment_status: 0,
  }
}

/** A price in the columns of an order. */
export function priceColumns({ base, weight, time, delivery, totalHT, totalTTC }: Price) {
  return {
    base_price: base,
    weight_price: weight,
    time_price: time,
    delivery_price: delivery,
    total_ht: totalHT,
    total_ttc: totalTTC,
  }
}

/** The row of an order asked for by mail (R10): no price, no card payment, and section 4's status « En attente ». */
export function requestedOrderRow(order: SlippedOrder, submission: Submission): NewOrder {
  const unknown = {
    minutes: null,
    base_price: null,
    weight_price: null,
    time_price: null,
    delivery_price: null,
    total_ht: null,
    total_ttc: null,
  }
  return { ...withoutPrice(order, submission), ...unknown, status: requestedStatus, payment_status: null }
}

type SlippedOrder = UnpricedOrder & Pick<Order, 'slipPath'>

function withoutPrice(order: SlippedOrder, submission: Submission) {
  const at = submission.at.getTime()
  return {
    supplier_id: order.supplierId,
    submission_id: submission.id,
    submission_digest: submission.digest,
    ...textColumnsOf(order),
    pickup_address: order.pickup.label,
    pickup_latitude: order.pickup.lat,
    pickup_longitude: order.pickup.lng,
    delivery_address: order.delivery.label,
    delivery_latitude: order.delivery.lat,
    delivery_longitude: order.delivery.lng,
    weight_band: order.band,
    ...momentColumns(order.moment),
    slip_path: order.slipPath,
    detected_kg: order.detectedWeight?.kg ?? null,
    detected_band: order.detectedWeight?.band ?? null,
    intent_id: null,
    ordered_at: at,
    updated_at: at,
    refund_state: null,
    refund_at: null,
    refund_file: null,
    expected_at: expectedAt(order.moment, submission.at).getTime(),
    delivered_at: null,
    paid_at: null,
    invoice_number: null,
    invoice_file: null,
    invoiced_at: null,
    sales_version: submission.salesTerms,
  }
}

/** A moment as orders are stored with it. */
export function momentColumns(moment: Moment) {
  return {
    delivery_type: moment.type,
    flex_day: moment.type === 'flex' ? moment.slot.day : null,
    flex_half_day: moment.type === 'flex' ? moment.slot.halfDay : null,
    planned_at: moment.type === 'planifiee' ? moment.at.getTime() : null,
  }
}
