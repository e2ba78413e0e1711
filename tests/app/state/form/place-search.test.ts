import { describe, expect, it } from 'vitest'
import { Unreachable } from '#adapters/failures/failures.ts'
import { createPlaceSearch, type KnownPlaces, type PlaceSearch } from '#state/form/place-search.ts'
import { cannes, mougins } from '#tests/app/order/filled-values.ts'
import { atOnce, pretendProvider, pretendWorld, type Answers } from '#tests/builders/pretend-world.ts'

const credit = 'Source : exemple'
const finds = (...data: object[]): Answers => ({ '/places/suggest': () => ({ success: true, data, credit }) })

describe('The search of a place', () => {
  it('asks nothing below three characters', async () => {
    const { search, provider } = open(finds(cannes))
    await search.look('12')
    expect(provider.asked).toEqual([])
    expect(search.state.status).toBe('idle')
  })

  it('shows what was found, with its credit', async () => {
    const { search } = open(finds(cannes, mougins))
    await search.look('oliviers')
    expect(search.state.suggestions.map(({ primary, secondary }) => [primary, secondary])).toEqual([
      ['12 rue des Oliviers', '06400 Cannes'],
      ['3 chemin des Pins', '06250 Mougins'],
    ])
    expect(search.state.credit).toBe(credit)
    search.stop()
    expect([search.state.credit, search.state.lastCredit]).toEqual(['', credit])
  })

  it('says that nothing was found, or that nobody answered', async () => {
    const empty = open(finds()).search
    await empty.look('zzzz')
    expect(empty.state.status).toBe('empty')
    const deaf = open({ '/places/suggest': () => Promise.reject(new TypeError('fetch failed')) }).search
    await deaf.look('oliviers')
    expect(deaf.state.status).toBe('error')
  })

  it('lets only the last question count', async () => {
    const { search, provider } = open(finds(cannes))
    await Promise.all([search.look('oli'), search.look('oliviers')])
    expect(provider.count('/places/suggest')).toBe(1)
    expect(search.state.suggestions).toHaveLength(1)
  })

  it('gives the place of what was picked', async () => {
    const { search } = open(finds(cannes, mougins))
    await search.look('oliviers')
    const [, second] = search.state.suggestions
    expect(await search.locate(second?.id ?? '')).toEqual(mougins)
    expect(search.state).toMatchObject({ suggestions: [], locating: false })
  })

  it('gives no place when geocoding fails', async () => {
    const search = createPlaceSearch(
      {
        prepare: () => {},
        suggest: async () => ({
          items: [
            {
              id: '1',
              label: 'Cannes',
              primary: 'Cannes',
              secondary: '',
              locate: () => Promise.reject(new Unreachable('silence')),
            },
          ],
          credit,
        }),
        resolve: async () => null,
        near: async () => null,
      },
      atOnce,
    )
    await search.look('cannes')
    expect(await search.locate('1')).toBeNull()
  })

  it('forgets a pick when something else was typed meanwhile', async () => {
    const { search } = open(finds(cannes))
    await search.look('oliviers')
    const picked = search.locate(search.state.suggestions[0]?.id ?? '')
    const typed = search.look('pins')
    expect(await picked).toBeUndefined()
    await typed
  })
})

describe('The search of a place among known ones', () => {
  it('shows the known ones at once, before anything is typed', async () => {
    const { search, provider } = open(finds(mougins), aBook())
    await search.look('')
    expect(shownBy(search)).toEqual(['Dépôt Cannes'])
    expect(provider.asked).toEqual([])
  })

  it('shows them as soon as they are on the device, when the field was entered before', async () => {
    const { load, ...book } = aBook()
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    let here = false
    const { search } = open(finds(), {
      load: () => arrived.then(() => void (here = true)),
      match: (text) => (here ? book.match(text) : []),
    })
    search.enter('')
    expect(shownBy(search)).toEqual([])
    arrive()
    await arrived.then(load)
    await Promise.resolve()
    expect(shownBy(search)).toEqual(['Dépôt Cannes'])
  })

  it('puts them before what the provider finds, under its credit', async () => {
    const { search } = open(finds(mougins), aBook())
    const looking = search.look('dép')
    expect(shownBy(search)).toEqual(['Dépôt Cannes'])
    expect(search.state.credit).toBe('')
    await looking
    expect(shownBy(search)).toEqual(['Dépôt Cannes', '3 chemin des Pins'])
    expect(search.state.credit).toBe(credit)
  })

  it('shows an address that both know once, as the known one', async () => {
    const { search } = open(finds(cannes, mougins), aBook({ label: cannes.label.toUpperCase(), primary: 'la mienne' }))
    await search.look('oliviers')
    expect(shownBy(search)).toEqual(['la mienne', '3 chemin des Pins'])
  })

  it('goes on showing them when the provider does not answer', async () => {
    const { search } = open({ '/places/suggest': () => Promise.reject(new TypeError('fetch failed')) }, aBook())
    await search.look('dépôt')
    expect(search.state.status).toBe('error')
    expect(shownBy(search)).toEqual(['Dépôt Cannes'])
  })

  it('gives the place of a known one', async () => {
    const { search } = open(finds(), aBook())
    await search.look('')
    expect(await search.locate('known')).toEqual(cannes)
    expect(shownBy(search)).toEqual([])
  })

  it('shows nothing to somebody who enters a field whose address is picked', async () => {
    const { search } = open(finds(), aBook())
    search.enter(null)
    await Promise.resolve()
    expect(shownBy(search)).toEqual([])
  })

  it('has the source prepared when a field is entered, not before', async () => {
    let prepared = 0
    const { places } = pretendWorld(pretendProvider(finds()).fetch)
    const search = createPlaceSearch({ ...places, prepare: () => void prepared++ }, atOnce)
    expect(prepared).toBe(0)
    search.enter('')
    expect(prepared).toBe(1)
  })
})

function open(answers: Answers, known?: KnownPlaces) {
  const provider = pretendProvider(answers)
  return { provider, search: createPlaceSearch(pretendWorld(provider.fetch).places, atOnce, known) }
}

/** A book of one address, which fits any text. */
function aBook(changes: { label?: string; primary?: string } = {}): KnownPlaces {
  const known = {
    id: 'known',
    label: 'Dépôt Cannes',
    primary: 'Dépôt Cannes',
    secondary: '',
    mark: 'Déjà utilisée',
    locate: async () => cannes,
    ...changes,
  }
  return { load: async () => {}, match: () => [known] }
}

function shownBy(search: PlaceSearch): string[] {
  return search.state.suggestions.map(({ primary }) => primary)
}
