import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { podImages } from '#contract/order/pod-images.ts'

describe('The proof-of-delivery photos', () => {
  const image = { id: 1, image_url: '/pod/1.jpg', uploaded_at: '2026-11-23 09:12:00', description: null }

  it.each([
    ['bare', [image]],
    ['in data', { data: [image] }],
  ])('are read from a list %s', (_, reply) => {
    expect(v.parse(podImages.reply, reply)).toEqual([
      { ...image, uploaded_at: new Date('2026-11-23T09:12:00+01:00'), description: '' },
    ])
  })

  it('need an address', () => {
    expect(v.is(podImages.reply, [{ id: 1 }])).toBe(false)
  })
})
