import { beforeAll, describe, expect, it } from 'vitest'
import type { Moment } from '#rules/moment/moment.ts'
import { parisInstant } from '#rules/moment/paris-time.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { anOrder, pay, readyOrder, requestForm } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const bo = commandLine(provider)
const flex = (day: string): Moment => ({ type: 'flex', slot: { day, halfDay: 'AM' } })
const christmas = 'On est fermés ce jour-là : Noël.'

/** Thursday, 24 December 2026, 10:00 in Paris; the day after is Christmas, then comes a Saturday. */
const christmasEve = parisInstant('2026-12-24', '10:00')
let supplier: Supplier
let staff: Supplier

/** It is then, for somebody who has just signed in. */
async function standAt(now: Date): Promise<void> {
  provider.now = now
  supplier = await newSupplier(provider)
}

beforeAll(async () => {
  await standAt(christmasEve)
  staff = await newStaff(provider)
})

const paid = async (moment: Moment) => await pay(provider, supplier, await readyOrder(provider, supplier, { moment }))

describe('Christmas, on the day before', () => {
  it.each<[string, Moment]>([
    ['flex', flex('2026-12-25')],
    ['planned', { type: 'planifiee', at: parisInstant('2026-12-25', '10:00') }],
  ])('is no day to pay for: %s', async (_, moment) => {
    const { refusal, status } = await paid(moment)
    expect([status, JSON.stringify(refusal)]).toEqual([422, expect.stringContaining(christmas)])
  })

  it('is asked for by mail no more than paid for', async () => {
    const order = anOrder(provider, supplier, { moment: flex('2026-12-25') })
    const { refusal } = await call(provider, 'requestOrderByMail', { token: supplier.token, body: requestForm(order) })
    expect(JSON.stringify(refusal)).toContain(christmas)
  })

  it('has no road time, and so no price', async () => {
    await standAt(parisInstant('2026-12-25', '9:00'))
    const { refusal } = await call(provider, 'calculateDuration', {
      token: supplier.token,
      body: {
        origin: '43.6007,6.9952',
        destination: '43.7031,7.2661',
        departure_time: provider.now.getTime() / 1000,
      },
    })
    await standAt(christmasEve)
    expect(JSON.stringify(refusal)).toContain(christmas)
  })

  it('is no day to move an order to, by its customer or by the team', async () => {
    const { orderId } = (await paid(flex('2026-12-28'))).reply
    const body = { livraisonType: 'flex', dateLivraison: '2026-12-25 08:00:00', flexHalfDay: 'AM' } as const
    const params = { id: orderId }
    const moved = await call(provider, 'changeMoment', { token: supplier.token, params, body })
    const dated = await call(provider, 'setDeliveryDate', {
      token: staff.token,
      params,
      body: { DateLivraison: '2026-12-25 08:00:00', flexHalfDay: 'AM', motif: '' },
    })
    expect([moved, dated].map(({ status, refusal }) => [status, JSON.stringify(refusal)])).toEqual([
      [422, expect.stringContaining(christmas)],
      [422, expect.stringContaining(christmas)],
    ])
  })

  it('is followed by a Saturday that is sold', async () => {
    expect((await paid(flex('2026-12-26'))).status).toBe(200)
  })

  it('has no urgent pickup on it, and none on the evening before', async () => {
    const asked: unknown[] = []
    for (const now of [parisInstant('2026-12-24', '18:20'), parisInstant('2026-12-25', '10:00')]) {
      await standAt(now)
      asked.push((await paid({ type: 'urgent' })).status)
    }
    await standAt(christmasEve)
    expect(asked).toEqual([422, 422])
    expect((await paid({ type: 'urgent' })).status).toBe(200)
  })
})

describe('A day that closes after it was ordered', () => {
  it('is not paid for: its customer chooses another one, and pays', async () => {
    const order = await readyOrder(provider, supplier, { moment: flex('2026-12-29') })
    const { orderId } = (await pay(provider, supplier, order)).reply
    await bo('reglages', 'fermeture', '2026-12-28', '2026-12-31', 'Inventaire')
    provider.now = new Date(provider.now.getTime() + 1000)
    const again = { token: supplier.token, params: { id: orderId }, body: { amount: order.price.totalTTC } }
    const { refusal, status } = await call(provider, 'payOrder', again)
    expect([status, refusal.message]).toEqual([
      409,
      'On est fermés ce jour-là : Inventaire. Choisis un nouveau créneau, puis paie.',
    ])
    const body = { livraisonType: 'flex', dateLivraison: '2027-01-02 09:00:00', flexHalfDay: 'AM' } as const
    await call(provider, 'changeMoment', { token: supplier.token, params: { id: orderId }, body })
    expect((await call(provider, 'payOrder', again)).status).toBe(200)
  })
})
