import { describe, expect, it } from 'vitest'
import { company, seller } from '#content/company.ts'
import { readWaybill } from '#server/waybill/read-waybill.ts'
import { bringOrder } from '../fixtures/bring-order.ts'
import { call } from '../fixtures/call.ts'
import { paidOrder, pdfPages, storedOrder, unpaidOrder } from '../fixtures/invoiced.ts'
import { aFirmWithAccount, deliveredOnAccount, putStoredOnAccount } from '../fixtures/on-account.ts'
import { sentLetters } from '../fixtures/outbox-folder.ts'
import { openProvider } from '../fixtures/provider.ts'
import { aDriver, aRun } from '../fixtures/run.ts'
import { newStaff } from '../fixtures/staff.ts'
import { newSupplier, type Supplier } from '../fixtures/supplier.ts'
import { deliveryFacts, keepEvents, pickupFacts } from '../fixtures/waybill.ts'

const provider = await openProvider()
const { db } = provider.world
const owner = await newSupplier(provider)
const pickup = { kind: 'pickup', ...pickupFacts } as const
const delivery = { kind: 'delivery', ...deliveryFacts } as const

const download = async ({ token }: Supplier, id: number) =>
  await call(provider, 'downloadWaybill', { token, params: { id } })
const listed = async ({ token }: Supplier, id: number) =>
  (await call(provider, 'myOrders', { token, query: {} })).reply.orders.find((order) => order.id === id)?.hasWaybill

describe('the waybill of an order', () => {
  it('is the owner’s and the team’s from the pickup on, as it stands then', async () => {
    const { id } = await paidOrder(provider, owner)
    const run = await aRun(provider, [id])
    const [desk, stranger] = [await newStaff(provider, 'dispatcher'), await newSupplier(provider)]
    const forTeam = async ({ token }: Supplier) =>
      (await call(provider, 'downloadStaffWaybill', { token, params: { id } })).status
    expect([(await download(owner, id)).status, await forTeam(desk), await listed(owner, id)]).toEqual([
      404,
      404,
      false,
    ])

    const [first] = await keepEvents(provider, id, [pickup], { run_id: run })
    const { raw, status } = await download(owner, id)
    expect({ status, raw }).toMatchObject({
      status: 200,
      raw: { name: `lettre-de-voiture-${id}.pdf`, type: 'application/pdf' },
    })
    expect((await pdfPages((raw as { bytes: Uint8Array }).bytes)).join('')).toContain(first?.digest.slice(-8))
    expect([await forTeam(desk), await listed(owner, id)]).toEqual([200, true])
    expect((await download(stranger, id)).status).toBe(404)
    expect((await download(owner, 999_999)).status).toBe(404)
  })

  it('is a driver’s where he drove, and no other’s', async () => {
    const { id } = await paidOrder(provider, owner)
    const driver = await newStaff(provider, 'driver')
    const run = await aRun(provider, [id])
    await keepEvents(provider, id, [pickup], { run_id: run })
    const status = async () =>
      (await call(provider, 'downloadStaffWaybill', { token: driver.token, params: { id } })).status
    expect(await status()).toBe(404)
    await db.updateTable('runs').set({ driver_id: driver.id }).where('id', '=', run).execute()
    expect(await status()).toBe(200)
  })

  it('says what the order, its run and its events do, and no code of a door', async () => {
    const { id } = await paidOrder(provider, owner)
    const run = await aRun(provider, [id])
    await db
      .updateTable('orders')
      .set({ packages: 4, reference: 'CH-7', comment: 'Au retrait : contact Ali\nPortail bleu, code 4512b\nHayon' })
      .where('id', '=', id)
      .execute()
    const events = await keepEvents(provider, id, [pickup, delivery], { run_id: run, by_id: await aDriver(provider) })
    expect(await readWaybill(db, await storedOrder(provider, id))).toMatchObject({
      brand: company.brand,
      carrier: { name: seller.name, address: seller.address, siren: seller.siren, licence: '', charteredBy: '' },
      principal: { name: 'Martin Matériaux', siren: '123456789', references: 'CH-7' },
      recipient: {
        name: 'Chantier Nord, Ali Petit',
        address: ['3 avenue Jean Médecin', '06000 Nice'],
        phone: '0611223344',
      },
      pickup: { planned: 'le 18/11/2026, dès 7\u00A0h\u00A030', doneAt: events[0]?.at },
      delivery: { planned: 'le 18/11/2026, entre 13\u00A0h et 17\u00A0h', doneAt: events[1]?.at },
      goods: 'Tuiles en terre cuite',
      packages: 4,
      weight: '210\u00A0kg',
      plate: 'AB-123-CD',
      driver: 'Élise Martin',
      instructions: 'Au retrait : contact Ali · Portail bleu, code ••• · Hayon',
      events: [{ words: 'Pris en charge, 3 colis, 1 réserve' }, { words: 'Livré à M. Exemple, sans réserve' }],
      brokenAt: null,
    })
    await db.updateTable('runs').set({ carrier: 'Transports Exemple' }).where('id', '=', run).execute()
    await db
      .updateTable('waybill_events')
      .set({ facts: '{' })
      .where('id', '=', events[1]?.id ?? '')
      .execute()
    expect(await readWaybill(db, await storedOrder(provider, id))).toMatchObject({
      carrier: { name: 'Transports Exemple', address: [], siren: '', licence: '', charteredBy: seller.name },
      delivery: { doneAt: null },
      events: [{}, { words: 'Événement illisible', told: null }],
      brokenAt: { place: 2, why: 'changed' },
    })
  })

  it('goes along with the letter of the delivery, paid or on account, as it stands when that leaves', async () => {
    const { id } = await paidOrder(provider, owner)
    await keepEvents(provider, id, [pickup])
    await bringOrder(id, provider.world)
    const without = await paidOrder(provider, owner)
    await bringOrder(without.id, provider.world)
    const { member } = await aFirmWithAccount(provider)
    const onAccount = await putStoredOnAccount(provider, member, await unpaidOrder(provider, member))
    await keepEvents(provider, onAccount.id, [pickup, delivery])
    await bringOrder(onAccount.id, provider.world)
    await deliveredOnAccount(provider, member)
    provider.now = new Date(provider.now.getTime() + 60_000)
    const letters = await sentLetters(provider)
    const enclosed = letters.filter(({ attachments }) =>
      attachments.some(({ filename }) => filename?.startsWith('lettre-de-voiture')),
    )
    expect(enclosed.map(({ subject, attachments }) => [subject, attachments.at(-1)?.filename])).toEqual([
      [`Commande n° ${id} livrée : ta facture`, `lettre-de-voiture-${id}.pdf`],
      [`Commande n° ${onAccount.id} livrée`, `lettre-de-voiture-${onAccount.id}.pdf`],
    ])
    for (const { text } of enclosed) expect(text).toContain('La lettre de voiture est jointe à cet e-mail.')
    const [page] = await pdfPages(new Uint8Array(enclosed[1]?.attachments.at(-1)?.content as ArrayBuffer))
    expect(page).toContain('La chaîne tient : 2 événements')
  })
})
