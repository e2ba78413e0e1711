import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '#server/adapters/geoplateforme/asker.ts'
import { createPlaces, type PlacesOptions } from '#server/adapters/places/create-places.ts'
import type { Gazetteer } from '#server/adapters/places/gazetteer.ts'
import { start, type Geoplateforme, type Mode } from '#tests/stand-ins/geoplateforme.ts'
import { fullGazetteer } from './full-gazetteer.ts'

let gazetteer: Gazetteer

let state: Geoplateforme

let clock: Date

beforeAll(async () => {
  gazetteer = await fullGazetteer()
}, 180_000)

beforeEach(async () => {
  state = await start()
  clock = new Date('2026-11-10T09:00:00Z')
})

afterEach(() => state.stop())

const later = (ms: number): void => {
  clock = new Date(clock.getTime() + ms)
}

/** As one visitor asks them; to wait takes no time but the clock's. */
const placesWith = (more: Partial<PlacesOptions> = {}) => {
  const pause = async (ms: number) => later(ms)
  const places = createPlaces({ baseUrl: state.url, gazetteer, fetch, now: () => clock, pause, ...more })
  const visitor = { network: '192.0.2.1' }
  return {
    suggest: (text: string, asker: Asker = visitor) => places.suggest(text, asker),
    resolve: (text: string, asker: Asker = visitor) => places.resolve(text, asker),
    near: (lat: number, lng: number, asker: Asker = { supplier: 7 }) => places.near({ lat, lng }, asker),
  }
}

type Visited = ReturnType<typeof placesWith>

const labels = async (places: Visited, text: string): Promise<readonly string[]> =>
  (await places.suggest(text)).places.map(({ label }) => label)

describe('address suggestions', () => {
  it('come from the state’s service, with the number typed', async () => {
    expect((await placesWith().suggest('12 chemin des oliviers mou')).places).toEqual([
      {
        label: '12 Chemin des Oliviers, 06250 Mougins',
        lat: 43.6031,
        lng: 6.99634,
        postcode: '06250',
        city: 'Mougins',
        hasNumber: true,
        approximate: false,
        holds: 'always',
      },
    ])
  })

  it('hold no number when they name a street', async () => {
    expect((await placesWith().suggest('chemin des oliviers')).places[0]).toMatchObject({
      hasNumber: false,
      approximate: false,
    })
  })

  it('are approximate when they name a whole commune', async () => {
    expect((await placesWith().suggest('mougins')).places[0]).toMatchObject({
      label: '06250 Mougins',
      hasNumber: false,
      approximate: true,
    })
  })

  it('name a precise site by its first commune', async () => {
    expect((await placesWith().suggest('ZI Les Tourrades')).places).toMatchObject([
      { label: 'Zone Industrielle Les Tourrades, 06150 Cannes', hasNumber: true, approximate: false },
    ])
  })

  it('read a site’s postcode written as a number', async () => {
    expect(await labels(placesWith(), 'dépôt de matériaux')).toEqual(['Dépôt de Matériaux du Val, 06250 Mougins'])
  })

  it('credit the state’s register', async () => {
    expect((await placesWith().suggest('rue d’antibes')).credit).toMatch(/Base Adresse Nationale/)
  })

  it('ask once for the same words', async () => {
    const places = placesWith()
    await places.suggest('Rue d’Antibes')
    await places.suggest('rue d’antibes ')
    expect(state.requests.search).toHaveLength(1)
  })

  it('ask again the next day', async () => {
    const places = placesWith()
    await places.suggest('rue d’antibes')
    later(25 * 3_600_000)
    await places.suggest('rue d’antibes')
    expect(state.requests.search).toHaveLength(2)
  })

  it('ask as the documentation says', async () => {
    await placesWith().suggest('  « 12 chemin')
    expect(Object.fromEntries(state.requests.search[0] ?? [])).toEqual({
      q: '12 chemin',
      autocomplete: '1',
      index: 'address,poi',
      limit: '10',
    })
  })

  it('never send fewer than three characters', async () => {
    expect(await labels(placesWith(), 'ni')).toContain('06000 Nice')
    expect(state.requests.search).toHaveLength(0)
  })

  it('ask thirty times in any second, the gazetteer answering beyond with points that hold for no price', async () => {
    const places = placesWith()
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => places.suggest(`rue ${n} mougins`)))
    expect(state.requests.search).toHaveLength(30)
    expect(answers.map(({ places: [found] }) => found?.holds)).toEqual([
      ...Array(30).fill('now'),
      ...Array(30).fill('never'),
    ])
  })

  it('propose the commune for a street the state does not know yet', async () => {
    state.misbehave('empty')
    expect(await placesWith().suggest('4 allée des Futurs Pins 06250 Mougins')).toMatchObject({
      places: [{ label: '4 allée des Futurs Pins, 06250 Mougins', approximate: true }],
      credit: expect.stringMatching(/GeoNames/),
    })
  })

  it('propose the commune for words the state refuses', async () => {
    state.misbehave('refusing')
    expect(await labels(placesWith(), 'mougins')).toEqual(['06250 Mougins'])
  })

  it.each([400, 403, 414])(
    'propose the commune for words that are refused with %i, by whatever stands before the state’s service, and go on for everybody else',
    async (status) => {
      const guarded: typeof fetch = async (url, init) =>
        String(url).includes('script') ? new Response('<h1>Refused</h1>', { status }) : await fetch(url, init)
      const places = placesWith({ fetch: guarded })
      expect(await labels(places, '<script> mougins')).toEqual(['script, 06250 Mougins'])
      expect(await labels(places, 'chemin des oliviers')).toEqual(['Chemin des Oliviers, 06250 Mougins'])
    },
  )

  it('come from the gazetteer alone without an address for the state’s service', async () => {
    expect(await labels(placesWith({ baseUrl: null }), '12 chemin des oliviers mougins')).toEqual([
      '12 chemin des oliviers, 06250 Mougins',
    ])
  })
})

