import { describe, expect, it } from 'vitest'
import type { Suggestion } from '#adapters/places/places.ts'
import { namedFirst } from '#app/order/fields/address/named-addresses.ts'
import type { FavouritesOfUser } from '#state/favourites/favourites.ts'
import { cannes, mougins } from '../../filled-values.ts'

const past = (label: string): Suggestion => ({
  id: `delivery ${label}`,
  label,
  primary: label,
  secondary: '',
  mark: 'Déjà livrée',
  locate: async () => null,
})

function aBook(...pastLabels: string[]) {
  const loaded: string[] = []
  const addresses = [
    { id: 1, name: 'Dépôt Cannes', place: cannes },
    { id: 2, name: 'Chantier Pins', place: mougins },
  ]
  const favourites = {
    load: async () => void loaded.push('favourites'),
    list: () => ({ addresses, orders: [] }),
  } as unknown as FavouritesOfUser
  const book = namedFirst(favourites, { load: async () => void loaded.push('past'), match: () => pastLabels.map(past) })
  return { book, loaded, names: (text: string) => book.match(text).map(({ primary }) => primary) }
}

describe('A named address', () => {
  it('comes first in an empty field, its name above its address, and once', async () => {
    const { book, names } = aBook(cannes.label, '1 rue Autre, 06000 Nice')
    expect(names('')).toEqual(['Dépôt Cannes', 'Chantier Pins', '1 rue Autre, 06000 Nice'])
    expect(book.match('')[0]).toMatchObject({ label: cannes.label, secondary: cannes.label, mark: 'Enregistrée' })
    expect(await book.match('')[0]?.locate()).toEqual(cannes)
  })

  it.each([
    ['depot', ['Dépôt Cannes']],
    ['oliv cannes', ['Dépôt Cannes']],
    ['MOUG', ['Chantier Pins']],
    ['épôt', []],
  ])('is found by the beginnings of its words: « %s »', (typed, found) => {
    expect(aBook().names(typed)).toEqual(found)
  })

  it('is brought to the device with the past ones', async () => {
    const { book, loaded } = aBook()
    await book.load()
    expect(loaded.toSorted()).toEqual(['favourites', 'past'])
  })
})
