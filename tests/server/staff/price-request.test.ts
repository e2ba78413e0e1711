import { describe, expect, it } from 'vitest'
import { priceOrder } from '#server/staff/price-order.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { paidOrder, pdfPages, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { requestedOrder, wednesdayAfternoon } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const staff = await newStaff(provider)
const price = (id: number, totalHT: number) =>
  call(provider, 'priceRequest', { token: staff.token, params: { id }, body: { totalHT, vu: wednesdayAfternoon } })
const lettersOf = (id: number) =>
  db.selectFrom('letters').selectAll().where('once_key', '=', `order-priced-${id}`).execute()
const bo = commandLine(provider)

describe('A request without a price', () => {
  it('gets its price, its status and its VAT, in the journal and in one letter that leads to the payment', async () => {
    const { id } = await requestedOrder(provider, supplier)
    expect((await price(id, 72.5)).reply).toMatchObject({
      id,
      status: 4,
      paid: 0,
      totalHT: 7250,
      vat: 1450,
      totalTTC: 8700,
      price: null,
    })
    expect(
      await db
        .selectFrom('order_changes')
        .select(['by_id', 'kind', 'from_status', 'to_status'])
        .where('order_id', '=', id)
        .where('kind', '!=', 'new')
        .execute(),
    ).toEqual([{ by_id: staff.id, kind: 'price', from_status: 0, to_status: 4 }])
    const [letter, ...others] = await lettersOf(id)
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to_address: supplier.email, subject: `Commande n° ${id} : 87,00\u00A0€ à payer` })
    expect(letter?.text).toContain(`https://colibat.example/payment?commande=${id}`)
    expect(letter?.text.replaceAll('\u00A0', ' ')).toMatch(
      /Total HT[^\n]*72,50 €[^]*TVA[^\n]*14,50 €[^]*Total TTC[^\n]*87,00 €/,
    )
  })

  it('is then paid like any other, and its invoice is one line of what was agreed', async () => {
    const { id } = await requestedOrder(provider, supplier)
    await price(id, 72.5)
    const { reply } = await call(provider, 'payOrder', {
      token: supplier.token,
      params: { id },
      body: { amount: 8700 },
    })
    await typeCard(provider, reply, cards.charged)
    await call(provider, 'confirmOrderPayment', {
      token: supplier.token,
      body: { orderId: id, paymentIntentId: reply.paymentIntentId },
    })
    const { payment_status: paid, invoice_file: file } = await bringOrder(id, provider.world)
    expect(paid).toBe(1)
    const response = await provider.app.request(`/factures/${file}`)
    const [page = ''] = await pdfPages(new Uint8Array(await response.arrayBuffer()))
    expect(page.replaceAll('\n', ' ')).toMatch(/Livraison de matériaux, prix convenu 1 72,50 € 20 % 72,50 €/)
    expect(page).not.toMatch(/tarif de base|Supplément/)
  })

  it('gets one price when five people type one at once; the others are told which stands', async () => {
    const { id } = await requestedOrder(provider, supplier)
    const answers = await Promise.all([60, 61, 62, 63, 64].map((euros) => price(id, euros)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const { total_ht: stands } = await storedOrder(provider, id)
    const sentence = `Cette commande a déjà un prix : ${(stands ?? 0) / 100},00\u00A0€ HT, ${(((stands ?? 0) * 1.2) / 100).toFixed(2).replace('.', ',')}\u00A0€ TTC.`
    const told = answers
      .filter(({ status }) => status === 409)
      .map(({ refusal }) => [refusal.message, refusal['StatuCommande']])
    expect(told).toEqual(Array.from({ length: 4 }, () => [sentence, 4]))
    expect(await lettersOf(id)).toHaveLength(1)
    expect(
      await db.selectFrom('order_changes').selectAll().where('order_id', '=', id).where('kind', '=', 'price').execute(),
    ).toHaveLength(1)
  })

  it('is given none once it was cancelled, or once its slot has passed, until the team sets another date', async () => {
    const { id } = await requestedOrder(provider, supplier)
    provider.now = new Date('2026-11-18T13:00:00Z')
    expect(await price(id, 60)).toMatchObject({
      status: 409,
      refusal: {
        message: 'Le créneau demandé ne peut plus être payé à temps : fixe d’abord une nouvelle date de livraison.',
      },
    })
    expect(await storedOrder(provider, id)).toMatchObject({ status: 0, total_ttc: null, payment_status: null })
    await db
      .updateTable('orders')
      .set({ expected_at: Date.parse('2026-11-20T09:00:00Z') })
      .where('id', '=', id)
      .execute()
    expect((await price(id, 60)).status).toBe(200)
    provider.now = wednesdayMorning
    const cancelled = await requestedOrder(provider, supplier)
    await db.updateTable('orders').set({ status: 6 }).where('id', '=', cancelled.id).execute()
    expect(await price(cancelled.id, 60)).toMatchObject({
      status: 409,
      refusal: { message: 'Cette commande est annulée.' },
    })
  })

  it('is priced for the moment that the team saw: one that its customer has changed meanwhile is told, and read again', async () => {
    const { id } = await requestedOrder(provider, supplier)
    const thursday = { livraisonType: 'planifiee', dateLivraison: '2026-11-19 16:30:00', flexHalfDay: null } as const
    expect(
      (await call(provider, 'changeMoment', { token: supplier.token, params: { id }, body: thursday })).status,
    ).toBe(200)
    const message =
      'Le moment de cette commande a changé entre-temps : « Planifiée, jeudi 19 novembre 2026 à 16:30 ». Relis-la avant de fixer son prix.'
    expect(await price(id, 60)).toMatchObject({ status: 409, refusal: { message, StatuCommande: 0 } })
    expect((await bo('price', `${id}`, '60', 'flex')).lines).toEqual([message])
    expect(await storedOrder(provider, id)).toMatchObject({ total_ttc: null, status: 0 })
    expect(await lettersOf(id)).toEqual([])
    expect(
      (
        await call(provider, 'priceRequest', {
          token: staff.token,
          params: { id },
          body: { totalHT: 60, vu: thursday },
        })
      ).status,
    ).toBe(200)
    expect((await storedOrder(provider, id)).total_ttc).toBe(7200)
  })

  it.each([0, -5, 0.001, 0.41, 0.99, 10_000.01, 12.345])('is given no price of %d euros', async (euros) => {
    const { id } = await requestedOrder(provider, supplier)
    const { status, refusal } = await price(id, euros)
    expect([status, refusal.errors]).toEqual([422, { totalHT: ['Prix invalide'] }])
    expect((await storedOrder(provider, id)).total_ttc).toBeNull()
  })

  it('is not an order that was priced by the form', async () => {
    const { id } = await paidOrder(provider, supplier)
    expect(await price(id, 60)).toMatchObject({
      status: 409,
      refusal: { message: `Cette commande a déjà un prix : 39,90\u00A0€ HT, 47,88\u00A0€ TTC.` },
    })
  })

  it('is priced at the command line, too', async () => {
    const { id } = await requestedOrder(provider, supplier)
    for (const words of [
      [],
      [`${id}`],
      [`${id}`, '72,50'],
      [`${id}`, '72,50', 'autre'],
      [`${id}`, 'cher', 'flex'],
      [`${id}`, '0', 'flex'],
      [`${id}`, '10001', 'flex'],
    ])
      expect((await bo('price', ...words)).ok).toBe(false)
    expect((await bo('price', `#${id}`, '72,50', 'flex')).lines).toEqual([
      expect.stringMatching(/En cours de validation - Non payé  87,00.€/),
    ])
    expect((await bo('show', `${id}`)).lines.at(-1)).toContain('prix fixé, En attente → En cours de validation')
    expect((await bo('price', `${id}`, '80', 'flex')).lines[0]).toContain('a déjà un prix')
  })

  it('says how to pay where the site has no address', async () => {
    const { id } = await requestedOrder(provider, supplier)
    await priceOrder(id, { totalHT: 6000, isAsSeen: () => true }, null, { ...provider.world, publicUrl: null })
    expect((await lettersOf(id))[0]?.text).toContain('Pour la payer, ouvre ton historique.')
  })
})
