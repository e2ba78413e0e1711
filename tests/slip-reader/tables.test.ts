import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { printed, slip, type Piece } from './paper.ts'

const kg = (...pages: string[]) => slipWeight(pages.map((text) => slip(text)))?.kg ?? null

describe('A row TOTAL', () => {
  it('counts under Poids brut kg', () => {
    expect(
      kg(`
      Réf.     Désignation              Qté    Poids brut kg
      CIM35    Ciment CEM II 35 kg       10           350,00
      PLQ13    Plaque BA13                4           102,00
      TOTAL                              14           452,00
    `),
    ).toBe(452)
  })

  it('counts under a heading of several lines', () => {
    expect(
      kg(`
                                                   Poids
      Réf.     Désignation              Qté         brut
                                                    (kg)
      CIM35    Ciment CEM II 35 kg       10       350,00
      PLQ13    Plaque BA13                4       102,00
      TOTAL                              14       452,00
    `),
    ).toBe(452)
  })

  it('is found far below its lines', () => {
    expect(
      kg(`
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13                4           102

      TOTAL                                  452
    `),
    ).toBe(452)
  })

  it('is not taken from the quantities or the prices', () => {
    expect(
      kg(`
      Désignation              Qté     Poids    PU HT    Montant HT
      Ciment CEM II 35 kg       10    350 kg     9,45         94,50
      Plaque BA13                4    102 kg     8,90         35,60
      TOTAL                     14    452 kg                 130,10
    `),
    ).toBe(452)
  })

  it('does not take a price without weight for one', () => {
    expect(
      kg(`
      Désignation              Qté    PU HT    Montant HT
      Ciment CEM II 35 kg       10     9,45         94,50
      Plaque BA13                4     8,90         35,60
      TOTAL                     14                 130,10
    `),
    ).toBeNull()
  })

  it('of unit weights is none', () => {
    expect(
      kg(`
      Désignation              Qté    Poids unit.
      Ciment CEM II 35 kg       10             35
      Plaque BA13                4           25,5
      TOTAL                     14           60,5
    `),
    ).toBeNull()
  })

  it('counts beside unit weights', () => {
    expect(
      kg(`
      Désignation              Qté    PU kg    Poids kg
      Ciment CEM II 35 kg       10     35,0         350
      Plaque BA13                4     25,5         102
      TOTAL                                         452
    `),
    ).toBe(452)
  })

  it('comes after the totals of families', () => {
    expect(
      kg(`
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Sous-total liants                      350
      Plaque BA13                4           102
      Rail R48                  10            21
      Sous-total plâtrerie                   123
      TOTAL                                  473
    `),
    ).toBe(473)
  })

  it('that the lines contradict is doubtful', () => {
    expect(
      kg(`
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13                4           102
      TOTAL                                  752
    `),
    ).toBeNull()
  })

  it('followed by another is the first only when the slip says so', () => {
    expect(
      kg(`
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      TOTAL                                  350
      Plaque BA13                4           102
      TOTAL                                  102
    `),
    ).toBeNull()
  })

  it('is not the number of parcels that stands under the weights', () => {
    expect(
      kg(`
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10
      Plaque BA13                4
      Total colis                             14
    `),
    ).toBeNull()
  })

  it('counts when the headings stand left and the numbers right', () => {
    expect(
      kg(`
      Désignation              Qté        Poids (kg)            Montant
      Ciment CEM II                 10               350,0             94,50
      Plaque BA13                    4               102,0             35,60
      TOTAL                         14               452,0            130,10
    `),
    ).toBe(452)
  })

  it('counts in tonnes', () => {
    expect(
      kg(`
      Désignation              Poids (t)
      Gravillon 6/20               0,850
      Sable 0/4                    0,400
      TOTAL                        1,250
    `),
    ).toBe(1250)
  })

  it('counts under headings whose lines are set between each other', () => {
    const page = printed(
      [430, 100, 'Pds brut'],
      [40, 106, 'Réf.'],
      [120, 106, 'Désignation'],
      [350, 106, 'Qté'],
      [442, 112, '(kg)'],
      [40, 134, 'CIM35'],
      [120, 134, 'Ciment CEM II 35 kg'],
      [352, 134, '10'],
      [432, 134, '350,00'],
      [40, 150, 'PLQ13'],
      [120, 150, 'Plaque BA13'],
      [357, 150, '4'],
      [432, 150, '102,00'],
      [120, 166, 'Totaux'],
      [352, 166, '14'],
      [432, 166, '452,00'],
    )
    expect(slipWeight([page])?.kg).toBe(452)
  })

  it('is not added from two columns whose headings touch', () => {
    expect(
      kg(`
      Désignation              Qté  Poids U. Poids total kg
      Ciment CEM II             10     35,00         350,00
      Plaque BA13                4     25,50         102,00
    `),
    ).not.toBe(512.5)
  })

  it('of each of several lists is not the load, their common total is', () => {
    const lists = `
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13                4           102
      TOTAL                                  452

      Désignation              Qté    Poids (kg)
      Sable                      1           118
      TOTAL                                  118
    `
    expect(kg(lists)).toBeNull()
    expect(
      kg(`${lists}
      TOTAL GENERAL (kg) : 570`),
    ).toBe(570)
  })

  it('is not the running sum of a column beside it', () => {
    expect(
      kg(`
      Désignation            Poids kg    Cumul kg
      Ciment CEM II 35 kg         350         350
      Plaque BA13                 102         452
      TOTAL                       452
    `),
    ).toBe(452)
  })

  it('in tonnes agrees with lines in kg', () => {
    expect(
      kg(`
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13               40         1 020

      Poids total : 1,37 t
    `),
    ).toBe(1370)
  })
})

