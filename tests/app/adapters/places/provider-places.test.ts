import { describe, expect, it } from 'vitest'
import { createProviderPlaces } from '#adapters/places/provider-places.ts'
import type { Place } from '#contract/places/places.ts'
import { givenCaller } from '#tests/builders/given-caller.ts'

const oliviers: Place = {
  label: '12 chemin des Oliviers, 06250 Mougins',
  lat: 43.6,
  lng: 6.99,
  postcode: '06250',
  city: 'Mougins',
  hasNumber: true,
  approximate: false,
}
const mougins: Place = {
  label: '06250 Mougins',
  lat: 43.6007,
  lng: 6.9952,
  postcode: '06250',
  city: 'Mougins',
  hasNumber: false,
  approximate: true,
}
const monaco: Place = {
  label: 'Monaco',
  lat: 43.73,
  lng: 7.42,
  postcode: null,
  city: null,
  hasNumber: false,
  approximate: true,
}

const suggesting = (...data: Place[]) => {
  const given = givenCaller([Response.json({ success: true, data, credit: 'IGN' })])
  return {
    asked: given.asked,
    suggest: (text: string) => createProviderPlaces(given.call).suggest(text, new AbortController().signal),
  }
}

describe('A suggestion', () => {
  it('is a street over its town', async () => {
    const { items, credit } = await suggesting(oliviers).suggest('oliviers')
    expect(items[0]).toMatchObject({ primary: '12 chemin des Oliviers', secondary: '06250 Mougins' })
    expect(credit).toBe('IGN')
  })

  it('that is only a town says that its point is the town’s', async () => {
    const { items } = await suggesting(mougins, monaco).suggest('mo')
    expect(items.map(({ primary, secondary }) => [primary, secondary])).toEqual([
      ['06250 Mougins', 'point approximatif : la commune'],
      ['Monaco', 'point approximatif : la commune'],
    ])
  })

  it('gives its own point when it is picked', async () => {
    const { items } = await suggesting(oliviers).suggest('oliviers')
    expect(await items[0]?.locate()).toEqual(oliviers)
  })

  it('has a name of its own, even beside its twin', async () => {
    const { items } = await suggesting(oliviers, oliviers).suggest('oliviers')
    expect(new Set(items.map(({ id }) => id)).size).toBe(2)
  })

  it('is asked for with the text as typed', async () => {
    const { asked, suggest } = suggesting()
    await suggest('12 ch. & co')
    expect(asked[0]?.url).toBe('/api/places/suggest?q=12%20ch.%20%26%20co')
  })
})

describe('A whole address', () => {
  it.each([[oliviers], [null]])('has a first match, or none: %j', async (data) => {
    const given = givenCaller([Response.json({ success: true, data })])
    expect(await createProviderPlaces(given.call).resolve('12 chemin des Oliviers')).toEqual(data)
  })
})
