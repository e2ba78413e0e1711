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

/** With a service that finds those streets, whatever is asked. */
const finding = (...streets: readonly (readonly [name: string, postcode: string, city: string, type?: string])[]) => {
  const features = streets.map(([name, postcode, city, type = 'street']) => ({
    geometry: { coordinates: [4.7305, 43.4141] },
    properties: { type, name, postcode, city },
  }))
  return placesWith({ fetch: async () => Response.json({ features }) })
}

const [salin, lille] = [
  ['Place Carle Naudot', '13129', 'Arles'],
  ['Allée Neuve', '59000', 'Lille'],
] as const

describe('a whole address', () => {
  it('is matched by the state’s service without completing words', async () => {
    expect(await placesWith().resolve('12 Chemin des Oliviers, 06250 Mougins')).toMatchObject({
      lng: 6.99634,
      hasNumber: true,
    })
    expect(state.requests.search[0]?.get('autocomplete')).toBe('0')
  })

  it('is matched again from the label it was proposed under', async () => {
    const places = placesWith()
    const [picked] = (await places.suggest('zone industrielle tourrades')).places
    expect(await places.resolve(picked?.label ?? '')).toEqual(picked)
  })

  it('means the place it was proposed as for a day, without another question', async () => {
    const places = placesWith()
    const [picked] = (await places.suggest('12 chemin des oliviers')).places
    await state.stop()
    expect(await places.resolve('12 Chemin des Oliviers, 06250 Mougins')).toEqual(picked)
    later(25 * 3_600_000)
    expect(await places.resolve('12 Chemin des Oliviers, 06250 Mougins')).toMatchObject({ approximate: true })
  })

  it('falls back on its commune', async () => {
    await state.stop()
    expect(await placesWith().resolve('12 chemin des oliviers, 06250 Mougins')).toMatchObject({
      city: 'Mougins',
      approximate: true,
    })
  })

  it('in Monaco is matched by the gazetteer', async () => {
    expect(await placesWith().resolve('5 avenue Princesse Grace 98000 Monaco')).toMatchObject({
      city: 'Monaco',
      hasNumber: true,
    })
  })

  it('of which nothing but its commune is found has the commune stand in for it', async () => {
    const answered = finding(['Mougins', '06250', 'Mougins', 'municipality'])
    expect(await answered.resolve('4 allée Neuve, 06250 Mougins')).toMatchObject({
      label: '4 allée Neuve, 06250 Mougins',
      approximate: true,
      holds: 'now',
    })
    expect(await answered.resolve('06250 Mougins, France')).toMatchObject({
      label: '06250 Mougins',
      approximate: true,
      holds: 'always',
    })
  })

  it.each([
    [
      'in the commune rather than elsewhere',
      '4 allée Neuve, 06250 Mougins',
      [lille, ['Allée Neuve', '06250', 'Mougins']],
      'Allée Neuve, 06250 Mougins',
    ],
    [
      'under another postcode of its commune',
      '1 place Carle Naudot, Salin-de-Giraud, 13200 Arles',
      [salin],
      'Place Carle Naudot, 13129 Arles',
    ],
    [
      'under another postcode of its commune, its name misspelt',
      '1 pl. Carl Nodo, 13280 Arles',
      [salin],
      'Place Carle Naudot, 13129 Arles',
    ],
    [
      'of its own name rather than of another under the written postcode',
      '1 place Carle Naudot, 13200 Arles',
      [['Place Carnot', '13200', 'Arles'], salin],
      'Place Carle Naudot, 13129 Arles',
    ],
    [
      'in another commune than the one that is written, where it alone bears the name',
      '1 place Carle Naudot, Salin-de-Giraud (dépôt 84000)',
      [salin],
      'Place Carle Naudot, 13129 Arles',
    ],
    [
      'in an arrondissement that is not the written one',
      '12 rue de Rivoli, 75004 Paris',
      [['Rue de Rivoli', '75001', 'Paris']],
      'Rue de Rivoli, 75001 Paris',
    ],
  ] as const)('is matched %s', async (_, written, features, label) => {
    expect(await finding(...features).resolve(written)).toMatchObject({ label, holds: 'always' })
  })

  it.each([
    ['other streets', '1 place Carle Naudot, 13200 Arles', [lille]],
    [
      'streets of its name in several communes',
      '4 allée Neuve, 06250 Mougins',
      [lille, ['Allée Neuve', '33000', 'Bordeaux']],
    ],
  ] as const)(
    'of which only %s are found elsewhere has no price: neither theirs nor the commune’s',
    async (_, written, features) => {
      expect(await finding(...features).resolve(written)).toMatchObject({
        label: written,
        approximate: true,
        holds: 'never',
      })
    },
  )

  it('waits for its turn rather than take a commune for it; whoever types does not', async () => {
    const places = placesWith()
    const supplier = { supplier: 7 }
    await Promise.all(
      Array.from({ length: 15 }, (_, n) => places.resolve(`${n} rue d’antibes, 06400 Cannes`, supplier)),
    )
    const started = clock
    expect(await places.resolve('16 rue d’antibes, 06400 Cannes', supplier)).toMatchObject({
      approximate: false,
      holds: 'always',
    })
    expect(clock.getTime() - started.getTime()).toBe(1_000)
  })

  it('of a supplier does not wait for those who type, however many they are', async () => {
    const places = placesWith()
    const typed = Array.from({ length: 300 }, (_, n) =>
      places.suggest(`${n} rue d’antibes`, { network: `192.0.2.${n % 100}` }),
    )
    const started = clock
    expect(await places.resolve('12 chemin des oliviers, 06250 Mougins', { supplier: 7 })).toMatchObject({
      holds: 'always',
    })
    expect(clock).toEqual(started)
    await Promise.all(typed)
  })

  it.each([
    ['always, from the state', '12 chemin des oliviers, 06250 Mougins', 'well', 'always'],
    [
      'always, in Monaco, of which the gazetteer is the source',
      '5 avenue Princesse Grace 98000 Monaco',
      'well',
      'always',
    ],
    ['now, when the state knows no such street', '4 allée des Futurs Pins 06250 Mougins', 'empty', 'now'],
    ['now, when the state does not answer', '12 chemin des oliviers, 06250 Mougins', 'broken', 'now'],
    [
      'never, when the state knows no such street in a wide commune',
      '4 allée des Futurs Pins 13200 Arles',
      'empty',
      'never',
    ],
    [
      'never, when the state does not answer and the commune is wide',
      '1 place Carle Naudot, 13200 Arles',
      'broken',
      'never',
    ],
    ['never, when the state would not hear it', '12 chemin des oliviers, 06250 Mougins', 'refusing', 'never'],
    ['never, when our quota is used up', '12 chemin des oliviers, 06250 Mougins', 'busy', 'never'],
  ] as const)('holds for a price %s', async (_, text, mode, holds) => {
    state.misbehave(mode)
    expect(await placesWith().resolve(text, { supplier: 7 })).toMatchObject({ holds })
  })

  it('that nobody knows matches nothing', async () => {
    expect(await placesWith().resolve('qwertz')).toBeNull()
  })
})

