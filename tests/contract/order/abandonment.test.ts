import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { abandonmentSchema } from '#contract/order/abandonment.ts'
import { refusedFields } from '#tests/contract/refusals.ts'

const left = {
  id_fournisseur: 7,
  adresse_ramassage: '12 rue des Oliviers, 06400 Cannes',
  adresse_livraison: '3 chemin des Pins, 06250 Mougins',
  poids: '151-300',
  type_livraison: 'flex',
  prix_calcule_ht: 39.9,
  prix_calcule_ttc: 47.88,
  formulaire_complet: false,
  temps_remplissage_secondes: 95,
  raison_abandon: 'quitte_page',
  erreurs_validation: null,
  tentatives_submit: 0,
}

describe('An abandonment', () => {
  it('is recorded by the names of the specification', () => {
    expect(v.parse(abandonmentSchema, left)).toEqual(left)
  })

  it('carries the validation errors as text', () => {
    const refused = {
      ...left,
      raison_abandon: 'erreurs_validation',
      erreurs_validation: '{"poids":"Veuillez sélectionner un poids valide"}',
      tentatives_submit: 1,
    }
    expect(v.parse(abandonmentSchema, refused)).toEqual(refused)
  })

  it.each(['id_fournisseur', 'prix_calcule_ht', 'prix_calcule_ttc', 'erreurs_validation'])(
    'may have no %s',
    (field) => {
      expect(refusedFields(abandonmentSchema, { ...left, [field]: null })).toEqual([])
    },
  )

  it.each([
    ['raison_abandon', 'ennui'],
    ['formulaire_complet', 'non'],
    ['temps_remplissage_secondes', -1],
    ['tentatives_submit', 1.5],
    ['erreurs_validation', {}],
  ])('with %s %j is refused', (field, value) => {
    expect(refusedFields(abandonmentSchema, { ...left, [field]: value })).toEqual([field])
  })
})
