import { describe, expect, it } from 'vitest'
import { capitalsAsWritten, isVatNumber, normalizeVatNumber, sirenOf } from '#rules/text/company.ts'

describe('A VAT number', () => {
  it.each(['FR12345678901', 'fr12345678901', 'FR 12 345 678 901', ' FR12345678901 ', 'FR\u00A012345678901'])(
    '« %s » is FR followed by 11 digits',
    (text) => {
      expect(isVatNumber(text)).toBe(true)
    },
  )

  it.each([
    '',
    'FR',
    'FR1234567890',
    'FR123456789012',
    '12345678901',
    'BE0123456789',
    'FRAB345678901',
    'FR12345678901X',
    'XFR12345678901',
  ])('« %s » is not', (text) => {
    expect(isVatNumber(text)).toBe(false)
  })

  it('is kept without spaces and in capitals', () => {
    expect(normalizeVatNumber(' fr 12 345 678 901 ')).toBe('FR12345678901')
  })
})

describe('A SIREN', () => {
  it.each([
    ['900000001', '900000001'],
    [' 732 829 320 ', '732829320'],
    ['732.829.320', '732829320'],
    ['732 829 320 00074', '732829320'],
  ])('« %s » is %s', (text, siren) => {
    expect(sirenOf(text)).toBe(siren)
  })

  it.each(['', '73282932', '732829321', '7328293200007', '73282932A', 'FR73282932000', '73282932000074'.repeat(2)])(
    '« %s » is none',
    (text) => {
      expect(sirenOf(text)).toBeNull()
    },
  )
})

describe('An address in capitals', () => {
  it.each([
    ['RUE DU COLONEL PIERRE AVIA', 'Rue du Colonel Pierre Avia'],
    ["AVENUE DE L'EUROPE", "Avenue de l'Europe"],
    ["L'ILE-D'ABEAU", "L'Ile-d'Abeau"],
    ['LES ARCS', 'Les Arcs'],
    ['PARIS 15', 'Paris 15'],
    ['', ''],
  ])('« %s » is written « %s »', (capitals, written) => {
    expect(capitalsAsWritten(capitals)).toBe(written)
  })
})
