/** What a history left behind, as the books have it. */
export interface Books {
  readonly orders: readonly BookedOrder[]
  /** Successful charges, in the processor's own book. */
  readonly charges: readonly Charge[]
  readonly submissions: readonly string[]
  /** The links that pay an order, each at its price. */
  readonly links: readonly { readonly orderId: number; readonly cents: number }[]
  /**
   * The numbers of the invoices since then, in order, as YYYY-NNNNNN; and the one before them, null when there was
   * none.
   */
  readonly invoiceNumbers: readonly string[]
  readonly invoiceBefore: string | null
  /** The firm's: what it may owe, and what it does. */
  readonly account: {
    readonly ceiling: number
    readonly used: number
    /** All that was delivered has been billed. */ readonly isBilled: boolean
  }
  /** What was given back, in the processor's own book. */
  readonly refunds: readonly { readonly orderId: number; readonly cents: number }[]
  /** Orders that were once seen paid. */
  readonly seenPaid: readonly number[]
  readonly screens: readonly LastScreen[]
  /** When everything worked again, and somebody had 60 seconds from then on. */
  readonly healthyAt: number
}

export interface BookedOrder {
  readonly id: number
  readonly submission: string
  readonly intentId: string | null
  readonly isPaid: boolean
  readonly paidAt: number | null
  /** Cents that the server computed, and those of the tariff for these very data. */
  readonly total: number
  readonly due: number
  /** SHA-256: the file that was chosen, the file in the store, what the database says of it. */
  readonly slip: { readonly chosen: string; readonly stored: string | null; readonly noted: string }
  readonly isCancelled: boolean
  /** Whether it says that its money is back; and how many letters do. */
  readonly isRefunded: boolean
  readonly refundLetters: number
  /** How many letters tell that it is paid. */
  readonly paidLetters: number
  readonly isOnAccount: boolean
  /** How many letters tell that it is on account, and how many invoices of several orders have it. */
  readonly accountLetters: number
  readonly accountInvoices: number
  readonly isBilled: boolean
  readonly isDelivered: boolean
  readonly invoices: number
}

export interface Charge {
  readonly intentId: string
  readonly orderId: number
  readonly cents: number
  /** Whether the processor still calls it charged. */
  readonly stands: boolean
}

/** A screen that told somebody something about a payment, or the one that somebody ended on (`isLast`). */
export interface LastScreen {
  readonly told: 'paid' | 'not charged' | 'failed' | 'checking' | 'nothing'
  readonly step: string
  readonly orderId: number | null
  /** Whether a good card had left this page for what was charged, and whether the order was, at that moment. */
  readonly hadSent: boolean
  readonly wasCharged: boolean
  readonly wasOnAccount: boolean
  readonly isLast: boolean
}

/** One broken promise: 'I1 order 7 was charged 2 times'. */
export type Violation = string

/** Every promise of « Nothing lost » that these books break. */
export function violationsOf(books: Books): Violation[] {
  return [
    ...orderViolations(books),
    ...chargeViolations(books),
    ...linkViolations(books),
    ...numberViolations(books),
    ...told({
      [`I10 the account owes ${books.account.used} of ${books.account.ceiling}`]:
        books.account.used > books.account.ceiling,
    }),
    ...books.screens.flatMap(screenViolations),
  ]
}

