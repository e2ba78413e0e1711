import { describe, expect, it } from 'vitest'
import type { BodyOf } from '#contract/endpoint.ts'
import type { handleStuck } from '#contract/staff/staff-state.ts'
import { watchHealth } from '#server/health/health-watch.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { aGivenUpLetter } from '#tests/server/fixtures/given-up-letter.ts'
import { chargedFor, paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { settle } from '#server/payment/settle.ts'
import { markFailed } from '#server/orders/refunds.ts'

const minuteMs = 60_000

async function open() {
  const provider = await openProvider()
  const [team, supplier] = [await newStaff(provider), await newSupplier(provider)]
  await provider.world.db.deleteFrom('letters').execute()
  const state = async () => (await call(provider, 'staffState', { token: team.token })).reply
  const handle = async (body: BodyOf<typeof handleStuck>) =>
    (await call(provider, 'handleStuck', { token: team.token, body })).status
  return { provider, supplier, state, handle }
}

const later = (provider: Provider, ms: number) => (provider.now = new Date(provider.now.getTime() + ms))
const waitingOf = (kind: string, { backlog }: { backlog: readonly { kind: string }[] }) =>
  backlog.find((each) => each.kind === kind)

describe('A letter that was given up', () => {
  it('is on the list of what is stuck until the team has it sent again', async () => {
    const { provider, state, handle } = await open()
    const id = await aGivenUpLetter(provider.world)
    const stuck = await state()
    expect(stuck.letters).toMatchObject([
      { id, isText: false, to: 'ali@exemple.fr', subject: 'Un sujet', error: 'Mailbox unavailable' },
    ])
    expect(waitingOf('mail', stuck)).toEqual({ kind: 'mail', count: 0, since: null, stuck: 1 })
    expect(await handle({ quoi: 'lettre', id, faire: 'reessayer' })).toBe(200)
    const again = await state()
    expect([again.letters, waitingOf('mail', again)]).toMatchObject([[], { count: 1, stuck: 0 }])
    expect(await handle({ quoi: 'lettre', id, faire: 'reessayer' })).toBe(404)
  })

  it('is on it no more once the team leaves it, and is not sent', async () => {
    const { provider, state, handle } = await open()
    const id = await aGivenUpLetter(provider.world)
    expect(await handle({ quoi: 'lettre', id, faire: 'laisser' })).toBe(200)
    expect(await state()).toMatchObject({ letters: [] })
    expect(waitingOf('mail', await state())).toMatchObject({ count: 0, stuck: 0 })
  })

  it('is told to the team by a letter, one a day', async () => {
    const { provider } = await open()
    await aGivenUpLetter(provider.world)
    const told = () =>
      provider.world.db.selectFrom('letters').select(['subject', 'kind']).where('kind', '=', 'team').execute()
    await watchHealth(provider.world)
    await watchHealth(provider.world)
    expect(await told()).toEqual([{ subject: 'Un message n’a pas pu partir', kind: 'team' }])
    later(provider, 24 * 60 * minuteMs)
    await watchHealth(provider.world)
    expect(await told()).toHaveLength(2)
  })
})

describe('A card that was charged another amount', () => {
  it('is on the list until its order is paid, and told to the team', async () => {
    const { provider, supplier, state } = await open()
    const order = await unpaidOrder(provider, supplier)
    await settle(order, { ...chargedFor(order), amount: 50 }, provider.world)
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toHaveLength(1)
    expect((await state()).charges).toMatchObject([{ orderId: order.id, cents: 50 }])
    await watchHealth(provider.world)
    const letters = await provider.world.db.selectFrom('letters').select('subject').execute()
    expect(letters).toContainEqual({ subject: 'Un débit ne correspond à aucun paiement' })
    await settle(order, chargedFor(order), provider.world)
    expect((await state()).charges).toEqual([])
  })
})

describe('A refund that the processor turned down', () => {
  it('is on the list, and is tried again when the team asks', async () => {
    const { provider, supplier, state, handle } = await open()
    const { id } = await paidOrder(provider, supplier)
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id }, body: {} })
    const { db } = provider.world
    const nextTry = async () =>
      (await db.selectFrom('refunds').select('next_try_at').where('order_id', '=', id).executeTakeFirstOrThrow())
        .next_try_at
    await db
      .updateTable('refunds')
      .set({ next_try_at: provider.now.getTime() + 24 * 60 * minuteMs })
      .execute()
    expect((await state()).refunds).toEqual([])
    await markFailed(db, id, provider.now)
    expect((await state()).refunds).toMatchObject([{ orderId: id }])
    expect(waitingOf('refunds', await state())).toMatchObject({ count: 1, stuck: 1 })
    expect(await handle({ quoi: 'remboursement', id, faire: 'reessayer' })).toBe(200)
    expect(await nextTry()).toBe(provider.now.getTime())
    expect(await handle({ quoi: 'remboursement', id: 999, faire: 'reessayer' })).toBe(404)
  })
})

describe('A delivery without its invoice', () => {
  it('is late after a minute, and told to the team', async () => {
    const { provider, supplier, state } = await open()
    const { id } = await paidOrder(provider, supplier)
    for (const [from, to] of [
      [4, 3],
      [3, 1],
      [1, 2],
    ] as const)
      await moveOrder(id, { from, to, onPurpose: false }, null, provider.world)
    const deliveredAt = new Date((await storedOrder(provider, id)).updated_at)
    later(provider, minuteMs)
    expect(waitingOf('invoices', await state())).toMatchObject({ count: 0, stuck: 0 })
    later(provider, minuteMs)
    expect(waitingOf('invoices', await state())).toEqual({ kind: 'invoices', count: 1, since: deliveredAt, stuck: 1 })
    await watchHealth(provider.world)
    const letters = await provider.world.db.selectFrom('letters').select('subject').execute()
    expect(letters).toContainEqual({ subject: 'Une facture n’a pas pu être émise' })
  })
})
