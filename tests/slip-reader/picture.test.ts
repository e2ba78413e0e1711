import { describe, expect, it } from 'vitest'
import type { SlipPage } from '#slip-reader/slip-page.ts'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip, unsure } from './paper.ts'

/** As a reader of pictures sees it: sure, never certain. */
const seen = (text: string) => slip(text, { confidence: 93 })
const kg = (page: SlipPage) => slipWeight([page])?.kg ?? null

const prices = `
  Désignation              Qté    PU HT     Montant
  Ciment CEM II             10     9,45       94,50
  Plaque BA13                4     8,90       35,60
  Rail R48                   5     4,10       20,50
`

describe('A decimal mark that a reader of pictures lost', () => {
  it('is feared in a number over a thousand when no other mark is read', () => {
    expect(kg(seen('Poids total : 4125 kg'))).toBeNull()
  })

  it('is not feared where other marks are read', () => {
    expect(kg(seen(`${prices}\n  Poids total : 1250 kg`))).toBe(1250)
  })

  it('is feared where a column of decimals lacks one', () => {
    expect(kg(seen(`${prices.replace('   8,90', '    890')}\n  Poids total : 412 kg`))).toBeNull()
  })

  it('is feared in whole tonnes', () => {
    expect(kg(seen(`${prices}\n  Charge totale : 12 t`))).toBeNull()
  })

  it('is not feared in a number with one', () => {
    expect(kg(seen('Poids total : 412,5 kg'))).toBe(412.5)
  })

  it('is not feared when the lines add up', () => {
    expect(
      kg(
        seen(`
      Désignation              Qté    Poids (kg)
      Ciment CEM II             10           350
      Parpaing                  60          1056
      TOTAL                                 1406
    `),
      ),
    ).toBe(1406)
  })

  it('is never lost in a text layer', () => {
    expect(kg(slip('Poids total : 4125 kg'))).toBe(4125)
  })
})

describe('A dot that may be a comma', () => {
  it('is doubtful among weights of three decimals', () => {
    expect(kg(seen('Lot 1 :      12,500\nLot 2 :      26,400\nPoids total : 8.000 kg'))).toBeNull()
  })
})

describe('What a reader of pictures overlooks', () => {
  it('may be the thousands before a number of three digits', () => {
    expect(kg(seen('Poids total :   250 kg'))).toBeNull()
    expect(kg(slip('Poids total :   250 kg'))).toBe(250)
  })

  it('may be what stood before a stroke', () => {
    expect(kg(seen('Poids total : | 250 kg'))).not.toBe(1250)
  })

  it('may be the label of a far number without a unit', () => {
    expect(kg(seen('Poids total :                     250'))).toBeNull()
  })

  it('leaves less than a bag of a longer number', () => {
    expect(kg(seen('Poids total : 3 kg'))).toBeNull()
    expect(kg(slip('Poids total : 3 kg'))).toBe(3)
  })

  it('is the heading of the gross weights: then the net is no answer', () => {
    expect(
      kg(
        seen(`
      Désignation            Poids net kg    Poids brut kg
      Ciment CEM II                350,00
      Plaque BA13                  102,00
      TOTAL                        452,00
    `),
      ),
    ).toBeNull()
  })

  it('is a line of goods: the total must then be read very well', () => {
    const torn = seen(`
      Désignation            Qté    Poids (kg)
      Ciment CEM II           10        350,00
      Plaque BA13              4        102,00

      Rail R48                10         21,00
      Vis TTPC                 2          3,30
      TOTAL                             688,70
    `)
    expect(kg(torn)).toBe(688.7)
    expect(kg(unsure(torn, '688,70', 84))).toBeNull()
  })

  it('is a line of goods: without a total nothing is added', () => {
    expect(
      kg(
        seen(`
      Désignation            Qté    Poids total (kg)
      Ciment CEM II           10              350,00
      Plaque BA13              4              102,00

      Rail R48                10               21,00
      Vis TTPC                 2                3,30
    `),
      ),
    ).toBeNull()
  })
})

describe('Words that a reader of pictures glues or garbles', () => {
  it.each([
    ['Poidstotal : 412,5 kg', 412.5],
    ['P.brut : 412,5 kg', 412.5],
    ['Poidskg : 412,5', 412.5],
    ['Pds.total : 412,5 kg', 412.5],
    ['Poids total …….….vvseereerecree 412,5 kg', 412.5],
    ['Polds total : 412,5 kg', 412.5],
    ['Poids tota1 : 412,5 kq', 412.5],
    ['Poids unltaire : 412,5 kg', null],
  ])('%s', (line, expected) => {
    expect(kg(seen(line))).toBe(expected)
  })

  it('do not hide a total that the column above it adds up to', () => {
    const page = seen(`
      Ciment CEM II           10    150,00
      Plaque BA13              4     88,00
      Rail R48                10      6,72
      Total kg                      244,72
    `)
    expect(slipWeight([unsure(page, '244,72', 50)])).toEqual({ kg: 244.72, proof: 'sum' })
  })
})

describe('A stamp', () => {
  it('over the total does not change it', () => {
    const page = slip('Poids total : 412 kg')
    const stamp = { text: 'DUPLICATA', x: 60, y: 10, width: 60, height: 60, confidence: 100 }
    expect(kg({ ...page, words: [...page.words, stamp] })).toBe(412)
  })
})

describe('A list that a misread word cuts in two', () => {
  const list = (words: string) =>
    unsure(
      seen(`
    Réf.       Désignation                  Bain          Quantité     Poids (kg)
    GC4545     Grès cérame 45x45 sable      L180/T1          34,08          657,6
    FA2050     Faïence 20x50 blanc mat      L429/T1          24,00          339,2
    NAT12      ${words.padEnd(22)}       P12/A             1,00            8,5
    Totaux                                                   59,08         1005,3
  `),
      '1005,3',
      20,
    )

  it('is not added up without the rest', () => {
    expect(slipWeight([list('Nette d’étanchéité')])?.kg ?? null).not.toBe(996.8)
  })

  it('is whole where « Natte » is no misread « nette »', () => {
    expect(slipWeight([list('Natte d’étanchéité')])?.kg).toBe(1005.3)
  })
})
