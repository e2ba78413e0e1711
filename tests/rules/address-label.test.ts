import { describe, expect, it } from 'vitest'
import { lacksStreetNumber, readAddressLabel } from '#rules/address-label.ts'

describe('An address in one line', () => {
  it.each([
    ['12 chemin des Oliviers, 06250 Mougins', '12 chemin des Oliviers', '06250', 'Mougins'],
    ['12 chemin des Oliviers 06250 Mougins', '12 chemin des Oliviers', '06250', 'Mougins'],
    ['ZI Les Tourrades, Bâtiment C, 06210 Mandelieu-la-Napoule', 'ZI Les Tourrades, Bâtiment C', '06210', 'Mandelieu-la-Napoule'],
    ['06250 Mougins', '', '06250', 'Mougins'],
    ['Boulevard des Moulins, 98000 Monaco', 'Boulevard des Moulins', '98000', 'Monaco'],
    ['8 rue du 19 mars 1962, 31000 Toulouse', '8 rue du 19 mars 1962', '31000', 'Toulouse'],
  ])('« %s » is a street, a postcode and a town', (label, street, postcode, city) => {
    expect(readAddressLabel(label)).toEqual({ street, postcode, city, town: `${postcode} ${city}` })
  })

  it.each(['Monaco', '12 chemin des Oliviers, Mougins', 'Dépôt 123456, Mougins', ''])('« %s » names no postcode', (label) => {
    expect(readAddressLabel(label)).toEqual({ street: label, town: '', postcode: null, city: null })
  })
})

describe('A street', () => {
  it.each(['Chemin des Oliviers', 'rue de Paris', 'Allée des Pins', 'Montée du Château', 'AVENUE JEAN MÉDECIN'])('« %s » has no number', (street) => {
    expect(lacksStreetNumber(street)).toBe(true)
  })

  it.each(['12 chemin des Oliviers', '3bis rue de Paris', 'ZI Les Tourrades', 'Port de Cannes', 'Courson', ''])('« %s » needs none, or has it', (street) => {
    expect(lacksStreetNumber(street)).toBe(false)
  })
})
