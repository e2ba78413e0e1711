import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

const kg = (text: string) => slipWeight([slip(text)])?.kg ?? null

describe('Gross and net weights', () => {
  it.each([
    ['give the gross one', 'Poids net : 412 kg   Poids brut : 430 kg', 430],
    [
      'give the gross one in a row TOTAL',
      `
      Désignation            Qté    Poids net kg    Poids brut kg
      Ciment CEM II           10          350,00           357,00
      Plaque BA13              4          102,00           104,50
      TOTAL                   14          452,00           461,50
    `,
      461.5,
    ],
    [
      'give the gross one under one heading',
      `
      Désignation            Qté             Poids (kg)
                                        Net            Brut
      Ciment CEM II           10       350,00         357,00
      Plaque BA13              4       102,00         104,50
      TOTAL                   14       452,00         461,50
    `,
      461.5,
    ],
    [
      'give the gross one beside the tare of pallets',
      `
      Poids net : 412 kg
      Tare palettes : 18 kg
      Poids brut : 430 kg
    `,
      430,
    ],
    ['are doubtful when the net is the heavier', 'Poids net : 430 kg   Poids brut : 412 kg', null],
    [
      'are doubtful when the total is neither',
      `
      Poids net : 412 kg
      Poids brut : 430 kg
      Poids total : 470 kg
    `,
      null,
    ],
    [
      'give the gross one when the total is the net',
      `
      Poids total : 412 kg
      Poids net : 412 kg
      Poids brut : 430 kg
    `,
      430,
    ],
    [
      'are doubtful when the total is another than the gross',
      `
      Poids total : 412 kg
      Poids brut : 430 kg
    `,
      null,
    ],
    [
      'give the gross one that stands under the net ones',
      `
      Item      Désignation            Qty       Net kg
      LK-22     Steel beam hanger      240       276.00
      LK-33     Angle bracket           40       496.00
                Total net weight                 772.00
                Total gross weight               801.50
    `,
      801.5,
    ],
    [
      'do not take what is to pay for a net weight',
      `
      Poids brut : 430 kg
      Net à payer : 412,00
    `,
      430,
    ],
  ])('%s', (_, text, expected) => {
    expect(kg(text)).toBe(expected)
  })
})

describe('A total and a net weight', () => {
  it('are both true where the lines come to the net one', () => {
    const lines = (net: string) =>
      `Poids total     185,500 KG\nPoids net       ${net} KG\n\nPoste     Article     Quantité     Poids\n10        PACEXT      1 PCE        71,000 KG\n20        BALL300     1 PCE        93,000 KG`
    expect(kg(lines('164,000'))).toBe(185.5)
    expect(kg(lines('160,000'))).toBeNull()
  })
})

describe('The tare of a rack', () => {
  it('is carried, as that of bottles and drums is, which is too light for a truck', () => {
    expect(kg('Poids net verre     300,0 kg\nTare chevalet       120,0 kg\nPoids brut          420,0 kg')).toBe(420)
    expect(kg('Poids net     300,0 kg\nTare          120,0 kg\nPoids brut    420,0 kg')).toBe(420)
  })
})

describe('A weighbridge ticket', () => {
  it.each([
    [
      'gives the net',
      `
      TICKET DE PESÉE
      Poids brut     12 340 kg
      Tare           11 200 kg
      Poids net       1 140 kg
    `,
      1140,
    ],
    [
      'gives the net of two weighings',
      `
      Pont-bascule n° 2
      1ère pesée :   4 280 kg
      2ème pesée :   3 020 kg
      Poids net :    1 260 kg
    `,
      1260,
    ],
    [
      'gives the net under headings',
      `
      PESÉE
      Brut (kg)     Tare (kg)     Net (kg)
          4 280         3 020        1 260
    `,
      1260,
    ],
    [
      'is known by a tare as heavy as a truck',
      `
      Brut : 4 280 kg
      Tare : 3 020 kg
      Net :  1 260 kg
    `,
      1260,
    ],
    [
      'whose figures do not agree is doubtful',
      `
      TICKET DE PESÉE
      Poids brut     12 340 kg
      Tare           11 200 kg
      Poids net       1 410 kg
    `,
      null,
    ],
    [
      'without its net is doubtful',
      `
      TICKET DE PESÉE
      Poids brut     12 340 kg
      Tare           11 200 kg
    `,
      null,
    ],
    [
      'with a gross weight only is doubtful',
      `
      TICKET DE PESÉE
      Poids brut     12 340 kg
    `,
      null,
    ],
    [
      'is not taken from a tolerance',
      `
      Poids net : 1 380,00 kg     Poids brut : 1 412,00 kg
      Tolérance de pesée +/- 2 %
    `,
      1412,
    ],
    [
      'is not taken from the address of a bridge',
      `
      12 rue du Pont
      Poids brut : 430 kg
    `,
      430,
    ],
    [
      'does not take the truck for the load',
      `
      Camion PTAC 19 000 kg   Poids à vide 9 800 kg
      Poids total : 11 140 kg
    `,
      null,
    ],
  ])('%s', (_, text, expected) => {
    expect(kg(text)).toBe(expected)
  })
})
