import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip, unsure } from './paper.ts'

const goods = `
  Désignation              Qté    Poids (kg)
  Ciment CEM II 35 kg       10           350
  Plaque BA13                4           102
  TOTAL                                  452
`

describe('A number the reader is not sure of', () => {
  it('is no weight by itself', () => {
    expect(slipWeight([unsure(slip('Poids total : 412 kg'), '412', 45)])).toBeNull()
  })

  it('is one when the lines add up to it', () => {
    expect(slipWeight([unsure(slip(goods), '452', 45)])).toEqual({ kg: 452, proof: 'sum' })
  })

  it('is one when the slip says it twice', () => {
    expect(slipWeight([unsure(slip('Poids total : 412 kg\n\nPoids brut : 412 kg'), '412', 45)])).toEqual({
      kg: 412,
      proof: 'twice',
    })
  })

  it('is not added to the others', () => {
    expect(slipWeight([unsure(slip(goods.replace(/TOTAL.*/, '')), '102', 45)])).toBeNull()
  })

  it('counts when it is read well', () => {
    expect(slipWeight([unsure(slip('Poids total : 412 kg'), '412', 91)])).toEqual({
      kg: 412,
      proof: 'said',
      confidence: 91,
    })
  })
})

describe('Digits that may not be all', () => {
  it.each([
    ['cut by the left edge', slip('412 kg poids total', { columns: 30 })],
    ['cut by the right edge', slip('Poids total : 412', { columns: 8 })],
    ['with a letter read as a digit', slip('Poids total : 4l2 kg')],
    ['with a stray stroke before', slip('Poids total : l 250 kg')],
    ['with digits close by', slip('Poids total : 4 12 kg')],
  ])('%s are doubtful', (_, page) => {
    expect(slipWeight([page])).toBeNull()
  })

  it('count when the lines add up to them', () => {
    expect(slipWeight([slip(goods.replace(/452/, '4OO').replace('350', '298'))])?.kg).toBe(400)
  })
})

describe('A label with words that are not of the trade', () => {
  it.each([
    'Poids total zorglub : 412 kg',
    'Poids zorglub : 412 kg',
    'Total Ciment : 412 kg',
    'Total articles : 412 kg',
  ])('%s is doubtful', (line) => {
    expect(slipWeight([slip(line)])).toBeNull()
  })
})

describe('Several weights', () => {
  it.each([
    [
      'of two notes without a common total give nothing',
      `
      Bon n° 1   Poids total : 412 kg
      Bon n° 2   Poids total : 118 kg
    `,
      null,
    ],
    [
      'of three notes end with their sum',
      `
      Bon n° 1   Poids total : 412 kg
      Bon n° 2   Poids total : 118 kg
      Poids total des deux bons : 530 kg
    `,
      530,
    ],
    [
      'of which one is ordered and one delivered give the delivered one',
      `
      Poids total commandé : 1 200 kg
      Poids total livré : 800 kg
    `,
      800,
    ],
    [
      'of which only the ordered one is said give it',
      `
      Livré à : Maçonnerie Exemple
      Poids total commande : 412 kg
    `,
      412,
    ],
    [
      'of which only the ordered one is said give nothing when a rest is to come',
      `
      Poids total commande : 412 kg
      Reste à livrer : 3 palettes
    `,
      null,
    ],
    [
      'of articles give nothing',
      `
      Désignation              Qté
      Ciment CEM II             10
        Poids : 35 kg
      Plaque BA13                4
        Poids : 25,5 kg
    `,
      null,
    ],
    [
      'of a single article give nothing',
      `
      Désignation              Qté
      Ciment CEM II             10
        Poids : 35 kg
    `,
      null,
    ],
    [
      'leave the total its word',
      `
      Désignation              Qté
      Ciment CEM II             10
        Poids : 35 kg
      Plaque BA13                4
        Poids : 25,5 kg

      Poids total : 452 kg
    `,
      452,
    ],
  ])('%s', (_, text, expected) => {
    expect(slipWeight([slip(text)])?.kg ?? null).toBe(expected)
  })
})
