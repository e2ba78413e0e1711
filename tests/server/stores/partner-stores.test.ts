import { describe, expect, it } from 'vitest'
import { signaturesOnWire } from '#contract/order/stop-signatures.ts'
import { latLngOnWire } from '#contract/wire/wire.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { aStore, negoceModele } from '#tests/server/fixtures/store.ts'

const provider = await openProvider()
await aStore(provider)
const label = 'Négoce Modèle, 12 Chemin des Oliviers, 06250 Mougins'
const suggested = async (q: string) => {
  const { reply } = await call(provider, 'suggestPlaces', { query: { q } })
  return reply.data.map((place) => place.label)
}

describe('A partner store', () => {
  it.each(['negoce', 'NÉGOCE MOD', 'modele negoce', 'négoce mougins', 'chemin des oliv', '06250 olivi'])(
    'stands first among the suggestions for « %s »',
    async (typed) => {
      expect((await suggested(typed))[0]).toBe(label)
    },
  )

  it.each(['ne', '12', 'négoce nice', 'nice', 'goce'])('does not for « %s »', async (typed) => {
    expect(await suggested(typed)).not.toContain(label)
  })

  it('leaves room for other addresses, at most six together', async () => {
    const labels = await suggested('mougins')
    expect([labels[0], labels.length <= 6, labels.includes('06250 Mougins')]).toEqual([label, true, true])
  })

  it('is told by its short name, with a point that a price is made of, and without the driver’s note', async () => {
    const { reply, raw } = await call(provider, 'findStore', { params: { slug: 'negoce-modele' } })
    expect(reply).toEqual({
      name: 'Négoce Modèle',
      hours: 'Du lundi au vendredi 7h-17h',
      place: {
        label,
        lat: negoceModele.address.lat,
        lng: negoceModele.address.lng,
        postcode: '06250',
        city: 'Mougins',
        hasNumber: true,
        approximate: false,
        signature: expect.any(String),
      },
    })
    expect(JSON.stringify(raw)).not.toContain(negoceModele.note)
  })

  it.each([
    ['with the signature that it came with', true],
    ['in an order that is made again, whose address alone is left', false],
  ])('has its own point where a price is made, %s', async (_, isSigned) => {
    const {
      reply: { place },
    } = await call(provider, 'findStore', { params: { slug: 'negoce-modele' } })
    const pickup = { label: place.label, lat: place.lat, lng: place.lng, signature: place.signature }
    const delivery = { label: '06000 Nice', lat: 43.7031, lng: 7.2661 }
    const asked: unknown[] = []
    const travelTime = {
      ...provider.world.travelTime,
      between: async (from: unknown) => {
        asked.push(from)
        return { minutes: 24, estimated: false }
      },
    }
    const beside = await openProvider({ beside: provider, world: { travelTime } })
    const { reply } = await call(beside, 'estimatePrice', {
      body: {
        origin: latLngOnWire(pickup),
        destination: latLngOnWire(delivery),
        adressPickUp: pickup.label,
        adresseLivraison: delivery.label,
        ...(isSigned && signaturesOnWire({ pickup, delivery })),
        poids: '-150',
      },
    })
    expect([reply.success, asked]).toEqual([true, [expect.objectContaining({ lat: 43.6031, lng: 6.99634 })]])
  })

  it.each(['ferme', 'Negoce-Modele', '%00'])('that nobody knows is none: %s', async (slug) => {
    const { status } = await call(provider, 'findStore', { params: { slug } })
    expect(status).toBe(404)
  })
})
