import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { largestChosenSlip, largestValidSlip, readSlip, slipTypes, uploadSlip } from '#contract/order/slip.ts'
import { refusals } from '#tests/contract/refusals.ts'

describe('A delivery slip', () => {
  it('weighs at most 5,242,880 bytes when chosen and 5,000,000 when validated', () => {
    expect([largestChosenSlip, largestValidSlip]).toEqual([5_242_880, 5_000_000])
  })

  it('is a PDF, a PNG or a JPEG', () => {
    expect(slipTypes).toEqual(['application/pdf', 'image/png', 'image/jpeg'])
  })

  it.each([
    ['sent', uploadSlip.body],
    ['read', readSlip.body],
  ])('is %s under « bordereau »', (_, body) => {
    expect(refusals(body, { bordereau: new File(['%PDF'], 'bordereau.pdf') })).toEqual({})
  })

  it.each([
    ['missing', {}],
    ['text in its place', { bordereau: 'bordereau.pdf' }],
    ['null', { bordereau: null }],
  ])('that is %s is told « Le bordereau de livraison est obligatoire »', (_, body) => {
    expect(refusals(uploadSlip.body, body)).toEqual({ bordereau: 'Le bordereau de livraison est obligatoire' })
  })
})

describe('The reply to a sent slip', () => {
  it('is its path', () => {
    expect(v.parse(uploadSlip.reply, { success: true, file_path: 'bordereaux/exemple.pdf' }).file_path).toBe(
      'bordereaux/exemple.pdf',
    )
  })

  it.each([{}, { file_path: '' }, { file_path: null }])('is an error without one: %j', (reply) => {
    expect(v.is(uploadSlip.reply, reply)).toBe(false)
  })
})

describe('The reading of a slip', () => {
  it.each([
    ['a weight', { ok: true, poids_total_kg: 212.5 }, 212.5],
    ['a weight as text', { ok: true, poids_total_kg: '212.5' }, 212.5],
    ['a misread weight', { ok: true, poids_total_kg: 100_001 }, null],
    ['a weight below zero', { ok: true, poids_total_kg: -3 }, null],
    ['no weight', { ok: true, poids_total_kg: null }, null],
    ['nothing', { ok: false }, null],
  ])('may give %s', (_, reply, kg) => {
    expect(v.parse(readSlip.reply, reply).poids_total_kg).toBe(kg)
  })

  it('may give an error', () => {
    expect(v.parse(readSlip.reply, { ok: false, error: 'Illisible' }).error).toBe('Illisible')
  })

  it('needs its ok', () => {
    expect(v.is(readSlip.reply, { poids_total_kg: 212 })).toBe(false)
  })
})
