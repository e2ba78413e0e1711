import { describe, expect, it } from 'vitest'
import { addressLines, lacksStreetNumber, readAddressLabel, townOf } from '#rules/text/address-label.ts'

describe('An address in one line', () => {
  it.each([
    ['12 chemin des Oliviers, 06250 Mougins', '12 chemin des Oliviers', '06250', 'Mougins'],
    ['12 chemin des Oliviers 06250 Mougins', '12 chemin des Oliviers', '06250', 'Mougins'],
    [
      'ZI Les Tourrades, Bâtiment C, 06210 Mandelieu-la-Napoule',
      'ZI Les Tourrades, Bâtiment C',
      '06210',
      'Mandelieu-la-Napoule',
    ],
    ['06250 Mougins', '', '06250', 'Mougins'],
    ['Boulevard des Moulins, 98000 Monaco', 'Boulevard des Moulins', '98000', 'Monaco'],
    ['8 rue du 19 mars 1962, 31000 Toulouse', '8 rue du 19 mars 1962', '31000', 'Toulouse'],
    ['BP 12345, 06250 Mougins', 'BP 12345', '06250', 'Mougins'],
    ['5 avenue de Cannes, F-06250 Mougins', '5 avenue de Cannes', '06250', 'Mougins'],
    ['Zone A, 06251 Mougins Cedex 2', 'Zone A', '06251', 'Mougins Cedex 2'],
  ])('« %s » is a street, a postcode and a town', (label, street, postcode, city) => {
    expect(readAddressLabel(label)).toEqual({ street, postcode, city, town: `${postcode} ${city}` })
  })

  it.each(['Monaco', '12 chemin des Oliviers, Mougins', 'Dépôt 123456, Mougins', ''])(
    '« %s » names no postcode',
    (label) => {
      expect(readAddressLabel(label)).toEqual({ street: label, town: '', postcode: null, city: null })
    },
  )
})

describe('An address with its country', () => {
  it('keeps it beside the town, out of the city', () => {
    expect(readAddressLabel('12 rue des Lilas, 06250 Mougins, France')).toEqual({
      street: '12 rue des Lilas',
      town: '06250 Mougins, France',
      postcode: '06250',
      city: 'Mougins',
    })
  })
})

describe('The town of an address', () => {
  it.each([
    ['12 chemin des Oliviers, 06250 Mougins', 'Mougins'],
    ['06250 Mougins, France', 'Mougins'],
    ['Dépôt Exemple, Mougins', 'Dépôt Exemple, Mougins'],
    ['', ''],
  ])('of « %s » is « %s »', (label, town) => {
    expect(townOf(label)).toBe(town)
  })
})

describe('An address in two lines', () => {
  it.each([
    ['12 chemin des Oliviers, 06250 Mougins', ['12 chemin des Oliviers', '06250 Mougins']],
    ['12 Chemin des Oliviers 06250 Mougins', ['12 Chemin des Oliviers', '06250 Mougins']],
    [
      'Point P, ZI Les Tourrades, 06150 Cannes-la-Bocca, France',
      ['Point P, ZI Les Tourrades', '06150 Cannes-la-Bocca, France'],
    ],
    ['06250 Mougins', ['06250 Mougins', '']],
    ['Monaco', ['Monaco', '']],
    ['', ['', '']],
  ])('« %s » is %j', (address, lines) => {
    expect(addressLines(address)).toEqual(lines)
  })
})

describe('A street', () => {
  it.each(['Chemin des Oliviers', 'rue de Paris', 'Allée des Pins', 'Montée du Château', 'AVENUE JEAN MÉDECIN'])(
    '« %s » has no number',
    (street) => {
      expect(lacksStreetNumber(street)).toBe(true)
    },
  )

  it.each(['12 chemin des Oliviers', '3bis rue de Paris', 'ZI Les Tourrades', 'Port de Cannes', 'Courson', ''])(
    '« %s » needs none, or has it',
    (street) => {
      expect(lacksStreetNumber(street)).toBe(false)
    },
  )
})
