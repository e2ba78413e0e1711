import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { printed, slip } from './paper.ts'

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
