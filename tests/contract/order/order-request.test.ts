import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { requestOrderByMail } from '#contract/order/order-request.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { anOrder } from '#tests/builders/order.ts'
import { refusals } from '#tests/contract/refusals.ts'

describe('An order sent by mail', () => {
  const order = anOrder()
  const bordereau = new File(['%PDF'], 'b.pdf')
  const parts = Object.entries(orderOnWire(order)).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  const request = { ...Object.fromEntries(parts), bordereau }

  it('means the order without its price, read from text, with the slip beside it', () => {
    const { slipPath, minutes, price, ...unpriced } = order
    expect(v.parse(requestOrderByMail.body, request)).toEqual({ order: unpriced, slip: bordereau })
  })

  it('means the same as JSON, its slip named by the path of its upload', () => {
    const { slipPath, minutes, price, ...unpriced } = order
    expect(v.parse(requestOrderByMail.body, JSON.parse(JSON.stringify(orderOnWire(order))))).toEqual({
      order: unpriced,
      slipPath,
    })
  })

  it('as JSON needs the path of a slip', () => {
    expect(refusals(requestOrderByMail.body, { ...orderOnWire(order), bordereauFileName: '' })).toEqual({
      bordereauFileName: 'Le bordereau de livraison est obligatoire',
    })
  })

  it.each([undefined, 'b.pdf'])('needs a slip: %s', (slip) => {
    expect(refusals(requestOrderByMail.body, { ...request, bordereau: slip })).toEqual({
      bordereau: 'Le bordereau de livraison est obligatoire',
    })
  })

  it.each(['', 'sept', '0x2b', '4 3'])('has points in digits: « %s »', (longitudePickUp) => {
    expect(Object.keys(refusals(requestOrderByMail.body, { ...request, longitudePickUp }))).toEqual(['longitudePickUp'])
  })
})
