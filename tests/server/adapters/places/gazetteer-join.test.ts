import { describe, expect, it } from 'vitest'
import { joinGazetteer } from '#server/adapters/places/gazetteer-join.ts'
import type { City, Commune } from '#server/adapters/places/gazetteer-sources.ts'

const commune = (
  code: string,
  nom: string,
  population: number,
  codesPostaux: string[],
  more: Partial<Commune> = {},
): Commune => ({
  code,
  nom,
  population,
  codesPostaux,
  type: 'commune-actuelle',
  zone: 'metro',
  departement: code.slice(0, 2),
  ...more,
})
const town = (name: string, muniSub: string, lng: number, lat: number, more: Partial<City> = {}): City => ({
  name,
  muniSub,
  country: 'FR',
  featureCode: 'PPL',
  adminCode: '93',
  population: 1000,
  loc: { coordinates: [lng, lat] },
  ...more,
})
const joined = (communes: Commune[], towns: City[]) => joinGazetteer(communes, towns).file

describe('the gazetteer’s join', () => {
  it('locates a commune by its INSEE code', () => {
    expect(
      joined([commune('06085', 'Mougins', 20_000, ['06250'])], [town('Mougins', '06085', 6.99524, 43.60046)]),
    ).toEqual([['Mougins', '06250', 43.6005, 6.9952]])
  })

  it('prefers, within a commune, the town of its name to a larger one', () => {
    const towns = [town('La Bocca', '06029', 6.9, 43.5, { population: 9000 }), town('Cannes', '06029', 7, 43.6)]
    expect(joined([commune('06029', 'Cannes', 70_000, ['06400'])], towns)[0]).toEqual(['Cannes', '06400', 43.6, 7])
  })

  it('locates by name a commune whose code changed, in its own department only', () => {
    const towns = [town('Beaumont', '63999', 3, 45.7), town('Beaumont', '86001', 0.4, 46.7)]
    expect(joined([commune('86019', 'Beaumont', 3000, ['86490'])], towns)).toEqual([['Beaumont', '86490', 46.7, 0.4]])
  })

  it('lends a commune the point of its most populous neighbour of the same postcode', () => {
    const communes = [
      commune('06001', 'Small', 200, ['06420']),
      commune('06002', 'Middle', 2000, ['06420']),
      commune('06003', 'Large', 9000, ['06420']),
    ]
    const towns = [town('Middle', '06002', 7.1, 43.8), town('Large', '06003', 7.2, 43.9)]
    expect(joined(communes, towns).at(-1)).toEqual(['Small', '06420', 43.9, 7.2])
  })

  it('leaves out a commune nobody locates', () => {
    expect(joined([commune('06001', 'Alone', 200, ['06999'])], [])).toEqual([])
  })

  it('gives a divided city’s postcodes to its arrondissements', () => {
    const communes = [
      commune('75056', 'Paris', 2_000_000, ['75001', '75002']),
      commune('75101', 'Paris 1er Arrondissement', 15_000, ['75001'], {
        type: 'arrondissement-municipal',
        commune: '75056',
      }),
    ]
    expect(joined(communes, [town('Paris', '', 2.35, 48.85)])).toEqual([
      ['Paris', '', 48.85, 2.35],
      ['Paris 1er Arrondissement', '75001', 48.85, 2.35],
    ])
  })

  it('gives Monaco’s quarters its postcode', () => {
    expect(joined([], [town('Monte-Carlo', '', 7.43, 43.74, { country: 'MC' })])).toEqual([
      ['Monte-Carlo', '98000', 43.74, 7.43],
    ])
  })

  it('counts the inhabitants it located', () => {
    const communes = [commune('06085', 'Mougins', 300, ['06250']), commune('06001', 'Alone', 100, ['06999'])]
    expect(joinGazetteer(communes, [town('Mougins', '06085', 7, 43.6)]).coverage).toEqual({
      total: 400,
      byCode: 300,
      byName: 0,
      byNeighbour: 0,
    })
  })
})
