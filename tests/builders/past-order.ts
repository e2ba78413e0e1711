import type { PastOrder } from '#contract/order/past-order.ts'
import { repeatablePart, type Repeatable } from '#contract/order/repeatable.ts'
import { anOrder } from './order.ts'

const order = anOrder()
const { email, recipient } = order

/** An order of the sample supplier, as it fills the form again. */
export function aRepeatable(changes: Partial<Repeatable> = {}): Repeatable {
  return { ...repeatablePart(order, 'flex'), ...changes }
}

/** A line of the history, from Cannes to Mougins; its delivery address follows what it repeats. */
export function aPastOrder(changes: Partial<PastOrder> = {}): PastOrder {
  const repeat = changes.repeat === undefined ? aRepeatable() : changes.repeat
  return {
    id: 1042,
    orderedAt: new Date('2026-11-18T09:12:00+01:00'),
    status: 4,
    paid: 1,
    onAccount: false,
    paidAt: null,
    countedFrom: changes.orderedAt ?? new Date('2026-11-18T09:12:00+01:00'),
    pickupAddress: repeat?.pickup.label ?? '',
    deliveryAddress: repeat?.delivery.label ?? '',
    customerCompany: 'Exemple Bâtiment',
    customerName: 'Camille Martin',
    totalTTC: 4788,
    totalHT: 3990,
    vat: 798,
    price: null,
    minutes: null,
    moment: null,
    weightLabel: '151-300 kg',
    email,
    phone: recipient.phone,
    reference: repeat?.reference ?? '',
    site: repeat?.site ?? '',
    goods: repeat?.goods ?? '',
    packages: repeat?.packages ?? '',
    orderedBy: '',
    readOnly: false,
    hasWaybill: false,
    attempt: '',
    waitsForDay: false,
    slip: null,
    invoice: null,
    invoiceToken: null,
    preparedAt: null,
    updatedAt: null,
    leftAt: null,
    expectedAt: null,
    dateReason: '',
    slipName: '',
    deliveredAt: null,
    refund: null,
    emittedGrams: null,
    emittedBasis: '',
    salesTerms: null,
    paidBy: '',
    creditNotes: [],
    trackingPath: null,
    ...changes,
    repeat,
  }
}
