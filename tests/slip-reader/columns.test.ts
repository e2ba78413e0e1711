import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { printed, slip, type Piece } from './paper.ts'

const kg = (...pages: string[]) => slipWeight(pages.map((text) => slip(text)))?.kg ?? null

describe('Boxes with a value under their heading', () => {
  it.each([
    [
      'a strip',
      `
      Nb colis     Poids total     Volume
      4            412 kg          1,20 m3
    `,
      412,
    ],
    [
      'a strip with its unit above',
      `
      Nb colis     Poids (kg)      Volume (m3)
         4            412,5            1,20
    `,
      412.5,
    ],
    [
      'a strip without a unit',
      `
      Nb colis     Poids       Volume
         4          412         1,20
    `,
      412,
    ],
    [
      'net and gross under one heading',
      `
      Colis           Poids (kg)          Volume
                  Net          Brut
        4        396,0        412,0        1,20
    `,
      412,
    ],
    [
      'a label of two lines',
      `
      Nombre      Poids brut
      de colis    total (kg)
          4          412
    `,
      412,
    ],
    [
      'a value that stands right of its label',
      `
      POIDS TOTAL           PALETTES
               412 kg              3
    `,
      412,
    ],
    [
      'a box that is empty',
      `
      Nb colis     Poids total     Volume
      4                            1,20 m3
    `,
      null,
    ],
    [
      'a box of unit weights',
      `
      Nb colis     Poids unitaire     Volume
      4            35 kg              1,20 m3
    `,
      null,
    ],
    [
      'a date under the weight',
      `
      Poids total :        Signature
      Reçu le 12/05/2026
    `,
      null,
    ],
    [
      'a postal code under the weight',
      `
      Poids total :        Livré à :
      06560 VALBONNE
    `,
      null,
    ],
    [
      'two strips that disagree',
      `
      Nb colis     Poids total
      4            412 kg

      Nb colis     Poids total
      2            118 kg
    `,
      null,
    ],
  ])('read %s', (_, text, expected) => {
    expect(kg(text)).toBe(expected)
  })
})

describe('Columns that stand close', () => {
  it.each([2, 4, 6, 10])('at %d points are never read as one number', (gap) => {
    const end = (x: number, y: number, text: string): Piece => [
      x - [...text].reduce((sum, each) => sum + (/[ .,]/.test(each) ? 2.8 : 5.4), 0),
      y,
      text,
    ]
    const lines = [
      ['Ciment CEM II', '10', '350,00'],
      ['Plaque BA13', '4', '102,00'],
      ['TOTAL', '14', '452,00'],
    ]
    const pieces = lines.flatMap(([words = '', count = '', weight = ''], at): Piece[] => [
      [40, 120 + at * 20, words],
      end(300, 120 + at * 20, count),
      end(331 + gap, 120 + at * 20, weight),
    ])
    const page = printed([40, 100, 'Désignation'], end(300, 100, 'Qté'), end(336 + gap, 100, 'Poids kg'), ...pieces)
    expect([null, 452]).toContain(slipWeight([page])?.kg ?? null)
  })
})

describe('Lines without a total', () => {
  it('are added when each gives its weight', () => {
    expect(
      kg(`
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13                4           102
    `),
    ).toBe(452)
  })

  it('are added when the heading says total', () => {
    expect(
      kg(`
      Désignation              Qté    Poids total (kg)
      Ciment CEM II             10                 350
      Plaque BA13                4                 102
    `),
    ).toBe(452)
  })

  it.each([
    [
      'a line lacks its weight',
      `
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13                4
    `,
    ],
    [
      'they may be those of one piece',
      `
      Désignation              Qté    Poids (kg)
      Ciment CEM II             10          35
      Plaque BA13                4          25,5
    `,
    ],
    [
      'a bag shows that they are those of one piece',
      `
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10            35
      Mortier 25 kg             40            25
    `,
    ],
    [
      'a page is missing',
      `
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13                4           102
      Page 1/2
    `,
    ],
    [
      'no unit is written',
      `
      Désignation              Qté    Poids
      Ciment CEM II 35 kg       10      350
      Plaque BA13                4      102
    `,
    ],
    [
      'the heading says unit weight',
      `
      Désignation              Qté    Poids/U (kg)
      Ciment CEM II             10              35
      Plaque BA13                4            25,5
    `,
    ],
    [
      'they are carried forward',
      `
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13                4           102
      À reporter                             452
    `,
    ],
  ])('are not added when %s', (_, text) => {
    expect(kg(text)).toBeNull()
  })
})
