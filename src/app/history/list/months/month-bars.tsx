import { capitalized, monthAndYear } from '#rules/moment/french.ts'
import { formatEuros } from '#rules/price/money.ts'
import type { MonthTotals } from '#rules/order/order-totals.ts'
import { Bars } from '#ui/lists/bars.tsx'

/** Orders and cost by month: the last 24 months that have orders; the table says the same. */
export function MonthBars({ months }: { readonly months: readonly MonthTotals[] }) {
  const shown = months.slice(0, 24).toReversed()
  const bars = (value: (month: MonthTotals) => number, words: (value: number) => string) =>
    shown.map((totals) => ({
      name: capitalized(monthAndYear(totals.month)),
      tick: tick(totals.month),
      value: value(totals),
      words: words(value(totals)),
    }))
  return (
    <>
      <div>
        <b>Commandes</b>
        <Bars label="Commandes par mois" bars={bars(({ count }) => count, String)} />
      </div>
      <div>
        <b>Total TTC</b>
        <Bars label="Total TTC par mois" bars={bars(({ ttc }) => ttc, formatEuros)} />
      </div>
    </>
  )
}

/** '2026-11' → '11/26'. */
function tick(month: string): string {
  return `${month.slice(5)}/${month.slice(2, 4)}`
}
