import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orderSentences } from '#contract/wire/sentences.ts'
import { orderData } from '#server/account/order-data.ts'
import { orders as exported } from '#server/bo/export-rows.ts'
import { invoiceBytes } from '#server/invoices/invoice-bytes.ts'
import { digested } from '#server/orders/digested.ts'
import { settle } from '#server/payment/settle.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { chargedFor, pdfPages, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { anOrder, pay, readyOrder, requestedOrder, requestForm } from '#tests/server/fixtures/order.ts'
import { anOrganisation, newColleague, withOrganisation } from '#tests/server/fixtures/organisation.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const said = { reference: 'CH-EX-1', site: 'Villa Modèle', goods: 'Parpaings', packages: '3' }

const demand = async (owner: Supplier, reference_demandee: boolean) =>
  await call(provider, 'updateOrganisation', {
    token: owner.token,
    body: { ...anOrganisation(), reference_demandee },
  })
const request = async (supplier: Supplier, changes = {}) =>
  await call(provider, 'requestOrderByMail', {
    token: supplier.token,
    body: requestForm(anOrder(provider, supplier, changes)),
    headers: { 'Idempotency-Key': randomUUID() },
  })
const lettersOf = async (id: number) =>
  (
    await db
      .selectFrom('letters')
      .select('text')
      .where('once_key', 'like', `%-${id}`)
      // The recipient's text message says nothing of the buyer's own.
      .where('to_address', 'like', '%@%')
      .execute()
  ).map(({ text }) => text)

describe('The reference, the building site and the goods of an order', () => {
  it('are stored, told by the history, and stand in letters, exports and the account’s file', async () => {
    const supplier = await newSupplier(provider)
    const { orderId: id } = (await pay(provider, supplier, await readyOrder(provider, supplier, said))).reply
    const order = await storedOrder(provider, id)
    expect(order).toMatchObject({ ...said, packages: 3 })
    const { reply } = await call(provider, 'myOrders', { token: supplier.token })
    expect(reply.orders).toMatchObject([{ ...said, repeat: said }])
    await settle(order, chargedFor(order), provider.world)
    await bringOrder(id, provider.world)
    const letters = await lettersOf(id)
    expect(letters.length).toBeGreaterThan(1)
    for (const text of letters)
      expect(text).toMatch(/Référence : CH-EX-1[\s\S]*Chantier : Villa Modèle[\s\S]*Marchandise : Parpaings, 3 colis/)
    const day = { from: new Date(order.ordered_at), to: new Date(order.ordered_at + 1) }
    expect((await exported(db, day)).find((row) => row['N°'] === id)).toMatchObject({
      Référence: 'CH-EX-1',
      Chantier: 'Villa Modèle',
      Marchandise: 'Parpaings',
      Colis: 3,
    })
    const papers = { slip: undefined, invoice: undefined, photos: [], changes: [], credits: [] }
    expect(orderData(order, papers)).toMatchObject({
      reference: 'CH-EX-1',
      chantier: 'Villa Modèle',
      marchandise: 'Parpaings',
      colis: 3,
    })
  })

  it('stand on the invoice, for people', async () => {
    const supplier = await newSupplier(provider)
    const { orderId: id } = (await pay(provider, supplier, await readyOrder(provider, supplier, said))).reply
    await settle(await storedOrder(provider, id), chargedFor(await storedOrder(provider, id)), provider.world)
    const { invoice_file: file } = await bringOrder(id, provider.world)
    const [text = ''] = await pdfPages((await invoiceBytes(file ?? '', provider.world)) ?? new Uint8Array())
    expect(text).toMatch(/Référence[\s\S]*CH-EX-1/)
    expect(text).toMatch(/Chantier[\s\S]*Villa Modèle/)
  })

  it('are left out where they are not said', async () => {
    const supplier = await newSupplier(provider)
    const { orderId: id } = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    const order = await storedOrder(provider, id)
    await settle(order, chargedFor(order), provider.world)
    const { invoice_file: file } = await bringOrder(id, provider.world)
    const [text = ''] = await pdfPages((await invoiceBytes(file ?? '', provider.world)) ?? new Uint8Array())
    expect(text).not.toMatch(/Référence|Chantier\n/)
    for (const letter of await lettersOf(id)) expect(letter).not.toContain('Référence')
  })

  it('make no other submission of an order that says none of them: its digest is what it was before they were asked', () => {
    const order = anOrder(provider, { id: 7, email: 'a@exemple.fr', token: '' })
    const { reference: _, site: __, goods: ___, packages: ____, ...before } = order
    expect(JSON.stringify(digested(order))).toBe(JSON.stringify(before))
    expect(JSON.stringify(digested({ ...order, ...said }))).toContain('CH-EX-1')
  })
})

describe('An organisation that demands a reference', () => {
  it('takes no order without one, priced or not, from its members, and any from others', async () => {
    const owner = await withOrganisation(provider, await newSupplier(provider))
    const member = await newColleague(provider, owner)
    const order = await readyOrder(provider, member)
    await demand(owner, true)
    const { status, refusal } = await pay(provider, member, order)
    expect([status, refusal.errors]).toEqual([422, { 'orderData.reference': [orderSentences.referenceDemanded] }])
    const asked = await request(member)
    expect([asked.status, asked.refusal.errors]).toEqual([422, { reference: [orderSentences.referenceDemanded] }])
    expect(await db.selectFrom('orders').select('id').where('supplier_id', '=', member.id).execute()).toEqual([])
    expect((await pay(provider, member, { ...order, ...said })).status).toBe(200)
    expect((await request(member, said)).status).toBe(200)
    expect(await requestedOrder(provider, await newSupplier(provider))).toMatchObject({ reference: '' })
  })

  it('takes them again once it does not', async () => {
    const owner = await withOrganisation(provider, await newSupplier(provider))
    await demand(owner, true)
    expect((await request(owner)).status).toBe(422)
    await demand(owner, false)
    expect((await request(owner)).status).toBe(200)
  })

  it('asks nothing of an order that was stored before it did', async () => {
    const owner = await withOrganisation(provider, await newSupplier(provider))
    const order = await readyOrder(provider, owner)
    const submission = randomUUID()
    const first = await pay(provider, owner, order, submission)
    await demand(owner, true)
    expect((await pay(provider, owner, order, submission)).reply.orderId).toBe(first.reply.orderId)
  })
})
