import { describe, expect, it } from 'vitest'
import { rowsOf } from '#slip-reader/page/rows.ts'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { printed } from './paper.ts'

describe('Headings in two languages', () => {
  it('are not torn where the English ones stand close', () => {
    const page = printed(
      [40, 40, 'Colis'],
      [100, 40, 'Contenu'],
      [300, 40, 'Poids net'],
      [380, 40, 'Poids brut'],
      [40, 52, 'Package'],
      [100, 52, 'Contents'],
      [292, 52, 'Net weight (kg)'],
      [365, 52, 'Gross weight (kg)'],
      [40, 80, '1'],
      [100, 80, 'Ballon'],
      [320, 80, '118,0'],
      [400, 80, '131,6'],
      [40, 100, '2'],
      [100, 100, 'Pompe'],
      [320, 100, '190,5'],
      [400, 100, '210,0'],
      [40, 120, 'TOTAL'],
      [320, 120, '308,5'],
      [400, 120, '341,6'],
    )
    expect(slipWeight([page])?.kg).toBe(341.6)
  })
})

describe('Decimals whose comma is a word of its own', () => {
  it('are no letters printed along the edge', () => {
    const figures = [
      ['63', '8'],
      ['63', '6'],
      ['50', '5'],
      ['94', '2'],
      ['12', '1'],
    ] as const
    const page = printed(
      [40, 40, 'Article'],
      [500, 40, 'Poids kg'],
      ...figures.flatMap(
        ([whole, tenth], at) =>
          [
            [40, 60 + at * 14, 'Profil'],
            [520, 60 + at * 14, whole],
            [532.5, 60 + at * 14, ','],
            [537, 60 + at * 14, tenth],
          ] as const,
      ),
      [40, 150, 'Total'],
      [514, 150, '284,2'],
    )
    const words = page.words.map((word) => (word.text === ',' ? { ...word, y: word.y + 5, height: 2.4 } : word))
    expect(slipWeight([{ ...page, words }])?.kg).toBe(284.2)
  })
})

describe('A form', () => {
  it('may be filled in with larger figures that hang below its line', () => {
    const page = printed(
      [40, 40, 'Camion'],
      [140, 40, 'AA-183-AA'],
      [40, 100, 'Poids total'],
      [195, 100, 'kg'],
      [217, 100, 'Heures d’attente'],
      [40, 140, 'Signature du destinataire'],
    )
    const figure = { text: '345', x: 150, y: 103.4, width: 27, height: 13.4, confidence: 100 }
    expect(slipWeight([{ ...page, words: [...page.words, figure] }])?.kg).toBe(345)
  })
})

describe('Words on one line', () => {
  const word = (text: string, x: number, y: number, width: number, height: number) => ({
    text,
    x,
    y,
    width,
    height,
    confidence: 100,
  })

  it('stand on it, however far their letters hang below', () => {
    const rows = rowsOf([
      word('Exemple', 40, 94.6, 40, 8.1),
      word('SARL', 84, 94.6, 21.5, 6.5),
      word('page', 517.4, 92.6, 19, 6.5),
      word('1', 539.4, 91.9, 3, 5),
      word('/', 545, 90.3, 2.7, 6.6),
      word('2', 550.6, 91.8, 4, 5.1),
    ])
    expect(rows.map((words) => words.map(({ text }) => text).join(' '))).toEqual(['page 1 / 2', 'Exemple SARL'])
  })

  it('are of it though a frame makes them all look as high as words that climb', () => {
    const framed = [
      word('Poids', 393, 1138, 81, 49),
      word('total', 486, 1135, 73, 49),
      word('expédié', 575, 1133, 107, 48),
      word('680', 720, 1129, 43, 50),
      word('kg', 779, 1128, 39, 50),
    ]
    expect(slipWeight([{ width: 2300, height: 3200, words: framed }])?.kg).toBe(680)
  })

  it('keep « taxable » though it alone is as high, for without it the weight would be another', () => {
    const framed = [
      word('Poids', 393, 1138, 81, 20),
      word('taxable', 486, 1110, 100, 49),
      word('680', 620, 1138, 43, 20),
      word('kg', 680, 1138, 39, 20),
    ]
    expect(slipWeight([{ width: 2300, height: 3200, words: framed }])).toBeNull()
  })

  it('are not where one alone climbs across it', () => {
    const stamped = [
      word('Poids', 393, 1138, 81, 20),
      word('COPIE', 486, 1110, 73, 49),
      word('680', 600, 1138, 43, 20),
      word('kg', 660, 1138, 39, 20),
    ]
    expect(slipWeight([{ width: 2300, height: 3200, words: stamped }])?.kg).toBe(680)
  })
})
