import { describe, expect, it } from 'vitest'
import { createPlaceSearch } from '#state/place-search.ts'
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
        suggest: async () => ({ items: [{ id: '1', primary: 'Cannes', secondary: '', locate: () => Promise.reject(new Error('silence')) }], credit }),
        resolve: async () => null,
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

function open(answers: Answers) {
  const provider = pretendProvider(answers)
  return { provider, search: createPlaceSearch(pretendWorld(provider.fetch).places, atOnce) }
}
