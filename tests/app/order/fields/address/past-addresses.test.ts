import { describe, expect, it } from 'vitest'
import { createOrderCopies } from '#adapters/store/order-copies.ts'
import { createPastAddresses } from '#app/order/fields/address/past-addresses.ts'
import { repeatableOnWire, type Repeatable } from '#contract/order/repeatable.ts'
import { createOrders } from '#state/orders/orders.ts'
import { mougins } from '#tests/app/order/filled-values.ts'
import { aRepeatable } from '#tests/builders/past-order.ts'
import { camille, pretendProvider, pretendWorld, type Answers } from '#tests/builders/pretend-world.ts'

const stop = (label: string) => ({ label, lat: 43.6, lng: 7 })
const stored = (orders: readonly Partial<Repeatable>[], status = 4) =>
  orders.map((order, index) => ({
    ...repeatableOnWire(aRepeatable(order)),
    id: index + 1,
    DateCommande: `2026-11-${String(20 - index).padStart(2, '0')} 09:00:00`,
    StatuCommande: status,
  }))

describe('The address book', () => {
  it('offers the four latest of its end before anything is typed', async () => {
    const { book } = open(
      stored(
        ['Antibes', 'Biot', 'Cagnes', 'Drap', 'Èze'].map((town) => ({ delivery: stop(`3 rue Haute, 06000 ${town}`) })),
      ),
    )
    await book.delivery.load()
    expect(primaries(book.delivery.match(''))).toEqual(['06000 Antibes', '06000 Biot', '06000 Cagnes', '06000 Drap'])
    expect(book.pickup.match('').map(({ label }) => label)).toEqual(['12 rue des Oliviers, 06400 Cannes'])
  })

  it.each(['olivier', 'OLIVIERS cannes', '12 rue', 'cannes rue', '06400', 'des 12'])(
    'finds by the beginnings of words, in any order and with or without accents: « %s »',
    async (typed) => {
      const { book } = open(stored([{ delivery: stop('3 chemin des Pins, 06250 Mougins') }]))
      await book.pickup.load()
      expect(book.pickup.match(typed).map(({ label }) => label)).toEqual(['12 rue des Oliviers, 06400 Cannes'])
    },
  )

  it('ignores accents on both sides', async () => {
    const { book } = open(stored([{ delivery: stop('1 allée des Châtaigniers, 06250 Mougins') }]))
    await book.delivery.load()
    expect(book.delivery.match('allee chataigniers')).toHaveLength(1)
    expect(book.delivery.match('Allée CHÂTAIGNIERS')).toHaveLength(1)
  })

  it.each(['liviers', 'oliviers nice', 'ruelle'])('finds nothing by « %s »', async (typed) => {
    const { book } = open(stored([{}]))
    await book.pickup.load()
    expect(book.pickup.match(typed)).toEqual([])
  })

  it('offers three at most for what is typed: its own end first, then the other, none twice', async () => {
    const [depot, both] = [stop('1 rue du Dépôt, 06400 Cannes'), stop('2 rue du Port, 06400 Cannes')]
    const { book } = open(
      stored([
        { pickup: depot, delivery: both },
        { pickup: both, delivery: stop('3 rue du Pré, 06400 Cannes') },
        { pickup: depot, delivery: stop('4 rue du Parc, 06400 Cannes') },
      ]),
    )
    await book.pickup.load()
    expect(book.pickup.match('rue').map(({ label }) => label)).toEqual([
      depot.label,
      both.label,
      '3 rue du Pré, 06400 Cannes',
    ])
  })

  it('marks what was delivered to, and what was used', async () => {
    const { book } = open(stored([{}], 2))
    await book.delivery.load()
    expect([...book.delivery.match(''), ...book.pickup.match('')].map(({ mark }) => mark)).toEqual([
      'Déjà livrée',
      'Déjà utilisée',
    ])
  })

  it('locates from memory, without a call', async () => {
    const { book, provider } = open(stored([{}]))
    await book.pickup.load()
    expect(await book.pickup.match('')[0]?.locate()).toMatchObject({ lat: 43.5512, lng: 7.0128, postcode: '06400' })
    expect(provider.asked.map(({ path }) => path)).toEqual(['/fo/my-orders'])
  })

  it('geocodes an address whose point the provider does not send', async () => {
    const foreign = [{ id: 1, DateCommande: '2026-11-20 09:00:00', AdresseLivraison: mougins.label }]
    const { book } = open(foreign, { '/places/resolve': () => ({ success: true, data: mougins }) })
    await book.delivery.load()
    expect(book.pickup.match('')).toEqual([])
    expect(await book.delivery.match('pins')[0]?.locate()).toEqual(mougins)
  })

  it('asks once for both fields, and not before one is entered', async () => {
    const { book, provider } = open(stored([{}]))
    expect(book.pickup.match('')).toEqual([])
    expect(provider.asked).toEqual([])
    await Promise.all([book.pickup.load(), book.delivery.load()])
    await book.delivery.load()
    expect(provider.count('/fo/my-orders')).toBe(1)
  })

  it('serves from memory when the network is gone, however old the list', async () => {
    let online = true
    let clock = new Date('2026-11-20T10:00:00Z')
    const provider = pretendProvider({
      '/fo/my-orders': () => (online ? { data: stored([{}]) } : Promise.reject(new TypeError('fetch failed'))),
    })
    const { call, session, places } = pretendWorld(provider.fetch)
    session.open('jeton', camille)
    const orders = createOrders({ call, copies: createOrderCopies(), session, now: () => clock })
    await orders.read()
    online = false
    clock = new Date('2026-11-20T12:00:00Z')
    const book = createPastAddresses(orders, places)
    await book.pickup.load()
    expect(book.pickup.match('')).toHaveLength(1)
  })

  it('is empty when the orders cannot be had', async () => {
    const { book } = open([], { '/fo/my-orders': () => Response.json({}, { status: 500 }) })
    await book.pickup.load()
    expect(book.pickup.match('')).toEqual([])
  })
})

function open(orders: readonly object[], answers: Answers = {}) {
  const provider = pretendProvider({ '/fo/my-orders': () => ({ success: true, data: orders }), ...answers })
  const world = pretendWorld(provider.fetch)
  return { provider, book: createPastAddresses(world.orders, world.places) }
}

const primaries = (suggestions: readonly { readonly secondary: string }[]) =>
  suggestions.map(({ secondary }) => secondary)
