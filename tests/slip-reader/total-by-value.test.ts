import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

const kg = (text: string) => slipWeight([slip(text)])?.kg ?? null

describe('A table on its side', () => {
  const lying = (head: string, last: string) => `
    Référence     LDV100    HOU16    CARR60    ${head}
    Quantité           2        2         6        10
    Poids (kg)      19,6     30,6     178,2     ${last}`

  it('gives nothing when none is their sum', () => {
    expect(kg(lying('PVC100', '33,6'))).toBeNull()
  })

  it('gives nothing when the number under Total is not their sum', () => {
    expect(kg(lying('Total', '248,4'))).toBeNull()
  })
})

describe('A label with several numbers', () => {
  it('does not claim the count before the weight', () => {
    expect(
      kg(
        'Famille            Lignes      Kg\nGros œuvre              2     116\nSecond œuvre            2      90\nTotal poids             4     206',
      ),
    ).toBe(206)
  })
})

describe('A total without the word', () => {
  it('is the lone number under the lines when it is their sum', () => {
    expect(
      kg(
        'Colis   Nature            Poids brut, kg\n2       Fenêtre PVC               88,4\n2       Entrevous béton           30,6\n\n\n\n\n\n                                 119,0',
      ),
    ).toBe(119)
  })

  it('is not added to its lines when it goes by a strange name', () => {
    expect(
      kg(
        'Désignation       Qté    Poids kg\nCiment             2       70,0\nMortier            1       25,0\nRazem              3       95,0',
      ),
    ).not.toBe(190)
  })

  it('is not added to its lines when its quantity is left out', () => {
    expect(
      kg(
        'Désignation       Qté    Poids total kg\nCiment             2       70,0\nMortier            1       25,0\nRazem                      95,0',
      ),
    ).not.toBe(190)
  })
})

describe('A claimed total', () => {
  it('is refused when one line weighs more', () => {
    expect(
      kg(
        'Désignation       Qté    Poids kg\nCiment             2       70,0\nMortier            1       25,0\n\nPoids total : 60 kg',
      ),
    ).toBeNull()
  })

  it('is confirmed although figures stand below the lines', () => {
    expect(
      kg(
        'Désignation       Qté    Poids kg\nCiment sac         2       70,0\nMortier colle      1       25,0\n\n               Palettes      3\n       Poids total (kg)     95,0',
      ),
    ).toBe(95)
  })
})
