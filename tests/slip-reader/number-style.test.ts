import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

const kg = (text: string) => slipWeight([slip(text)])?.kg ?? null

describe('The dot and the comma', () => {
  it.each([
    ['Poids total : 1 250 kg', 1250],
    ['Poids total : 1 250 kg', 1250],
    ['Poids total : 1 250 kg', 1250],
    ['Poids total : 1 250,50 kg', 1250.5],
    ['Poids total : 1.250 kg', 1250],
    ['Poids total : 1.250,50 kg', 1250.5],
    ['Poids total : 1,250.50 kg', 1250.5],
    ["Poids total : 1'250 kg", 1250],
    ['Poids total : 305.75 kg', 305.75],
    ['Poids total : 412,500 kg', 412.5],
    ['Poids total : 412.500 kg', 412.5],
    ['Poids total : 1250,500 kg', 1250.5],
    ['Poids total : 12 340 kg', 12340],
    ['Poids : 1.412 T', 1412],
    ['Poids total : 1,250 kg', null],
    ['Poids total : 12,500 kg', null],
    ['Poids total : 0,412', null],
    ['Poids total : 1,250', null],
  ])('in %s', (line, expected) => {
    expect(kg(line)).toBe(expected)
  })

  it.each([
    [
      'a decimal comma elsewhere leaves the dot to thousands',
      `
      Ciment 12,5 kg
      Poids total : 1.250 kg
    `,
      1250,
    ],
    [
      'a decimal dot elsewhere leaves the comma to thousands',
      `
      Price 12.50
      Total weight : 1,250 kg
    `,
      1250,
    ],
    [
      'lines in whole kg show that the comma parts thousands',
      `
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13               36           900
      TOTAL                                1,250
    `,
      1250,
    ],
    [
      'lines of three decimals show a decimal comma',
      `
      Désignation              Qté    Poids (kg)
      Ciment CEM II             10       350,000
      Plaque BA13                4       102,000
      TOTAL                              452,000
    `,
      452,
    ],
    [
      'weights of three decimals over a tonne',
      `
      Désignation              Qté    Poids (kg)
      Ciment CEM II             10       350,000
      Plaque BA13               36       918,250
      TOTAL                            1 268,250
    `,
      1268.25,
    ],
    [
      'all in thousands or all in decimals is anybody’s guess',
      `
      Désignation              Qté    Poids (kg)
      Ciment CEM II             10         1.350
      Plaque BA13                4         2.102
      TOTAL                                3.452
    `,
      null,
    ],
  ])('%s', (_, text, expected) => {
    expect(kg(text)).toBe(expected)
  })
})

describe('Two groups of digits', () => {
  it('a space apart are one number', () => {
    expect(kg('Poids total : 1 250 kg')).toBe(1250)
  })

  it('in two columns are two', () => {
    expect(
      kg(`
      Désignation              Qté    Poids (kg)
      Big bag de sable           1    250
      TOTAL                      1    250
    `),
    ).toBe(250)
  })

  it('that make no number are doubtful', () => {
    expect(kg('Poids total : 41 25 kg')).toBeNull()
  })

  it('are one number when the comma stands apart', () => {
    expect(kg('Poids total : 1 250 , 5 kg')).not.toBe(5)
  })

  it('typed in one go are one number, however wide the space', () => {
    const page = (isSpaced: boolean) => {
      const { words, ...sheet } = slip('Poids total brut      12  642 kg')
      return { ...sheet, words: words.map((word) => (word.text === '642' && isSpaced ? { ...word, isSpaced } : word)) }
    }
    expect(slipWeight([page(true)])?.kg).toBe(12_642)
    expect(slipWeight([page(false)])).toBeNull()
  })
})

describe('A dot that means thousands', () => {
  it('is no decimal one for the number of a certificate', () => {
    expect(
      kg(`
      CLIENT     C83628
      CERTIFICAT            3.1
      BOTTE     PROFIL     LONG. M     BARRES     POIDS KG
      0031      IPE        12,10          8          2.168
      0032      HEA         6,15          4          1.471
      0040      UPN         6,10         30            992
                                   POIDS NET         4.631
                                   CALES                62
                                   POIDS BRUT        4.693
    `),
    ).toBe(4693)
  })
})
