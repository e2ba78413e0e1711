import { describe, expect, it } from 'vitest'
import { isOtherUnit, massUnit } from '#slip-reader/words/mass-unit.ts'
import { meaningOf } from '#slip-reader/words/meaning.ts'

describe('A word of a slip', () => {
  it.each([
    ['Poids', 'weight'],
    ['POIDS:', 'weight'],
    ['Pds.', 'weight'],
    ['P0ids', 'weight'],
    ['Polds', 'weight'],
    ['TOTAL', 'total'],
    ['T0TAL', 'total'],
    ['Tota1', 'total'],
    ['brut', 'gross'],
    ['Nette', 'net'],
    ['unitaire', 'perUnit'],
    ['unltaire', 'perUnit'],
    ['P.U.', 'perUnit'],
    ['Sous-total', 'partial'],
    ['S/Total', 'partial'],
    ['reporter', 'carry'],
    ['PTAC', 'capacity'],
    ['Au-dessus', 'capacity'],
    ['Désignation', 'item'],
    ['d’expédition', 'filler'],
  ])('%s speaks of %s', (word, concept) => {
    expect(meaningOf(word)).toBe(concept)
  })

  it.each(['points', 'pois', 'local', 'tasse', 'bruit', 'soudé', 'Dupont', 'pont', 'Toscane', 'net-plus-ultra', ''])(
    '%s speaks of nothing here',
    (word) => {
      expect(meaningOf(word)).toBeNull()
    },
  )
})

describe('A unit', () => {
  it.each([
    ['kg', 'kg'],
    ['KG)', 'kg'],
    ['Kgs.', 'kg'],
    ['k9', 'kg'],
    ['kq', 'kg'],
    ['kilos', 'kg'],
    ['kilogrammes', 'kg'],
    ['T', 't'],
    ['tonne(s)', 't'],
    ['g', 'g'],
    ['kg/m²', null],
    ['m', null],
    ['tot', null],
    ['kN', null],
  ])('%s → %s', (text, unit) => {
    expect(massUnit(text)).toBe(unit)
  })

  it.each(['m²', 'm3', '€', 'EUR', 'kg/m²', 'l', 'mm', '%', 'daN'])('%s is of something else', (text) => {
    expect(isOtherUnit(text)).toBe(true)
  })
})
