import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

describe('A total without a label of its own', () => {
  it('is the load when the lines add up to it', () => {
    const page = slip(`
      Profil              Barres     Poids kg
      IPE 140                  5        393,4
      HEA 120                  2        242,8
      Plat 40                  5         75,3

      Grue sur le chantier à la charge du client.     711,5
    `)
    expect(slipWeight([page])).toEqual({ kg: 711.5, proof: 'sum' })
  })

  it.each(['Sous-total', 'Cumul', 'Montant HT', 'Surface m²'])('is not the load when it is called %s', (label) => {
    const page = slip(`
      Profil              Barres     Poids kg
      IPE 140                  5        393,4
      HEA 120                  2        242,8
      Plat 40                  5         75,3

      Grue sur le chantier.    ${label} :    711,5
    `)
    expect(slipWeight([page])).toBeNull()
  })

  it('is unknown when the pallets weigh otherwise', () => {
    const page = slip(`
      Poids de l’expédition : 557,8 kg

      Palette 1/2          Palette 2/2
      Poids brut : 272,6 kg     Poids brut : 288,2 kg
    `)
    expect(slipWeight([page])).toBeNull()
  })
})

describe('A weighbridge', () => {
  it('calls the net weight by the name of tonnage', () => {
    const page = slip(`
      BRUT            2.96 t
      TARE (PT)       2.10 t

      TONNAGE LIVRE   0.86 t

      Cumul jour      5.42 t
    `)
    expect(slipWeight([page])).toEqual({ kg: 860, proof: 'sum' })
  })
})

describe('A slip with a single article', () => {
  it('may be followed by the weight of the load', () => {
    const page = slip(`
      Désignation            Qté
      Rail R48                12

      Soit 2 palettes pour un poids de 412,5 kg
    `)
    expect(slipWeight([page])?.kg).toBe(412.5)
  })

  it('may be followed by the weight of the article', () => {
    const page = slip(`
      Désignation            Qté
      Ciment CEM II           12
        Poids : 35 kg
    `)
    expect(slipWeight([page])).toBeNull()
  })
})

describe('The weight of the parcel over a list of single weights', () => {
  it.each([
    ['7,60', null],
    ['12,40', null],
  ])('may be a little more than they come to, for its packing: %s kg', (told, expected) => {
    const page = slip(`
      Bon de livraison
      Mode de livraison        Colis standard 48 h
      Référence    Produit                   Poids      Quantité
      50031        Colonne de douche         4,30 kg           1
      50007        Mitigeur lavabo           1,65 kg           2
      60012        Groupe de sécurité        0,78 kg           1
      Poids du colis           ${told} kg
    `)
    expect(slipWeight([page])?.kg ?? null).toBe(expected)
  })
})

describe('A total mass', () => {
  it('needs no unit beside its number when its label has one', () => {
    const page = slip(`
      Désignation            Qté
      Rail R48                12
      Plaque BA13              4

      Masse totale (kg)    412,5
    `)
    expect(slipWeight([page])?.kg).toBe(412.5)
  })
})
