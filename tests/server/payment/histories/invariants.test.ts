import { describe, expect, it } from 'vitest'
import { violationsOf, type BookedOrder, type Books, type LastScreen } from './invariants.ts'

const order: BookedOrder = {
  id: 7,
  submission: 'a',
  intentId: 'pi_1',
  isPaid: true,
  paidAt: 1000,
  total: 4788,
  due: 4788,
  slip: { chosen: 'abc', stored: 'abc', noted: 'abc' },
  isCancelled: false,
  isRefunded: false,
  refundLetters: 0,
  paidLetters: 1,
  isOnAccount: false,
  accountLetters: 0,
  accountInvoices: 0,
  isBilled: true,
  isDelivered: true,
  invoices: 1,
}
const charge = { intentId: 'pi_1', orderId: 7, cents: 4788, stands: true }
const screen: LastScreen = {
  told: 'paid',
  step: '',
  orderId: 7,
  hadSent: true,
  wasCharged: true,
  wasOnAccount: false,
  isLast: true,
}
const sound: Books = {
  orders: [order],
  charges: [charge],
  refunds: [],
  submissions: ['a'],
  links: [],
  invoiceNumbers: ['2026-000004', '2026-000005'],
  invoiceBefore: '2026-000003',
  account: { ceiling: 7000, used: 4788, isBilled: true },
  seenPaid: [7],
  screens: [screen],
  healthyAt: 1000,
}
const withOrder = (changes: Partial<BookedOrder>): Partial<Books> => ({ orders: [{ ...order, ...changes }] })
const ofLink = { orderId: 7, cents: 4788 }
const givenBack = { orderId: 7, cents: 4788 }
const cancelled = { isCancelled: true, isRefunded: true, refundLetters: 1, isDelivered: false, invoices: 0 }
const unpaid = { isPaid: false, paidAt: null, paidLetters: 0, invoices: 0 }
const withScreen = (changes: Partial<LastScreen>): Partial<Books> => ({ screens: [{ ...screen, ...changes }] })
const uncharged: Partial<Books> = { charges: [], seenPaid: [], screens: [], ...withOrder(unpaid) }

const onAccount = { ...unpaid, isOnAccount: true, accountLetters: 1, accountInvoices: 1 }

