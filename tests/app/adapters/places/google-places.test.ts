import { describe, expect, it } from 'vitest'
import { createGooglePlaces } from '#adapters/places/google-places.ts'
import { googleLibrary, type GoogleSite } from '#tests/stand-ins/google-maps.ts'

const oliviers: GoogleSite = {
  main: '12 Rue des Oliviers',
  secondary: 'Cannes, France',
  formattedAddress: '12 Rue des Oliviers, 06400 Cannes, France',
  parts: { street_number: '12', route: 'Rue des Oliviers', locality: 'Cannes', postal_code: '06400' },
  types: ['street_address'],
  lat: 43.5512,
  lng: 7.0128,
}

describe('A suggestion of Google', () => {
  it('is asked for in France and Monaco, in French', async () => {
    const { library, asked } = googleLibrary([oliviers])
    await createGooglePlaces(library).suggest('oliviers')
    expect(asked).toMatchObject([{ input: 'oliviers', includedRegionCodes: ['fr', 'mc'], language: 'fr' }])
  })

  it('is a street over its town, with Google named as its source', async () => {
    const { items, credit } = await createGooglePlaces(googleLibrary([oliviers]).library).suggest('oliviers')
    expect(items).toMatchObject([
      { primary: '12 Rue des Oliviers', secondary: 'Cannes', label: '12 Rue des Oliviers, Cannes' },
    ])
    expect(credit).toBe('Google Maps')
  })

  it('becomes an address with its postcode and its point when it is picked', async () => {
    expect(await pick(oliviers)).toEqual({
      label: '12 Rue des Oliviers, 06400 Cannes',
      lat: 43.5512,
      lng: 7.0128,
      postcode: '06400',
      city: 'Cannes',
      hasNumber: true,
      approximate: false,
    })
  })

  it('gets the postcode into an address that is written without', async () => {
    const { street_number: _, ...parts } = oliviers.parts
    expect(await pick({ ...oliviers, formattedAddress: 'Rue des Oliviers, Cannes, France', parts })).toMatchObject({
      label: 'Rue des Oliviers, 06400 Cannes',
      hasNumber: false,
      approximate: false,
    })
  })

  it('keeps Monaco in its label', async () => {
    const parts = { route: 'Boulevard des Moulins', locality: 'Monaco', postal_code: '98000' }
    expect(await pick({ ...oliviers, formattedAddress: 'Bd des Moulins, 98000 Monaco', parts })).toMatchObject({
      label: 'Bd des Moulins, 98000 Monaco',
      city: 'Monaco',
    })
  })

  it.each([
    ['a town', ['locality', 'political'], true],
    ['a site', ['establishment', 'point_of_interest'], false],
  ])('that is %s has a point of its own, or not', async (_, types, approximate) => {
    expect(
      await pick({
        ...oliviers,
        formattedAddress: '06400 Cannes, France',
        parts: { locality: 'Cannes', postal_code: '06400' },
        types,
      }),
    ).toMatchObject({ label: '06400 Cannes', hasNumber: false, approximate })
  })

  it.each([
    ['a point', { lat: null }],
    ['an address', { formattedAddress: null }],
    ['a postcode', { parts: { locality: 'Cannes' } }],
  ])('without %s gives no place', async (_, lack) => {
    expect(await pick({ ...oliviers, ...lack })).toBeNull()
  })

  it('is asked for what an address needs, and no more', async () => {
    const { library, fetched } = googleLibrary([oliviers])
    const { items } = await createGooglePlaces(library).suggest('oliviers')
    await items[0]?.locate()
    expect(fetched).toEqual([['location', 'formattedAddress', 'addressComponents']])
  })

  it('belongs to one session from the first letter to the pick, and the next to another', async () => {
    const { library, asked } = googleLibrary([oliviers])
    const places = createGooglePlaces(library)
    await places.suggest('oli')
    const { items } = await places.suggest('oliv')
    await items[0]?.locate()
    await places.suggest('pins')
    const [first, second, third] = asked.map(({ sessionToken }) => sessionToken)
    expect(first).toBe(second)
    expect(third).not.toBe(second)
    expect(third).toBeInstanceOf(library.AutocompleteSessionToken)
  })
})

async function pick(site: GoogleSite) {
  const { items } = await createGooglePlaces(googleLibrary([site]).library).suggest('cannes')
  return items[0]?.locate()
}
