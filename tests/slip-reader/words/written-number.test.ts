import { describe, expect, it } from 'vitest'
import { decimalsOf, valueOf, writtenNumber } from '#slip-reader/words/written-number.ts'

const french = { '.': 'thousands', ',': 'decimal' } as const
const english = { '.': 'decimal', ',': 'thousands' } as const

describe('A written number', () => {
  it.each([
    ['412', 412, 412],
    ['412,5', 412.5, 412.5],
    ['305.75', 305.75, 305.75],
    ['1 250', 1250, 1250],
    ['1\u202F250,50', 1250.5, 1250.5],
    ['1.250.000', 1_250_000, 1_250_000],
    ['1.250,5', 1250.5, 1250.5],
    ['1,250.5', 1250.5, 1250.5],
    ['0,412', 0.412, 0.412],
    ['1250,500', 1250.5, 1250.5],
    ['1.250', 1250, 1.25],
    ['1,250', 1.25, 1250],
    ['412,500', 412.5, 412_500],
  ])('%s is %d in French style and %d in English style', (text, inFrench, inEnglish) => {
    const number = writtenNumber(text)!
    expect([valueOf(number, french), valueOf(number, english)]).toEqual([inFrench, inEnglish])
  })

  it.each(['06560', '0412', '12.05.26', '1.250.5', '12 34', '1 2500', '012.345', '123456789', '', ',5', '5,'])(
    'is not %s',
    (text) => {
      expect(writtenNumber(text)).toBeNull()
    },
  )

  it('has no decimals where its mark parts thousands', () => {
    const number = writtenNumber('1.250')!
    expect([decimalsOf(number, french), decimalsOf(number, english)]).toEqual([0, 3])
  })
})