describe('suggestions in Monaco', () => {
  it('come before the state’s', async () => {
    expect(await labels(placesWith(), 'monaco')).toEqual(['98000 Monaco', 'Rue de Monaco, 06000 Nice'])
  })

  it('credit both sources', async () => {
    expect((await placesWith().suggest('monaco')).credit).toMatch(/Base Adresse Nationale.*GeoNames/)
  })
})

describe('a feature outside France', () => {
  const abroad =
    (...coordinates: number[]): typeof fetch =>
    async () =>
      Response.json({
        features: [
          {
            geometry: { coordinates },
            properties: { _type: 'address', type: 'street', name: 'Via', postcode: '00100', city: 'Nice' },
          },
        ],
      })

  it.each([
    [12.5, 41.9],
    [0, 0],
    [6.99, 943],
    [6_277_210, 1_020_310],
  ])('is never proposed: %f, %f', async (lng, lat) => {
    expect(await labels(placesWith({ fetch: abroad(lng, lat) }), 'via nice')).not.toContain('Via, 00100 Nice')
  })
})

describe('a malformed feature', () => {
  it('does not hide its neighbours', async () => {
    const good = {
      geometry: { coordinates: [7, 43.6] },
      properties: { type: 'street', name: 'Rue', postcode: '06250', city: 'Mougins' },
    }
    const features = [null, {}, { geometry: null, properties: {} }, { ...good, properties: { city: 12 } }, good]
    const places = placesWith({ fetch: async () => Response.json({ features }) })
    expect(await labels(places, 'rue mougins')).toContain('Rue, 06250 Mougins')
  })
})

