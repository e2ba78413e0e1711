import { describe, expect, it } from 'vitest'
import { countryOf } from '#rules/text/country.ts'

describe('The country of an address', () => {
  it.each([
    ['12 rue des Lilas, 06250 Mougins', '', 'FR'],
    ['12 rue des Lilas, 06250 Mougins, France', 'IT12345678901', 'FR'],
    ['3 avenue de la Costa\n98000 Monaco', '', 'MC'],
    ['3 avenue de la Costa, 98000', 'FR12345678901', 'MC'],
    ['Via Roma 1, 18039 Ventimiglia, Italie', '', 'IT'],
    ['Via Roma 1, 18039 Ventimiglia', 'IT12345678901', 'IT'],
    ['Odos 1, Athina', 'EL123456789', 'GR'],
    ['10 rue d’Italie, 13006 Marseille', '', 'FR'],
    ['Rue de Monaco 4, 06190 Roquebrune', 'sans objet', 'FR'],
    ['', '', 'FR'],
  ])('of « %s », VAT number « %s », is %s', (address, vatNumber, country) => {
    expect(countryOf(address, vatNumber)).toBe(country)
  })
})
