import { describe, expect, it } from 'vitest'
import { edgeIn } from '#contract/order/order-edge.ts'
import { mostOrders, readOrderPage } from '#server/orders/order-pages.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { ordersMadeAt } from '#tests/server/fixtures/old-orders.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

// It is Wednesday, 18 November 2026.
const provider = await openProvider()

async function listed({ token }: Supplier, query: Readonly<Record<string, string | number>> = {}) {
  const { orders, older } = (await call(provider, 'myOrders', { token, query })).reply
  return { ids: orders.map(({ id }) => id), older }
}

/** The numbers of every stretch, from the newest on. */
async function walked(supplierId: number, most: number): Promise<number[][]> {
  const stretches: number[][] = []
  let older: string | null = null
  do {
    const stretch = await readOrderPage(
      provider.world.db,
      { supplierId },
      {
        edge: older === null ? null : edgeIn(older),
        now: provider.now,
        most,
      },
    )
    stretches.push(stretch.orders.map(({ id }) => id))
    older = stretch.older
  } while (older !== null && stretches.length < 20)
  return stretches
}

describe('my-orders', () => {
  it('answers 24 whole months of Paris and the present one, and from where on there are older orders', async () => {
    const supplier = await newSupplier(provider)
    const [first, last] = await ordersMadeAt(provider, supplier, [
      '2024-10-31T23:00:00.000Z',
      '2024-10-31T22:59:59.999Z',
    ])
    expect(await listed(supplier)).toEqual({ ids: [first], older: '2024-11' })
    expect(await listed(supplier, { avant: '2024-11' })).toEqual({ ids: [last], older: null })
  })

  it('skips the years without an order', async () => {
    const supplier = await newSupplier(provider)
    const [new1, old1, old2] = await ordersMadeAt(provider, supplier, [
      '2026-11-02T09:00:00Z',
      '2019-03-31T21:59:59Z',
      '2017-03-31T22:00:00Z',
    ])
    expect(await listed(supplier)).toEqual({ ids: [new1], older: '2019-04' })
    expect(await listed(supplier, { avant: '2019-04' })).toEqual({ ids: [old1, old2], older: null })
    expect(await listed(supplier, { avant: '2019-03' })).toEqual({ ids: [old2], older: null })
  })

  it('says that there are older ones when there are no others', async () => {
    const supplier = await newSupplier(provider)
    await ordersMadeAt(provider, supplier, ['2020-02-10T09:00:00Z'])
    expect(await listed(supplier)).toEqual({ ids: [], older: '2020-03' })
  })

  it('answers one order by its number, however old, to its owner alone', async () => {
    const [owner, other] = [await newSupplier(provider), await newSupplier(provider)]
    const [old] = (await ordersMadeAt(provider, owner, ['2018-02-10T09:00:00Z'])) as [number]
    expect(await listed(owner, { commande: old })).toEqual({ ids: [old], older: null })
    expect(await listed(other, { commande: old })).toEqual({ ids: [], older: null })
  })

  it('never answers another supplier’s orders, before whatever edge', async () => {
    const [owner, other] = [await newSupplier(provider), await newSupplier(provider)]
    await ordersMadeAt(provider, owner, ['2026-11-02T09:00:00Z', '2023-02-10T09:00:00Z'])
    for (const query of [{}, { avant: '2024-11' }, { avant: '2023-02-10T09:00:00.000Z_999999' }, { avant: '2026-12' }])
      expect(await listed(other, query)).toEqual({ ids: [], older: null })
  })

  it.each([
    [{ avant: 'hier' }, { avant: ['Donne un mois, par exemple 2024-11.'] }],
    [{ avant: '2024-13' }, { avant: ['Donne un mois, par exemple 2024-11.'] }],
    [{ avant: '' }, { avant: ['Donne un mois, par exemple 2024-11.'] }],
    [{ commande: 'abc' }, { commande: ['Donne le numéro d’une commande.'] }],
    [{ commande: '0' }, { commande: ['Donne le numéro d’une commande.'] }],
  ])('refuses %j', async (query, errors) => {
    const { token } = await newSupplier(provider)
    const { status, refusal } = await call(provider, 'myOrders', { token, query })
    expect([status, refusal.errors]).toEqual([422, errors])
  })

  it('holds a bounded number of orders in one reply, whole days of them', async () => {
    const supplier = await newSupplier(provider)
    const at = Date.parse('2026-11-17T12:00:00Z')
    // A day of one order less than fits, and two on the day before.
    const day = Array.from({ length: mostOrders - 1 }, (_, index) => at - index * 1000)
    const ids = await ordersMadeAt(provider, supplier, [...day, '2026-11-16T22:59:59Z', '2026-11-16T10:00:00Z'])
    const stretch = await listed(supplier)
    expect(stretch).toEqual({ ids: ids.slice(0, -2), older: '2026-11-16T23:00:00.000Z_0' })
    expect(await listed(supplier, { avant: stretch.older ?? '' })).toEqual({ ids: ids.slice(-2), older: null })
  })
})

describe('Stretches of orders', () => {
  it('follow each other without loss or double, whatever falls where', async () => {
    const { id, ...supplier } = await newSupplier(provider)
    const together = '2026-11-17T07:00:00Z'
    const instants = [
      '2026-11-18T08:00:00Z',
      '2026-11-18T07:00:00Z',
      together,
      together,
      together,
      together,
      '2026-11-01T00:00:00Z',
      '2026-10-31T22:59:59Z',
    ]
    const older = [
      '2024-11-05T09:00:00Z',
      '2023-01-05T09:00:00Z',
      '2018-01-05T09:00:00Z',
      '2018-01-05T09:00:00Z',
      '2018-01-05T08:59:59.999Z',
    ]
    await ordersMadeAt(provider, { id, ...supplier }, [...instants, ...older])
    const all = (
      await provider.world.db
        .selectFrom('orders')
        .select('id')
        .where('supplier_id', '=', id)
        .orderBy('ordered_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
    ).map((order) => order.id)
    for (const most of [1, 2, 3, 4, 5, 100]) expect([most, (await walked(id, most)).flat()]).toEqual([most, all])
    // Four of one instant do not fit in three: they are parted by their numbers.
    expect((await walked(id, 3)).slice(0, 3).map(({ length }) => length)).toEqual([2, 3, 3])
  })

  it('end where a month ends, in words, when the days left out are of the month before', async () => {
    const { id, ...supplier } = await newSupplier(provider)
    await ordersMadeAt(provider, { id, ...supplier }, [
      '2026-11-03T09:00:00Z',
      '2026-10-31T09:00:00Z',
      '2026-10-31T08:00:00Z',
    ])
    expect(
      (await readOrderPage(provider.world.db, { supplierId: id }, { edge: null, now: provider.now, most: 2 })).older,
    ).toBe('2026-11')
  })
})
