import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MonthBars } from '#app/history/list/months/month-bars.tsx'
import { monthTotals } from '#rules/order/order-totals.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { textOf } from '#tests/builders/drawn-screen.tsx'

const orderOf = (day: string) => aPastOrder({ orderedAt: new Date(`${day}T10:00:00+01:00`) })
const months = monthTotals(
  [orderOf('2026-11-18'), orderOf('2026-11-17'), orderOf('2026-09-17')],
  new Date('2026-11-20T10:00:00+01:00'),
)

describe('The months of the history, drawn', () => {
  it('are their orders and what they cost, the oldest first', () => {
    const text = textOf(renderToStaticMarkup(createElement(MonthBars, { months }))).replaceAll('\u00A0', ' ')
    expect(text).toMatch(/Commandes Septembre 2026 : 1 09\/26 Novembre 2026 : 2 11\/26 2/)
    expect(text).toMatch(/Total TTC Septembre 2026 : 47,88 € 09\/26 Novembre 2026 : 95,76 € 11\/26 95,76 €$/)
  })
})
