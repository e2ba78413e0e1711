import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

const kg = (text: string) => slipWeight([slip(text)])?.kg ?? null

describe('A carrier’s receipt', () => {
  it('weighs what it carries, beside the weight its fare is counted on', () => {
    expect(
      kg(
        'Réf. exp.   Nature de la marchandise   UM   Colis   Poids réel (kg)   Poids taxé (kg)   Port\nCC-03818    RADIATEURS ACIER            1     12         318               405           PP\n\nInstructions : hayon',
      ),
    ).toBe(318)
  })

  it('leaves open whether the weight is that of one piece when it is a list of goods', () => {
    expect(
      kg('Désignation        Colis    Poids (kg)\nRADIATEURS ACIER     12        318\n\nInstructions : hayon'),
    ).toBeNull()
  })
})

describe('Figures over the goods', () => {
  it('weigh them all, whatever each line says of itself', () => {
    expect(
      kg(
        'Poids brut    273,420 KG\nPoids net     268,420 KG\nVolume        0,427 M3\n\nPoste   Article             Quantité\n10      Siphon de sol             71\n        Poids brut : 80,940 KG\n20      Mitigeur                  54\n        Poids brut : 87,480 KG',
      ),
    ).toBe(273.42)
  })

  it('do not when a line weighs more', () => {
    expect(
      kg(
        'Poids    35,5 kg\n\nPoste   Article             Quantité\n10      Siphon de sol             71\n        Poids : 80,940 kg\n20      Mitigeur                  54\n        Poids : 87,480 kg',
      ),
    ).toBeNull()
  })
})

describe('A carrier’s list without a unit', () => {
  const list = (print: string) =>
    kg(
      `Nb UM     Nature de la marchandise     Poids     Réf. expéditeur\n3         Peinture                       684     A29666\n\n${print}`,
    )

  it('is not weighed where nothing says so', () => {
    expect(list('Conditions : 33 € par kg manquant.')).toBeNull()
  })

  it('may say what was handed over', () => {
    expect(
      kg(
        'N° de colis       Service     Poids\nXE417411001       13 h        21,1 kg\nXE417411002       13 h        23,2 kg\nNombre de colis : 2     Poids total de la remise : 44,3 kg',
      ),
    ).toBe(44.3)
  })
})

describe('A weighbridge', () => {
  it('may call it the quantity delivered', () => {
    expect(kg('Poids brut 26 780 kg    Poids à vide 14 220 kg    Quantité livrée 12,560 t')).toBe(12_560)
  })
})

describe('Goods that are sold by weight', () => {
  it.each([
    [
      'only in part',
      'Désignation       Quantité   Unité\nPointes 70            5       KG\nPlaques BA13         10       U',
      null,
    ],
    [
      'in bags, of which the size is told',
      'Désignation       Quantité   Conditionnement\nCiment               10         35 kg\nMortier               4         25 kg',
      null,
    ],
    [
      'with a rest to come',
      'Désignation       Qté cdée      Qté livrée    Reste\nSable            12,000 T       6,000 T      6,000 T',
      null,
    ],
  ])('%s', (_, text, expected) => {
    expect(kg(text)).toBe(expected)
  })
})

describe('Lines of what was delivered', () => {
  it('add up to the load', () => {
    expect(
      kg(
        'Article     Désignation       Quantité     Poids livré\nHEB160      Poutrelle             4 B        1 022 kg\nIPE180      Poutrelle             6 B          564 kg\nPL200       Platine              20 P           63 kg\n\nDéchargement à la charge du client',
      ),
    ).toBe(1649)
  })

  it('are closed by their sum under another name', () => {
    expect(
      kg(
        'N° parc     Matériel                Compteur h     Masse kg\nM30210      Monte-matériaux              375          412\nG00811      Groupe électrogène          1613          845\n                       Masse à transporter          1 257 kg',
      ),
    ).toBe(1257)
  })
})

describe('Lines that weigh as much as their pieces together', () => {
  it('add up to the load', () => {
    expect(
      kg(
        'Désignation        Qté    Pds unit. (kg)    Pds (kg)\nRegard béton        11         39,00        429,0\nTreillis ST10       22         14,60        321,2\nMontant M48         13          2,22         28,9\n\nBon pour accord',
      ),
    ).toBe(779.1)
  })

  it('are told apart from single pieces', () => {
    expect(
      kg(
        'Désignation        Qté    Pds (kg)\nRegard béton        11       39,0\nTreillis ST10       22       14,6\n\nBon pour accord',
      ),
    ).toBeNull()
  })
})
