import { describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { invoicedOrder, paidOrder, pdfPages, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const { db } = provider.world
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('What the delivery of an order emitted', () => {
  it('is reckoned from the road that was measured and the slip, and is one figure in detail, letter and invoice', async () => {
    provider.road = { minutes: 24, estimated: false, metres: 26_300 }
    const order = await invoicedOrder(provider, supplier)
    expect(order).toMatchObject({ metres: 26_300, co2_grams: 6090 })
    const words = 'Gaz à effet de serre de cette livraison : 6,1 kg CO₂e (phases amont et fonctionnement'
    const { reply } = await call(provider, 'myOrders', { token: supplier.token })
    expect(reply.orders[0]).toMatchObject({ emittedGrams: 6090, emittedBasis: order.co2_basis })
    expect(order.co2_basis).toMatch(/poids du bordereau ; distance par la route$/)
    const letter = await db
      .selectFrom('letters')
      .select('text')
      .where('once_key', '=', `order-invoiced-${order.id}`)
      .executeTakeFirstOrThrow()
    expect(plain(letter.text)).toContain(words)
    const facts = await db
      .selectFrom('invoices')
      .select('facts')
      .where('file', '=', order.invoice_file)
      .executeTakeFirstOrThrow()
    const paper = await provider.world.papers.draw(order.invoice_file, {
      kind: 'invoice',
      facts: JSON.parse(facts.facts),
    })
    expect(plain((await pdfPages(paper)).join(' '))).toContain(words)
  })

  it('is estimated by distance where nobody measured the road, and says so', async () => {
    provider.road = { minutes: 24, estimated: true }
    const { id } = await paidOrder(provider, supplier)
    const order = await bringOrder(id, provider.world)
    expect(order.metres).toBe(null)
    expect(order.co2_grams).toBeGreaterThan(0)
    expect(order.co2_basis).toMatch(/distance estimée$/)
  })

  it('is nothing before it is delivered', async () => {
    const { id } = await paidOrder(provider, supplier)
    expect(await storedOrder(provider, id)).toMatchObject({ co2_grams: null, co2_basis: null })
  })
})
