import { describe, expect, it } from 'vitest'
import { agreedKg, saidBy, type Said } from '#rules/slip/agreed-weight.ts'
import type { SlipPage } from '#rules/slip/slip-page.ts'

const silent: Said = { surely: null, likely: null }
const sure = (kg: number): Said => ({ surely: kg, likely: kg })
const likely = (kg: number): Said => ({ surely: null, likely: kg })

describe('Several readings of a slip', () => {
  it.each<[string, readonly Said[], number | null]>([
    ['are believed when one is sure', [sure(412)], 412],
    ['are believed when one is sure and the others say nothing', [silent, sure(412)], 412],
    ['are believed when one is sure and a likely one says the same', [likely(412), sure(412)], 412],
    ['are believed when two likely ones come to the same', [likely(412), silent, likely(412)], 412],
    ['are not believed when only one is likely', [silent, likely(412)], null],
    ['are not believed when two likely ones differ', [likely(9818), likely(98.18)], null],
    ['are not believed when a third differs from two', [likely(412), likely(4.12), likely(412)], null],
    ['are not believed when a likely one differs from a sure one', [likely(412), sure(512)], null],
    ['are not believed when one says two things', [{ surely: 412, likely: 512 }], null],
    ['say nothing when none does', [silent, silent], null],
    ['say nothing before there is one', [], null],
  ])('%s', (_, said, kg) => {
    expect(agreedKg(said)).toBe(kg)
  })
})

describe('One reading of a picture', () => {
  const page = (text: string, confidence: number): SlipPage => ({
    width: 600,
    height: 800,
    words: text.split(' ').map((word, at) => ({ text: word, x: 40 + at * 80, y: 100, width: word.length * 9, height: 14, confidence })),
  })

  it('is sure of a weight whose digits are clear', () => {
    expect(saidBy([page('Poids total : 412,5 kg', 95)])).toEqual(sure(412.5))
  })

  it('finds a weight only likely when its digits are not clear', () => {
    expect(saidBy([page('Poids total : 412,5 kg', 60)])).toEqual(likely(412.5))
  })

  it('does not find a weight likely whose comma may be lost', () => {
    expect(saidBy([page('Poids total : 4125 kg', 60)])).toEqual(silent)
  })

  it('says nothing where no weight is', () => {
    expect(saidBy([page('Nombre de colis : 4', 95)])).toEqual(silent)
  })
})