describe('Carried-forward pages', () => {
  const first = `
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13                4           102
      À reporter                             452
      Page 1/2
    `
  const last = `
      Désignation              Qté    Poids (kg)
      Report                                 452
      Rail R48                  10            21
      Parpaing creux            10           176
      TOTAL                                  649
      Page 2/2
    `

  it('end with the total of all', () => {
    expect(kg(first, last)).toBe(649)
  })

  it('give nothing while the last is missing', () => {
    expect(kg(first)).toBeNull()
  })

  it('are checked by the report alone when the first is missing', () => {
    expect(kg(last)).toBe(649)
  })

  it('need no heading on the second page', () => {
    expect(
      kg(
        first,
        `
      Report                                 452
      Rail R48                  10            21
      Parpaing creux            10           176
      TOTAL                                  649
    `,
      ),
    ).toBe(649)
  })

  it('with a subtotal a page end with the sum', () => {
    expect(
      kg(
        first.replace('À reporter', 'Sous-total'),
        `
      Désignation              Qté    Poids (kg)
      Rail R48                  10            21
      Parpaing creux            10           176
      Sous-total                             197
      TOTAL                                  649
    `,
      ),
    ).toBe(649)
  })

  it('with subtotals only give nothing', () => {
    expect(
      kg(
        first.replace('À reporter', 'Sous-total'),
        `
      Désignation              Qté    Poids (kg)
      Rail R48                  10            21
      Parpaing creux            10           176
      Sous-total                             197
    `,
      ),
    ).toBeNull()
  })

  it('that each have a total of their own give nothing', () => {
    expect(kg('Poids total : 452 kg', 'Poids total : 197 kg')).toBeNull()
  })

  it('that repeat the total give it', () => {
    expect(kg('Poids total : 452 kg', 'Poids total : 452 kg')).toBe(452)
  })

  it('lack a page when they say so', () => {
    expect(
      kg(`
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13                4           102
      TOTAL                                  452
      Page 1 sur 3
    `),
    ).toBeNull()
  })
})

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
