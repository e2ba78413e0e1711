import { describe, expect, it } from 'vitest'
import { mostFavourites } from '#contract/account/favourites.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { aNamedAddress, aNamedOrder } from '#tests/server/fixtures/favourite.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { aRegistration, newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const other = await newSupplier(provider)
const read = async ({ token }: Supplier) => (await call(provider, 'readFavourites', { token })).reply

describe('an address that an account has named', () => {
  it('is there again, by name, for its account alone', async () => {
    await call(provider, 'keepAddress', { token: supplier.token, body: aNamedAddress('Dépôt Nice') })
    const { reply } = await call(provider, 'keepAddress', {
      token: supplier.token,
      body: aNamedAddress('Dépôt Cannes'),
    })
    expect(reply.addresses.map(({ name, place }) => [name, place.label])).toEqual([
      ['Dépôt Cannes', '12 rue des Oliviers, 06400 Cannes'],
      ['Dépôt Nice', '12 rue des Oliviers, 06400 Cannes'],
    ])
    expect(await read(supplier)).toEqual(reply)
    expect(await read(other)).toEqual({ addresses: [], orders: [] })
  })

  it('gives way to another of its name', async () => {
    const moved = { ...aNamedAddress().lieu, label: '4 quai Saint-Pierre, 06400 Cannes' }
    const { reply } = await call(provider, 'keepAddress', {
      token: supplier.token,
      body: { nom: ' Dépôt Cannes ', lieu: moved },
    })
    expect(reply.addresses.filter(({ name }) => name === 'Dépôt Cannes').map(({ place }) => place.label)).toEqual([
      '4 quai Saint-Pierre, 06400 Cannes',
    ])
  })

  it('goes when its account takes it away, and stays when another tries to', async () => {
    const [{ id } = { id: 0 }] = (await read(supplier)).addresses
    expect((await call(provider, 'dropFavourite', { token: other.token, params: { id } })).status).toBe(404)
    const { reply } = await call(provider, 'dropFavourite', { token: supplier.token, params: { id } })
    expect(reply.addresses.map(({ name }) => name)).toEqual(['Dépôt Nice'])
    expect((await call(provider, 'dropFavourite', { token: supplier.token, params: { id } })).refusal.message).toBe(
      'Favori introuvable',
    )
  })

  it('is refused beyond fifty, and nothing is lost', async () => {
    const rich = await newSupplier(provider)
    await provider.world.db
      .insertInto('favourites')
      .values(
        Array.from({ length: mostFavourites }, (_, index) => ({
          user_id: rich.id,
          kind: 'address' as const,
          name: `Chantier ${index}`,
          content: JSON.stringify(aNamedAddress().lieu),
          kept_at: 0,
        })),
      )
      .execute()
    const refused = await call(provider, 'keepAddress', { token: rich.token, body: aNamedAddress('Un de trop') })
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'Tu en gardes déjà 50 : retire d’abord celui qui ne sert plus.',
    ])
    expect((await call(provider, 'keepAddress', { token: rich.token, body: aNamedAddress('Chantier 7') })).status).toBe(
      200,
    )
    expect((await read(rich)).addresses).toHaveLength(mostFavourites)
  })

  it('needs a name of at most sixty characters', async () => {
    for (const nom of [' ', 'x'.repeat(61)])
      expect((await call(provider, 'keepAddress', { token: supplier.token, body: aNamedAddress(nom) })).status).toBe(
        422,
      )
  })
})

describe('an order that an account has named', () => {
  it('is there again as it was, but its date, its slip and its price', async () => {
    const { reply } = await call(provider, 'keepOrder', { token: supplier.token, body: aNamedOrder() })
    expect(reply.orders).toMatchObject([
      {
        name: 'Plaques Mougins',
        order: { band: '151-300', type: 'flex', recipient: { lastName: 'Martin' }, comment: 'Portail bleu' },
      },
    ])
    expect(JSON.stringify(reply.orders)).not.toMatch(/bordereau|total/)
  })

  it('may bear the name of an address', async () => {
    expect(
      (await call(provider, 'keepOrder', { token: supplier.token, body: aNamedOrder('Dépôt Nice') })).reply.addresses,
    ).toHaveLength(1)
  })
})

describe('an account that has named things', () => {
  it('finds them in its file, and leaves none behind when it is erased', async () => {
    const leaving = await newSupplier(provider)
    await call(provider, 'keepAddress', { token: leaving.token, body: aNamedAddress() })
    expect((await call(provider, 'exportAccount', { token: leaving.token })).raw).toMatchObject({
      favoris: { adresses: [{ nom: 'Dépôt Cannes' }], modeles: [] },
    })
    await call(provider, 'deleteAccount', { token: leaving.token, body: { password: aRegistration().password } })
    expect(
      await provider.world.db.selectFrom('favourites').select('id').where('user_id', '=', leaving.id).execute(),
    ).toEqual([])
  })
})
