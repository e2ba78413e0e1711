import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { edgeIn, edgeText, orderEdge } from '#contract/order/order-edge.ts'

describe('Where a stretch of orders begins', () => {
  it('is the first instant of a Paris month', () => {
    expect(edgeIn('2024-11')).toEqual({ before: new Date('2024-10-31T23:00:00Z'), id: 0 })
    expect(edgeIn('2026-07')).toEqual({ before: new Date('2026-06-30T22:00:00Z'), id: 0 })
  })

  it('is an instant and a number, written and read', () => {
    const edge = { before: new Date('2024-11-12T10:15:00.123Z'), id: 4711 }
    expect(edgeIn(edgeText(edge))).toEqual(edge)
  })

  it.each([
    '',
    'hier',
    '2024',
    '2024-13',
    '2024-00',
    '1999-01',
    '2024-11-12',
    '2024-11-12T10:15:00.123Z',
    '2024-02-30T10:15:00.123Z_1',
    '2024-11-12T10:15:00.123Z_-1',
    '2024-11-12T10:15:00.123Z_1234567890123456',
    '2024-11 ',
  ])('is not %j', (text) => {
    expect(edgeIn(text)).toBeNull()
    expect(v.safeParse(orderEdge, text).issues?.map(({ message }) => message)).toEqual([
      'Donne un mois, par exemple 2024-11.',
    ])
  })
})
