import { describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { requestedOrder, wednesdayAfternoon } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const { token } = await newStaff(provider)
const proposed = async (id: number) => (await call(provider, 'proposePrice', { token, params: { id } })).reply

describe('The price that the tariff proposes for a request', () => {
  it('is base, weight, road and delivery option, by the road time that is asked for', async () => {
    const { id } = await requestedOrder(provider, supplier)
    provider.road = { minutes: 42, estimated: true }
    const proposal = await proposed(id)
    provider.road = { minutes: 24, estimated: false }
    expect(proposal).toEqual({
      price: { base: 1990, weight: 1000, time: 5500, delivery: 0, totalHT: 8490, totalTTC: 10188 },
      minutes: 42,
      isEstimated: true,
      freeMinutes: 20,
      lacks: null,
      kilos: 210,
    })
  })

  it('is reckoned by the minutes that the order has, without asking', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    const asked = provider.roadAsked
    expect(await proposed(id)).toMatchObject({ minutes: 24, isEstimated: false, price: { totalHT: 3990 } })
    expect(provider.roadAsked).toBe(asked)
  })

  it('is none where no road is known, and none for a load beyond the tariff', async () => {
    const { id } = await requestedOrder(provider, supplier)
    provider.road = null
    expect(await proposed(id)).toMatchObject({ price: null, lacks: 'trajet', minutes: null })
    provider.road = { minutes: 24, estimated: false }
    await db.updateTable('orders').set({ detected_kg: 1620 }).where('id', '=', id).execute()
    expect(await proposed(id)).toMatchObject({ price: null, lacks: 'poids', kilos: 1620, minutes: 24 })
  })

  it('is not found for an order that there is not', async () => {
    expect(await call(provider, 'proposePrice', { token, params: { id: 999_999 } })).toMatchObject({
      status: 404,
      refusal: { message: 'Commande introuvable.' },
    })
  })
})

describe('A word with the price', () => {
  const price = (id: number, message: string) =>
    call(provider, 'priceRequest', { token, params: { id }, body: { totalHT: 60, vu: wednesdayAfternoon, message } })

  it('goes into the letter and the journal', async () => {
    const { id } = await requestedOrder(provider, supplier)
    expect((await price(id, ' Camion avec hayon compris.\nÀ demain ')).status).toBe(200)
    const { text } = await db
      .selectFrom('letters')
      .select('text')
      .where('once_key', '=', `order-priced-${id}`)
      .executeTakeFirstOrThrow()
    expect(text).toContain('> Camion avec hayon compris.\n> À demain')
    const { reply } = await call(provider, 'staffOrder', { token, params: { id } })
    expect(reply.journal[0]).toMatchObject({ kind: 'price', note: 'Camion avec hayon compris.\nÀ demain' })
  })

  it('has 500 characters at most', async () => {
    const { id } = await requestedOrder(provider, supplier)
    expect(await price(id, 'a'.repeat(501))).toMatchObject({
      status: 422,
      refusal: { errors: { message: ['Texte trop long (500 caractères au plus)'] } },
    })
  })
})
