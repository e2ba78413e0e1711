import { describe, expect, it } from 'vitest'
import { storeLabel } from '#contract/settings/stores.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { proofForm } from '#tests/server/fixtures/proof-form.ts'
import { pdf } from '#tests/server/fixtures/slip-files.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { aStore } from '#tests/server/fixtures/store.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const staff = await newStaff(provider)
const { token } = staff
await provider.world.db
  .updateTable('users')
  .set({ first_name: 'Zoé', last_name: 'Quai' })
  .where('id', '=', staff.id)
  .execute()
const step = (id: number, de: number, vers: number) =>
  call(provider, 'moveOrder', { token, params: { id }, body: { de, vers } })
const read = async (id: number) => (await call(provider, 'staffOrder', { token, params: { id } })).reply
const setDate = (id: number, DateLivraison: string) =>
  call(provider, 'setDeliveryDate', { token, params: { id }, body: { DateLivraison } })

describe('An order of the team’s', () => {
  it('comes with its photos and who did what, the newest first', async () => {
    const { id } = await paidOrder(provider, supplier)
    await step(id, 4, 3)
    provider.now = new Date(wednesdayMorning.getTime() + 60_000)
    await step(id, 3, 1)
    await call(provider, 'addProofPhoto', { token, params: { id }, body: proofForm() })
    const { order, photos, journal } = await read(id)
    expect(order).toMatchObject({ id, status: 1, photos: 1, supplier: 'Martin Matériaux' })
    expect(photos).toMatchObject([
      { uploaded_at: provider.now, image_url: expect.stringMatching(/^\/photos\/\d+\/[\w.-]+$/) },
    ])
    expect(journal).toMatchObject([
      { by: 'Zoé Quai', kind: 'photo', from: 1, to: 1, at: provider.now },
      { by: 'Zoé Quai', kind: 'step', from: 3, to: 1, at: provider.now },
      { by: 'Zoé Quai', kind: 'step', from: 4, to: 3, at: wednesdayMorning },
      { by: '', kind: 'paid', from: 4, to: 4 },
      { by: 'Élise Martin', kind: 'new', from: 4, to: 4 },
    ])
    provider.now = wednesdayMorning
  })

  it('that starts at a partner store comes with its note for the driver, any other with none', async () => {
    const [{ id }, elsewhere] = [await paidOrder(provider, supplier), await paidOrder(provider, supplier)]
    const store = await aStore(provider)
    await provider.world.db
      .updateTable('orders')
      .set({ pickup_address: storeLabel(store) })
      .where('id', '=', id)
      .execute()
    expect([(await read(id)).order.storeNote, (await read(elsewhere.id)).order.storeNote]).toEqual([store.note, ''])
    provider.now = wednesdayMorning
  })

  it('tells why a delivery has no photo', async () => {
    const { id } = await paidOrder(provider, supplier)
    for (const [de, vers] of [
      [4, 3],
      [3, 1],
    ] as const)
      await step(id, de, vers)
    await call(provider, 'moveOrder', { token, params: { id }, body: { de: 1, vers: 2, motif: ' Trop sombre ' } })
    expect((await read(id)).journal.slice(0, 2)).toMatchObject([
      { kind: 'step', to: 2, note: 'Trop sombre' },
      { kind: 'step', to: 1, note: '' },
    ])
  })

  it('names nobody for what was done at the command line', async () => {
    const { id } = await paidOrder(provider, supplier)
    await provider.world.db
      .insertInto('order_changes')
      .values({
        order_id: id,
        supplier_id: supplier.id,
        by_id: null,
        kind: 'step',
        from_status: 4,
        to_status: 3,
        at: 0,
      })
      .execute()
    expect((await read(id)).journal[0]).toMatchObject({ by: '', kind: 'step' })
  })

  it('that does not exist is none', async () => {
    for (const name of ['staffOrder', 'downloadStaffSlip'] as const)
      expect((await call(provider, name, { token, params: { id: 987_654 } })).status).toBe(404)
  })
})

describe('The delivery date of an order', () => {
  it('is what the team says, and what the customer reads', async () => {
    const { id } = await paidOrder(provider, supplier)
    const date = new Date('2026-11-20T12:30:00Z')
    expect((await setDate(id, '2026-11-20 16:30:00')).reply).toMatchObject({
      id,
      expectedAt: date,
      due: new Date('2026-11-20T16:00:00Z'),
    })
    expect((await read(id)).journal[0]).toMatchObject({ by: 'Zoé Quai', kind: 'date' })
    expect(
      (await call(provider, 'myOrders', { token: supplier.token })).reply.orders.find((order) => order.id === id)
        ?.expectedAt,
    ).toEqual(date)
  })

  it.each([
    ['2026-11-17 17:00:00', 'Cette date est passée.'],
    ['2027-11-19 10:00:00', 'Cette date est à plus d’un an.'],
    ['2026-02-30', 'Date invalide'],
    ['demain', 'Date invalide'],
  ])('is not %s', async (date, sentence) => {
    const order = await paidOrder(provider, supplier)
    const { status, refusal } = await setDate(order.id, date)
    expect([status, refusal.errors]).toEqual([422, { DateLivraison: [sentence] }])
    expect(await storedOrder(provider, order.id)).toEqual(order)
  })

  it.each([
    [2, 'Livré'],
    [6, 'Annulé'],
  ])('stays once the order is over: %i', async (status, label) => {
    const { id } = await paidOrder(provider, supplier)
    await provider.world.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
    expect((await setDate(id, '2026-11-20 16:30:00')).refusal.message).toBe(`Une commande « ${label} » garde sa date.`)
  })
})

describe('The slip of an order, for the team', () => {
  it('is the very bytes that were sent', async () => {
    const { id } = await paidOrder(provider, supplier)
    const { name, type, bytes } = (await call(provider, 'downloadStaffSlip', { token, params: { id } })).reply
    expect({ name, type, bytes }).toEqual({ name: 'bordereau.pdf', type: 'application/pdf', bytes: pdf })
  })

  it('is none where none was sent', async () => {
    const { id } = await paidOrder(provider, supplier)
    await provider.world.db.updateTable('orders').set({ slip_path: null }).where('id', '=', id).execute()
    expect((await call(provider, 'downloadStaffSlip', { token, params: { id } })).refusal.message).toBe(
      'Bordereau introuvable.',
    )
  })
})
