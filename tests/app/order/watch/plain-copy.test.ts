import { describe, expect, it } from 'vitest'
import { proxy } from 'valtio'
import { plainCopy } from '#app/order/watch/plain-copy.ts'

describe('A plain copy', () => {
  it('can be stored, proxies and all', () => {
    const content = { price: proxy({ total: 12, lines: [{ text: 'Base' }] }), at: new Date(0), none: null }
    expect(() => structuredClone(content)).toThrow('could not be cloned')
    expect(structuredClone(plainCopy(content))).toEqual({
      price: { total: 12, lines: [{ text: 'Base' }] },
      at: new Date(0),
      none: null,
    })
  })
})
