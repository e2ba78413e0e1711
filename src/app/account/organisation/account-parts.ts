import type { AccountInvoice, TradeAccount } from '#contract/organisation/trade-account.ts'
import type { ParisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'
import { invoiceName, monthTitle } from './account-words.ts'

/** A part of what an account has taken of its ceiling. */
export interface AccountPart {
  readonly label: string
  readonly cents: Cents
  /** What of it is still open: transfers and credit notes pay the first parts first. */
  readonly open: Cents
  readonly isBilled: boolean
}

/** What is taken, the oldest invoice first, what is not billed yet last. More than three invoices are one part. */
export function accountParts(account: TradeAccount, today: ParisDay): AccountPart[] {
  const { invoices, unbilled, unbilledOrders, unspent } = account
  const unsettled = invoices.filter(({ settledAt }) => settledAt === null).toReversed()
  const billed =
    unsettled.length > mostInvoices
      ? [{ label: `${unsettled.length} factures à régler`, cents: sum(unsettled.map(({ totalTTC }) => totalTTC)) }]
      : unsettled.map((each) => ({ label: labelOf(each, unsettled, today), cents: each.totalTTC }))
  const parts = [
    ...(unspent < 0 ? [{ label: 'Virement repris', cents: -unspent, isBilled: true }] : []),
    ...billed.map((each) => ({ ...each, isBilled: true })),
    ...(unbilledOrders === 0
      ? []
      : [{ label: unbilledWords(unbilledOrders, today), cents: unbilled, isBilled: false }]),
  ]
  let paid = Math.max(0, unspent)
  return parts.map((part) => {
    const open = Math.max(0, part.cents - paid)
    paid -= part.cents - open
    return { ...part, open }
  })
}

const mostInvoices = 3

/** By its month; by its number too, where another of that month waits. */
function labelOf(invoice: AccountInvoice, unsettled: readonly AccountInvoice[], today: ParisDay): string {
  return unsettled.some(({ month, number }) => month === invoice.month && number !== invoice.number)
    ? `${monthTitle(invoice.month, today)}, ${invoice.number}`
    : invoiceName(invoice.month, today)
}

/** 11 in November → 'Novembre, 11 livraisons'. */
function unbilledWords(count: number, today: ParisDay): string {
  return `${monthTitle(today.slice(0, 7), today)}, ${count > 1 ? `${count} livraisons` : 'une livraison'}`
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, each) => total + each, 0)
}