function orderViolations({ account, orders, charges, refunds, submissions, seenPaid, healthyAt }: Books): Violation[] {
  const ofSubmission = (submission: string) => orders.filter((order) => order.submission === submission).length
  return [
    ...submissions
      .filter((submission) => ofSubmission(submission) > 1)
      .map((submission) => `I4 submission ${submission} made ${ofSubmission(submission)} orders`),
    ...orders.flatMap((order) => {
      const { id, isPaid, paidAt, total, due, slip, paidLetters } = order
      const mine = charges.filter(({ orderId }) => orderId === id)
      const charged = sumOf(mine)
      const back = sumOf(refunds.filter(({ orderId }) => orderId === id))
      const owed = order.isCancelled ? charged : 0
      return told({
        [`I1 order ${id} was charged ${mine.length} times`]: mine.length > 1,
        [`I2 order ${id} is charged and not paid`]: mine.length > 0 && !isPaid,
        [`I2 order ${id} became paid too late`]: isPaid && paidAt !== null && paidAt > healthyAt + 60_000,
        [`I3 order ${id} is paid and was charged nothing`]: isPaid && mine.length === 0,
        [`I3 order ${id} was charged ${mine[0]?.cents} cents, its total is ${total}, its data cost ${due}`]:
          isPaid && mine.some(({ cents }) => cents !== total || cents !== due),
        [`I5 order ${id} has ${order.invoices} invoices`]: order.invoices !== Number(isPaid && order.isDelivered),
        [`I6 the slip of order ${id} is not the one that was chosen`]:
          slip.stored !== slip.chosen || slip.noted !== slip.chosen,
        [`I7 order ${id} was paid and is not any more`]: seenPaid.includes(id) && !isPaid,
        [`I9 order ${id} was charged ${charged} cents, is ${order.isCancelled ? '' : 'not '}cancelled, and was given back ${back}`]:
          back !== owed,
        [`I9 order ${id} says ${order.isRefunded ? '' : 'not '}refunded, and ${back} cents were given back`]:
          order.isRefunded !== back > 0,
        [`L1 ${paidLetters} letters tell that order ${id} is paid`]: order.isCancelled
          ? paidLetters > 1
          : paidLetters !== Number(isPaid),
        [`I11 order ${id} is on account and charged`]: order.isOnAccount && mine.length > 0,
        [`I11 order ${id} is in ${order.accountInvoices} invoices of the account`]:
          order.accountInvoices !== Number(order.isOnAccount && order.isBilled && !order.isCancelled),
        [`I11 order ${id} was delivered on account and is in no invoice`]:
          account.isBilled && order.isOnAccount && order.isDelivered && order.accountInvoices === 0,
        [`L1 ${order.accountLetters} letters tell that order ${id} is on account`]:
          order.accountLetters !== Number(order.isOnAccount),
        [`L1 ${order.refundLetters} letters tell that order ${id} is refunded`]:
          order.refundLetters !== Number(order.isRefunded),
      })
    }),
  ]
}

function sumOf(amounts: readonly { readonly cents: number }[]): number {
  return amounts.reduce((sum, { cents }) => sum + cents, 0)
}

function chargeViolations({ orders, charges }: Books): Violation[] {
  const isOf = (charge: Charge) =>
    orders.some(({ id, intentId }) => id === charge.orderId && intentId === charge.intentId)
  return charges.flatMap((charge) => {
    const { intentId, orderId, stands } = charge
    return told({
      [`I2 charge ${intentId} is of no order: order ${orderId} has another intent`]: !isOf(charge),
      [`I7 charge ${intentId} of order ${orderId} was undone`]: !stands,
    })
  })
}

function linkViolations({ links, charges }: Books): Violation[] {
  return links.flatMap(({ orderId, cents }) => {
    const mine = charges.filter((charge) => charge.orderId === orderId)
    const others = links.filter((link) => link.orderId === orderId).length - 1
    return told({
      [`I12 the link of order ${orderId} paid ${mine.length} times`]: mine.length > 1,
      [`I12 the link of order ${orderId} holds ${cents} cents, and ${mine[0]?.cents} were charged`]: mine.some(
        (charge) => charge.cents !== cents,
      ),
      [`I12 order ${orderId} has ${others + 1} links`]: others > 0,
    })
  })
}

/** Ranks of a year go up by one; a year that begins here begins with 1. */
function numberViolations({ invoiceNumbers, invoiceBefore }: Books): Violation[] {
  return invoiceNumbers.flatMap((number, index) => {
    const before = invoiceNumbers[index - 1] ?? invoiceBefore
    const [year, rank] = number.split('-').map(Number) as [number, number]
    const [yearBefore, rankBefore] = (before ?? `${year}-0`).split('-').map(Number) as [number, number]
    return rank === (year === yearBefore ? rankBefore : 0) + 1
      ? []
      : [`I5 invoice ${number} comes after ${before ?? 'none'}`]
  })
}

function screenViolations({
  told: words,
  step,
  orderId,
  hadSent,
  wasCharged,
  wasOnAccount,
  isLast,
}: LastScreen): Violation[] {
  return told({
    [`I8 somebody is told that order ${orderId} is paid, and it is not charged`]:
      words === 'paid' && !wasCharged && !wasOnAccount,
    [`I8 somebody who sent a card is told that order ${orderId} is not charged, and it is`]:
      words === 'not charged' && hadSent && wasCharged,
    [`I8 somebody waits for ever: ${step}`]:
      isLast && (step === 'paying' || step === 'authenticating' || step === 'checking'),
  })
}

function told(cases: Readonly<Record<Violation, boolean>>): Violation[] {
  return Object.entries(cases).flatMap(([violation, isSo]) => (isSo ? [violation] : []))
}