describe('the address near a point', () => {
  it('is the nearest one that the state knows, asked for as the documentation says', async () => {
    const found = await placesWith().near(43.6035, 6.9965)
    expect(found).toMatchObject({
      label: '12 Chemin des Oliviers, 06250 Mougins',
      lat: 43.6031,
      lng: 6.99634,
      hasNumber: true,
      approximate: false,
      holds: 'always',
    })
    expect(Object.fromEntries(state.requests.reverse[0] ?? [])).toEqual({
      lon: '6.9965',
      lat: '43.6035',
      index: 'address',
      limit: '5',
    })
  })

  it('is none further away than 200 m', async () => {
    expect(await placesWith().near(43.6049, 6.99634)).toBeNull()
    expect(await placesWith().near(43.6048, 6.99634)).not.toBeNull()
  })

  it('is asked for again each time: of a position nothing is kept', async () => {
    const places = placesWith()
    await places.near(43.6035, 6.9965)
    await places.near(43.6035, 6.9965)
    expect(state.requests.reverse).toHaveLength(2)
  })

  it.each<Mode>(['broken', 'hanging', 'malformed', 'not-json', 'truncated', 'busy'])(
    'is nobody’s to tell while the state’s service is away, and no commune stands in: %s',
    async (mode) => {
      state.misbehave(mode)
      expect(await placesWith({ timeoutMs: 50 }).near(43.6035, 6.9965)).toBe('away')
    },
  )

  it.each<Mode>(['empty', 'refusing'])('is none where the state’s service knows none: %s', async (mode) => {
    state.misbehave(mode)
    expect(await placesWith().near(43.6035, 6.9965)).toBeNull()
  })

  it('is none without the state’s service', async () => {
    expect(await placesWith({ baseUrl: null }).near(43.6035, 6.9965)).toBeNull()
  })
})
