import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OrderLoading } from '#app/order/open/order-loading.tsx'
import { EndedLoading } from '#app/payment/outcome/ended-loading.tsx'
import { PaymentSkeleton } from '#app/payment/payment-skeleton.tsx'

describe('The outline of a screen that comes', () => {
  it('is the route with its marks, the load and the bar, of an order', () => {
    const drawn = renderToStaticMarkup(<OrderLoading />)
    expect([piecesOf(drawn, 'route-mark'), piecesOf(drawn, 'load-gauge'), piecesOf(drawn, 'bottom-bar')]).toEqual([
      2, 1, 1,
    ])
  })

  it.each([
    ['a payment', <PaymentSkeleton key="payment" />],
    ['its end', <EndedLoading key="end" />],
  ])('is the ticket with its route and its total, of %s', (_, screen) => {
    const drawn = renderToStaticMarkup(screen)
    expect([piecesOf(drawn, 'ticket'), piecesOf(drawn, 'route-mark'), piecesOf(drawn, 'ticket-total')]).toEqual([
      1, 2, 1,
    ])
  })
})

function piecesOf(drawn: string, name: string): number {
  return drawn.split(`class="${name}"`).length - 1
}