describe('a summit or a river', () => {
  it('is no place to deliver to', async () => {
    const properties = { _type: 'poi', toponym: 'Pic', category: ['sommet'], postcode: ['06250'], city: ['Mougins'] }
    const features = [{ geometry: { coordinates: [7, 43.6] }, properties }]
    expect(await labels(placesWith({ fetch: async () => Response.json({ features }) }), 'pic')).not.toContain(
      'Pic, 06250 Mougins',
    )
  })
})

describe('the state’s service failing', () => {
  const failures: readonly Mode[] = ['busy', 'broken', 'malformed', 'not-json', 'truncated']

  it.each(failures)('%s: the gazetteer answers', async (mode) => {
    state.misbehave(mode)
    expect(await placesWith().suggest('12 chemin des oliviers mougins')).toMatchObject({
      places: [{ label: '12 chemin des oliviers, 06250 Mougins', approximate: true }],
      credit: expect.stringMatching(/GeoNames/),
    })
  })

  it('hanging: the gazetteer answers after the time-out', async () => {
    state.misbehave('hanging')
    expect(await labels(placesWith({ timeoutMs: 30 }), 'mougins')).toEqual(['06250 Mougins'])
  })

  it('unreachable: the gazetteer answers', async () => {
    await state.stop()
    expect(await labels(placesWith(), 'mougins')).toEqual(['06250 Mougins'])
  })

  it.each(failures)('%s: is left alone for a while', async (mode) => {
    state.misbehave(mode)
    const places = placesWith()
    await places.suggest('moug')
    await places.suggest('mougi')
    expect(state.requests.search).toHaveLength(1)
  })

  it('is tried again after half a minute', async () => {
    state.misbehave('broken')
    const places = placesWith()
    await places.suggest('chemin des oliviers')
    state.misbehave('well')
    later(30_001)
    expect(await labels(places, 'chemin des oliviers')).toEqual(['Chemin des Oliviers, 06250 Mougins'])
  })

  it('is tried by one call alone', async () => {
    state.misbehave('broken')
    const places = placesWith()
    await places.suggest('moug')
    later(30_001)
    await Promise.all([places.suggest('mougi'), places.suggest('mougin'), places.suggest('mougins')])
    expect(state.requests.search).toHaveLength(2)
  })

  it('is asked freely once a try succeeds', async () => {
    state.misbehave('broken')
    const places = placesWith()
    await places.suggest('moug')
    state.misbehave('well')
    later(30_001)
    await places.suggest('mougi')
    await Promise.all([places.suggest('mougin'), places.suggest('mougins')])
    expect(state.requests.search).toHaveLength(4)
  })

  it('busy: is left alone as long as it asks, and meanwhile no point holds for a price', async () => {
    state.misbehave('busy')
    const places = placesWith()
    expect((await places.suggest('moug')).places[0]).toMatchObject({ holds: 'never' })
    expect(await places.resolve('12 chemin des oliviers, 06250 Mougins')).toMatchObject({ holds: 'never' })
    later(6_699)
    expect((await places.suggest('mougi')).places[0]).toMatchObject({ holds: 'never' })
    expect(state.requests.search).toHaveLength(1)
    later(301)
    await places.suggest('mougin')
    expect(state.requests.search).toHaveLength(2)
  })

  it('busy until a date: is left alone until then', async () => {
    let calls = 0
    const busy: typeof fetch = async () => {
      calls += 1
      return new Response(null, { status: 429, headers: { 'retry-after': 'Tue, 10 Nov 2026 09:00:20 GMT' } })
    }
    const places = placesWith({ fetch: busy })
    await places.suggest('moug')
    later(19_699)
    await places.suggest('mougi')
    expect(calls).toBe(1)
    later(301)
    await places.suggest('mougin')
    expect(calls).toBe(2)
  })

  it('keeps what it answered before', async () => {
    const places = placesWith()
    await places.suggest('chemin des oliviers')
    await state.stop()
    expect(await labels(places, 'chemin des oliviers')).toEqual(['Chemin des Oliviers, 06250 Mougins'])
  })
})
