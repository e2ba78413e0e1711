import { describe, expect, it } from 'vitest'
import type { FoundPlace } from '#server/adapters/places/places.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const oliviers: FoundPlace = {
  label: '12 Chemin des Oliviers, 06250 Mougins',
  lat: 43.6031,
  lng: 6.99634,
  postcode: '06250',
  city: 'Mougins',
  hasNumber: true,
  approximate: false,
  holds: 'always',
}
const open = await openProvider()
const supplier = await newSupplier(open)
const here = { lat: 43.60352, lng: 6.99651 }
const finding = (found: FoundPlace | null | 'away') =>
  openProvider({ beside: open, world: { places: { ...open.world.places, near: async () => found } } })

describe('The address of where a supplier is', () => {
  it('comes signed, as any address that is handed out, and without what is ours to know', async () => {
    const { reply } = await call(await finding(oliviers), 'placeNear', { body: here, token: supplier.token })
    const { holds: _, ...place } = oliviers
    expect(reply.data).toEqual({ ...place, signature: expect.any(String) })
  })

  it('is none where none is known', async () => {
    expect((await call(await finding(null), 'placeNear', { body: here, token: supplier.token })).reply.data).toBeNull()
  })

  it('is told to be out of reach', async () => {
    const { status, raw } = await call(await finding('away'), 'placeNear', { body: here, token: supplier.token })
    expect(status).toBe(503)
    expect(raw).toMatchObject({ success: false, message: 'Le service des adresses ne répond pas. Écris l’adresse.' })
  })

  it('leaves no trace of where he was in the log', async () => {
    const provider = await finding(oliviers)
    await call(provider, 'placeNear', { body: here, token: supplier.token })
    expect(JSON.stringify(provider.takeLog())).not.toMatch(/43\.6|6\.99|Oliviers/)
  })

  it.each([{}, { lat: 91, lng: 7 }, { lat: '43', lng: 7 }, { lat: 43.6 }])('is not looked for at %j', async (body) => {
    expect((await call(open, 'placeNear', { body: body as never, token: supplier.token })).status).toBe(422)
  })
})
