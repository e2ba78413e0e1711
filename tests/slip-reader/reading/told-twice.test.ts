import { describe, expect, it } from 'vitest'
import { toldTwice } from '#slip-reader/ocr/told-twice.ts'

const told = (own: readonly [string, number], evened: readonly [string, number], plain = evened, more: { isWhole?: true } = {}) => {
  const strips = [evened, plain].map(([text, likelihood]) => ({ text, likelihood, places: [] }))
  const { text, confidence, isWhole } = toldTwice({ text: own[0], confidence: own[1], x: 0, y: 0, width: 50, height: 20, ...more }, { evened: strips[0]!, plain: strips[1]! })
  return [text, confidence, ...(isWhole ? ['whole'] : [])]
}

describe('A number that two engines read', () => {
  it.each([
    ['alike', '162,405', '162,405'],
    ['alike but for the space of thousands', '1154,350', '1 154,350'],
    ['alike but for the sign of thousands', '1.103,10', '1 103,10'],
    ['alike but for the mark of decimals', '175,00', '175.00'],
    ['alike but for the unit beside it', '412', '412 kg'],
  ])('is sure when it is read %s', (_, own, other) => {
    expect(told([own, 40], [other, 0.98])).toEqual([own, 95])
  })

  it('is no less sure than it was', () => {
    expect(told(['412', 97], ['412', 0.98])).toEqual(['412', 97])
  })

  it('is less sure when the other engine is in doubt of what it says', () => {
    expect(told(['412', 40], ['412', 0.5])).toEqual(['412', 88])
  })

  it('stays as it was when the other engine says it less surely than something else', () => {
    expect(told(['81', 70], ['81', 0.6], ['51', 0.9])).toEqual(['81', 70])
  })

  it('is what the other says twice, where the first was not sure', () => {
    expect(told(['cnc2oo', 21], ['CDC200', 0.99])[0]).toBe('CDC200')
    expect(told(['1600', 75], ['1000', 0.99])).toEqual(['1000', 85])
  })

  it('is nobody’s where both are sure', () => {
    expect(told(['1600', 93], ['1000', 0.99])).toEqual(['1600', 75])
  })

  it('stays as it was when the other engine says two things, or is in doubt, or says nothing', () => {
    expect(told(['1600', 70], ['1000', 0.99], ['1800', 0.99])).toEqual(['1600', 70])
    expect(told(['1600', 70], ['1000', 0.8])).toEqual(['1600', 70])
    expect(told(['1600', 70], ['', 1])).toEqual(['1600', 70])
  })

  it('keeps a mark that the other engine overlooks', () => {
    expect(told(['17,60', 33], ['1760', 1])).toEqual(['17,60', 33])
  })

  it('takes a mark that it overlooked, unless its ink has none', () => {
    expect(told(['5280', 93], ['52,80', 0.99])).toEqual(['52,80', 85])
    expect(told(['5280', 93], ['52,80', 0.99], undefined, { isWhole: true })).toEqual(['5280', 75, 'whole'])
  })

  it('is not told to be whole by the ink of other digits', () => {
    expect(told(['1600', 75], ['1000', 0.99], undefined, { isWhole: true })).toEqual(['1000', 85])
  })
})

describe('A word that was read as noise', () => {
  it('is what the other engine likely read twice', () => {
    expect(told(['GVOGQU', 0], ['640 kg.', 0.76], ['640.kg', 0.92])).toEqual(['640kg.', 80])
    expect(told(['paF00s', 0], ['POIDS', 0.93], ['POIDS', 0.88])).toEqual(['POIDS', 80])
  })
})
