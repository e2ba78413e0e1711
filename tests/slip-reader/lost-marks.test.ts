import { describe, expect, it } from 'vitest'
import { saidBy } from '#slip-reader/agreed-weight.ts'
import type { SlipPage, SlipWord } from '#slip-reader/slip-page.ts'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

const seen = (text: string) => slip(text, { confidence: 93 })
const kg = (each: SlipPage) => slipWeight([each])?.kg ?? null

const lines = (first: string, second: string, total: string) => `
  Désignation              Pièces      Poids kg
  Bardage mélèze               31   ${first.padStart(11)}
  Lame terrasse                 8   ${second.padStart(11)}
  Volige sapin                  8          25,6
  Panneau OSB3                 26         600,6
  TOTAL                        73   ${total.padStart(11)}
`

describe('A total whose decimal comma was not read', () => {
  it('is nothing when its digits are not those of the sum', () => {
    expect(kg(seen(lines('179,8', '77,4', '8934')))).toBeNull()
  })

  it('is not rounded to the lines when its decimals are cut off', () => {
    expect(kg(seen(lines('1 416,2', '77,4', '2120,')))).toBeNull()
  })

  it('is not outweighed by lines that lost theirs', () => {
    expect(kg(seen(lines('1798', '774', '884,3')))).toBe(884.3)
  })
})

/** A page as two looks agree on: digits 10 wide and 13 high, a comma 4 wide and hanging 3 below. */
function page(number: string, { commaWidth = 0, hang = 0, place = '06400' } = {}): SlipPage {
  const word = (text: string, x: number, y: number, width = text.length * 10, height = 13): SlipWord => ({
    text,
    x,
    y,
    width,
    height,
    confidence: 60,
  })
  const total = word(number, 320, 200, number.length * 10 + commaWidth, 13 + hang)
  const words = [
    word('Tuyau', 40, 100),
    word('2,40', 320, 100, 34, 16),
    word(place, 40, 130),
    word('CANNES', 110, 130),
    word('Poids', 40, 200),
    word('total', 110, 200),
    word(':', 170, 200, 4),
    total,
    word('kg', 380, 200, 20, 16),
  ]
  return { width: 600, height: 800, words }
}

describe('A whole number of a page that shows few decimals', () => {
  const likely = (each: SlipPage) => saidBy([each]).likely?.kg ?? null

  it.each([
    ['is wider than its digits', page('1336', { commaWidth: 5 })],
    ['hangs below the line', page('1336', { hang: 3 })],
    ['is both', page('1336', { commaWidth: 5, hang: 3 })],
    ['has no postcode to measure it by', page('1336', { place: 'Lot' })],
  ])('is doubtful when it %s', (_, each) => {
    expect(likely(each)).toBeNull()
  })

  it('is doubtful where decimals have a dot, which hangs nowhere', () => {
    const { words, ...size } = page('1336')
    expect(
      likely({ ...size, words: words.map((each) => (each.text === '2,40' ? { ...each, text: '2.40' } : each)) }),
    ).toBeNull()
  })
})

describe('A whole number in whose ink there is no mark', () => {
  const whole = (each: SlipPage, number: string): SlipPage => ({
    ...each,
    words: each.words.map((word) => (word.text === number ? { ...word, isWhole: true } : word)),
  })

  it('is likely whatever the page shows of marks', () => {
    const each = page('1336', { place: 'Lot' })
    expect(saidBy([each]).likely).toBeNull()
    expect(saidBy([whole(each, '1336')])).toMatchObject({ confident: null, likely: { kg: 1336 } })
  })
})

describe('Two copies of a slip in one picture', () => {
  const copies = (total: string) => {
    const line = (left: string, right: string) => `${left.padEnd(60)}${right.padEnd(60)}\n`
    const half = (text: string) => line(text, text)
    return slipWeight([
      slip(
        half('Code        Libellé                          Poids kg') +
          half('OSB18       Dalle OSB                           475,2') +
          half('TAS27       Tasseau                              52,4') +
          half('SIL12       Silicone') +
          half(`Poids tot. (kg)                                  ${total}`),
        { confidence: 93 },
      ),
    ])?.kg
  }

  it('lose a comma alike', () => {
    expect(copies('7813')).toBeUndefined()
    expect(copies('781,3')).toBe(781.3)
  })
})
