import { beforeAll, describe, expect, it } from 'vitest'
import type { Gazetteer } from '#server/adapters/places/gazetteer.ts'
import { fullGazetteer } from './full-gazetteer.ts'

let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = await fullGazetteer()
}, 180_000)

const labels = async (text: string): Promise<readonly string[]> =>
  (await gazetteer.suggest(text)).places.map(({ label }) => label)

describe('the embedded gazetteer', () => {
  it('names no address near a point: a commune is nobody’s door', async () => {
    expect(await gazetteer.near()).toBeNull()
  })

  it('finds a commune by the beginning of its name', async () => {
    expect(await labels('moug')).toContain('06250 Mougins')
  })

  it('puts the most populous commune first', async () => {
    expect((await labels('ni'))[0]).toMatch(/ Nice$/)
  })

  it('puts the commune of exactly that name first', async () => {
    expect((await labels('mons'))[0]).toMatch(/^\d{5} Mons$/)
  })

  it('reads accents, capitals, hyphens and saint abbreviated alike', async () => {
    expect(await labels('ST PAUL DE VENCE')).toEqual(['06570 Saint-Paul-de-Vence'])
    expect(await labels('epernay')).toContain('51200 Épernay')
  })

  it('finds a commune without its article', async () => {
    expect((await labels('cannet'))[0]).toBe('06110 Le Cannet')
  })

  it('finds communes by postcode, and by its beginning', async () => {
    expect(await labels('06250')).toEqual(['06250 Mougins'])
    expect(await labels('062')).toContain('06270 Villeneuve-Loubet')
  })

  it('proposes a commune once with each of its postcodes', async () => {
    expect((await labels('cannes')).slice(0, 2)).toEqual(['06150 Cannes', '06400 Cannes'])
  })

  it('proposes a city of many postcodes without any, then its arrondissements', async () => {
    expect((await labels('paris')).slice(0, 2)).toEqual(['Paris', '75015 Paris'])
  })

  it('places an arrondissement of Marseille at its own point', async () => {
    expect(await gazetteer.resolve('13016')).toMatchObject({ label: '13016 Marseille', lat: 43.3598, lng: 5.3342 })
  })

  it('proposes six places at most', async () => {
    expect(await labels('saint')).toHaveLength(6)
  })

  it('proposes nothing for what it does not know', async () => {
    expect(await labels('zzzz')).toEqual([])
    expect(await gazetteer.resolve('zzzz')).toBeNull()
  })

  it('proposes nothing for an empty text', async () => {
    expect(await labels(' ')).toEqual([])
  })

  it('names Etalab and GeoNames with their licences', async () => {
    const { credit } = await gazetteer.suggest('nice')
    expect(credit).toMatch(/Etalab \(Licence Ouverte.*GeoNames \(CC BY 4\.0\)/)
  })

  it('says that its points are approximate', async () => {
    expect(await gazetteer.resolve('mougins')).toEqual({
      label: '06250 Mougins',
      lat: 43.6007,
      lng: 6.9952,
      postcode: '06250',
      city: 'Mougins',
      hasNumber: false,
      approximate: true,
      holds: 'now',
    })
  })

  it.each(['mougins', '06000 nice', 'antibes', '75011', '13016', 'toulouse'])(
    'lets the middle of a commune of some kilometres stand for its streets in a price: %s',
    async (text) => {
      expect(await gazetteer.resolve(text)).toMatchObject({ holds: 'now' })
    },
  )

  it.each(['arles', 'saintes-maries-de-la-mer', '05400 veynes', 'maripasoula', 'tende'])(
    'lets no price be reckoned from the middle of a wide one: %s',
    async (text) => {
      expect(await gazetteer.resolve(text)).toMatchObject({ holds: 'never' })
    },
  )

  it.each([
    ['13129', 'Arles', '13200', true],
    ['13200', 'Arles', '13104', true],
    ['75004', 'Paris', '75001', true],
    ['06150', 'Cannes', '06400', true],
    ['13129', 'Arles', '84000', false],
    ['13310', 'Saint-Martin-de-Crau', '13200', false],
    ['97134', 'Saint-Louis', '97450', false],
    ['13129', 'Arles', '99999', false],
  ])('knows whether %s %s and %s are of one commune', (postcode, city, other, isShared) => {
    expect(gazetteer.sharesCommune({ postcode, city }, other)).toBe(isShared)
  })

  it('resolves a commune of several postcodes without guessing one', async () => {
    expect(await gazetteer.resolve('5 boulevard Carnot, Cannes')).toMatchObject({
      label: '5 boulevard Carnot, Cannes',
      postcode: null,
    })
  })
})

describe('a street typed without the state’s service', () => {
  it.each([
    ['12 chemin des Oliviers 06250 Mougins', '12 chemin des Oliviers, 06250 Mougins'],
    ['12 chemin des oliviers mougins', '12 chemin des oliviers, 06250 Mougins'],
    ['12 chemin des oliviers moug', '12 chemin des oliviers, 06250 Mougins'],
    ['Mougins, 12 chemin des oliviers', '12 chemin des oliviers, 06250 Mougins'],
    ['12 chemin des oliviers, 06250', '12 chemin des oliviers, 06250 Mougins'],
    ['12 chemin des oliviers mougins 06250', '12 chemin des oliviers, 06250 Mougins'],
    ['12 chemin des oliviers 06250 Mouginss', '12 chemin des oliviers, 06250 Mougins'],
    ['12 chemin des oliviers, 06254 Mougins Cedex', '12 chemin des oliviers, 06250 Mougins'],
    ['12 chemin des oliviers, Mougins, France', '12 chemin des oliviers, 06250 Mougins'],
    ['ZI Les Tourrades 06150 Cannes', 'ZI Les Tourrades, 06150 Cannes'],
    ['rue de France, 06000 Nice', 'rue de France, 06000 Nice'],
    ['chantier à Vallauris', 'chantier, 06220 Vallauris'],
    ['33 rue du Bac 13006', '33 rue du Bac, 13006 Marseille'],
  ])('%s → %s', async (typed, label) => {
    expect((await labels(typed))[0]).toBe(label)
  })

  it('keeps in the street a commune’s name that belongs to it', async () => {
    expect((await labels('Route de Grasse 06130'))[0]).toBe('Route de Grasse, 06130 Grasse')
    expect((await labels('port de Vallauris'))[0]).toBe('port de Vallauris, 06220 Vallauris')
  })

  it('holds a number when one was typed before the street', async () => {
    expect(await gazetteer.resolve('1 bis rue de la Paix 06250 Mougins')).toMatchObject({ hasNumber: true })
    expect(await gazetteer.resolve('rue du 8 mai 1945 06250 Mougins')).toMatchObject({ hasNumber: false })
  })

  it.each(['12 rue', '12', '12 rue du 8 mai 1945', '12 rue de la république'])(
    'waits for a commune after « %s »',
    async (typed) => {
      expect(await labels(typed)).toEqual([])
    },
  )
})

describe('Monaco in the gazetteer', () => {
  const inMonaco = (text: string): readonly string[] => gazetteer.inMonaco(text).map(({ label }) => label)

  it('is found by its name, its postcode and its quarters', () => {
    expect(inMonaco('monaco')).toEqual(['98000 Monaco'])
    expect(inMonaco('98000')).toHaveLength(6)
    expect(inMonaco('5 avenue Princesse Grace, Monte-Carlo')).toEqual([
      '5 avenue Princesse Grace, Monte-Carlo, 98000 Monaco',
    ])
  })

  it.each(['12 rue de Monaco, Nice', '3 rue de Monaco', '12 rue de Monaco 06000', 'mon', 'mougins', ''])(
    'is not meant by « %s »',
    (text) => {
      expect(inMonaco(text)).toEqual([])
    },
  )

  it('shares the name of Fontvieille with a commune, and is then only one of the suggestions', async () => {
    expect(inMonaco('fontvieille')).toEqual([])
    expect(await labels('fontvieille')).toEqual(['Fontvieille, 98000 Monaco', '13990 Fontvieille'])
  })
})