describe('The checker of the books', () => {
  it.each<[string, Partial<Books>]>([
    ['one order, paid, delivered and invoiced', {}],
    ['an order that nobody paid', uncharged],
    ['an order that its link paid', { links: [ofLink] }],
    ['an order that was cancelled and given back', { ...withOrder(cancelled), refunds: [givenBack] }],
    [
      'an order that was cancelled before anybody paid',
      { ...uncharged, ...withOrder({ ...unpaid, ...cancelled, isRefunded: false, refundLetters: 0 }) },
    ],
    ['an order that was billed on account', { ...uncharged, ...withOrder(onAccount) }],
    ['a submission that made no order', { ...uncharged, orders: [] }],
    ['the first invoice of a year', { invoiceNumbers: ['2027-000001'], invoiceBefore: '2026-000009' }],
    ['the first invoice of all', { invoiceNumbers: ['2026-000001'], invoiceBefore: null }],
    [
      'somebody who is told that it is not charged, and it is not',
      { ...uncharged, ...withScreen({ told: 'not charged', wasCharged: false }) },
    ],
    ['somebody who waits for an answer', withScreen({ told: 'checking', step: 'unknown' })],
    ['a page that is paying on the way to its end', withScreen({ told: 'nothing', step: 'paying', isLast: false })],
  ])('finds nothing wrong with %s', (_, books) => {
    expect(violationsOf({ ...sound, ...books })).toEqual([])
  })

  it.each<[string, string, Partial<Books>]>([
    ['I1', 'an order that is charged twice', { charges: [charge, { ...charge }] }],
    ['I2', 'a charged order that is unpaid', { seenPaid: [], ...withOrder(unpaid) }],
    ['I2', 'an order that became paid after more than a minute', withOrder({ paidAt: 61_001 })],
    ['I2', 'a charge of an intent that no order names', withOrder({ intentId: 'pi_2' })],
    ['I3', 'a paid order that was charged nothing', { charges: [] }],
    ['I3', 'a charge of other cents than the total', { charges: [{ ...charge, cents: 4787 }] }],
    [
      'I3',
      'a total that is not the price of the order',
      { charges: [{ ...charge, cents: 100 }], ...withOrder({ total: 100 }) },
    ],
    [
      'I4',
      'two orders of one submission',
      {
        orders: [order, { ...order, id: 8, intentId: 'pi_2' }],
        charges: [charge, { ...charge, orderId: 8, intentId: 'pi_2' }],
      },
    ],
    ['I5', 'a hole in the numbers', { invoiceNumbers: ['2026-000004', '2026-000006'] }],
    ['I5', 'a number that was given twice', { invoiceNumbers: ['2026-000004', '2026-000004'] }],
    ['I5', 'a year that begins with 2', { invoiceNumbers: ['2027-000002'] }],
    ['I5', 'a delivered and paid order without an invoice', withOrder({ invoices: 0 })],
    ['I6', 'a slip that changed in the store', withOrder({ slip: { ...order.slip, stored: 'abd' } })],
    ['I6', 'a slip that is not there', withOrder({ slip: { ...order.slip, stored: null } })],
    ['I6', 'the slip of somebody else', withOrder({ slip: { chosen: 'abd', stored: 'abc', noted: 'abc' } })],
    ['I7', 'an order that was paid and is not any more', { ...uncharged, seenPaid: [7] }],
    ['I10', 'an account that owes more than it may', { account: { ceiling: 7000, used: 7001, isBilled: true } }],
    ['I11', 'an order on account that a card paid', withOrder({ isOnAccount: true, accountLetters: 1 })],
    [
      'I11',
      'a delivery on account in no invoice',
      { ...uncharged, ...withOrder({ ...onAccount, accountInvoices: 0 }) },
    ],
    [
      'I11',
      'a delivery on account in two invoices',
      { ...uncharged, ...withOrder({ ...onAccount, accountInvoices: 2 }) },
    ],
    ['I7', 'a charge that was undone', { charges: [{ ...charge, stands: false }] }],
    [
      'I8',
      'somebody who is told that it is paid, and it is not charged',
      { ...uncharged, ...withScreen({ wasCharged: false }) },
    ],
    ['I8', 'somebody who is told that it is not charged, and it is', withScreen({ told: 'not charged' })],
    ['I8', 'somebody who waits for ever', withScreen({ told: 'nothing', step: 'paying' })],
    [
      'I9',
      'a cancelled order that is charged and was given nothing back',
      { ...withOrder({ ...cancelled, isRefunded: false, refundLetters: 0 }), refunds: [] },
    ],
    ['I9', 'an order that was given back twice', { ...withOrder(cancelled), refunds: [givenBack, givenBack] }],
    [
      'I9',
      'an order that was given back though it is not cancelled',
      { ...withOrder({ isRefunded: true, refundLetters: 1 }), refunds: [givenBack] },
    ],
    [
      'I9',
      'an order that says that it was given back, and was not',
      { ...uncharged, ...withOrder({ ...unpaid, ...cancelled }) },
    ],
    ['I12', 'a link that was charged another price', { links: [{ orderId: 7, cents: 4700 }] }],
    ['I12', 'two links of one order', { links: [ofLink, ofLink] }],
    ['L1', 'two letters about one refund', { ...withOrder({ ...cancelled, refundLetters: 2 }), refunds: [givenBack] }],
    ['L1', 'two letters about one payment', withOrder({ paidLetters: 2 })],
    ['L1', 'a paid order without a letter', withOrder({ paidLetters: 0 })],
  ])('names %s for %s', (name, _, books) => {
    const found = violationsOf({ ...sound, ...books })
    expect(new Set(found.map((violation) => violation.split(' ')[0]))).toEqual(new Set([name]))
  })

  it('names a link that paid twice beside the order that was charged twice', () => {
    const found = violationsOf({ ...sound, links: [ofLink], charges: [charge, { ...charge }] })
    expect(found).toEqual(['I1 order 7 was charged 2 times', 'I12 the link of order 7 paid 2 times'])
  })
})
