import type { Payment } from '#adapters/payments/read-payment.ts'
import type { RepeatHandover } from '#contract/handover/form-handover.ts'
import type { RequestHandover } from '#contract/handover/handover.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { repeatablePart, type Repeatable } from '#contract/order/repeatable.ts'
import { countedAtPayment } from '#rules/moment/departure.ts'
import type { Moment } from '#rules/moment/moment.ts'
import type { Cents } from '#rules/price/money.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'

/** An order as the screen that ends its making shows it. '' and null: not known here. */
export interface EndedOrder {
  readonly pickup: string
  readonly company: string
  readonly delivery: string
  readonly customer: string
  readonly customerCompany: string
  readonly weight: string
  readonly moment: Moment | null
  /** From when an urgent pickup counts: its order, or its late payment. */
  readonly countedFrom: Date
  /** The team's date, or what was asked for; null: not known here. */
  readonly expectedAt: Date | null
  readonly paidAt: Date | null
  readonly totalHT: Cents | null
  /** '/suivi/…', while it can be followed. */
  readonly trackingPath: string | null
  /** What the order form is handed to make it again. */
  readonly again: RepeatHandover
}

/** Of what was paid here. `at`: when its card was presented, and ordered where nothing else is known. */
export function endedPayment({ order }: Payment, at: Date): EndedOrder {
  return {
    ...endedRepeatable(repeatablePart(order, order.moment.type)),
    moment: order.moment,
    countedFrom: order.orderedAt === undefined ? at : countedAtPayment(order.orderedAt, at),
    expectedAt: order.expectedAt ?? null,
    paidAt: at,
    totalHT: order.price.totalHT,
  }
}

/** Of what was sent without a price (R10). */
export function endedRequest({ order, moment, at }: RequestHandover['requested']): EndedOrder {
  return { ...endedRepeatable(order), moment, countedFrom: at, expectedAt: null, paidAt: null, totalHT: null }
}

/** Of the history. */
export function endedPastOrder(order: PastOrder): EndedOrder {
  const {
    pickupAddress: pickup,
    deliveryAddress: delivery,
    customerName: customer,
    customerCompany,
    weightLabel: weight,
    moment,
    countedFrom,
    expectedAt,
    paidAt,
    totalHT,
    trackingPath,
    repeat,
  } = order
  return {
    pickup,
    company: repeat?.company ?? '',
    delivery,
    customer,
    customerCompany,
    weight,
    moment,
    countedFrom,
    expectedAt,
    paidAt,
    totalHT,
    trackingPath,
    again: { repeated: { deliveryAddress: delivery, repeat } },
  }
}

function endedRepeatable(
  repeat: Repeatable,
): Omit<EndedOrder, 'moment' | 'countedFrom' | 'expectedAt' | 'paidAt' | 'totalHT'> {
  const { company, pickup, delivery, band, recipient } = repeat
  return {
    pickup: pickup.label,
    company,
    delivery: delivery.label,
    customer: `${recipient.firstName} ${recipient.lastName}`.trim(),
    customerCompany: recipient.company,
    weight: weightLabel(band),
    trackingPath: null,
    again: { repeated: { deliveryAddress: delivery.label, repeat } },
  }
}
