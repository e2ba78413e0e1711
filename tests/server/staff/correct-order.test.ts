import { afterEach, describe, expect, it } from 'vitest'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { aFirmWithAccount, putStoredOnAccount } from '#tests/server/fixtures/on-account.ts'
import { requestedOrder } from '#tests/server/fixtures/order.ts'
import { letterRows } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const { token } = await newStaff(provider)
const correct = (id: number, body: object) => call(provider, 'correctOrder', { token, params: { id }, body })
/** A refusal, in its words and with what may be agreed on. */
const refused = async (id: number, body: object) => {
  const { status, refusal, raw } = await correct(id, body)
  return { status, said: refusal.message?.replaceAll('\u00A0', ' '), ...(raw as { actuel?: number; tarif?: number }) }
}
const journal = async (id: number) =>
  (await call(provider, 'staffOrder', { token, params: { id } })).reply.journal
    .filter(({ kind }) => kind === 'corrected')
    .map(({ note }) => note.replaceAll('\u00A0', ' '))
const letterOf = async (id: number) =>
  (await letterRows(provider))
    .find(({ once_key: key }) => key?.startsWith(`order-corrected-${id}-`))
    ?.text.replaceAll('\u00A0', ' ')
/** What the provider's roads say until the end of a test. */
const road = (minutes: number | null) => void (provider.road = minutes === null ? null : { minutes, estimated: false })
const elsewhere = { label: '8 rue de la République, 06400 Cannes', lat: 43.5528, lng: 7.0174 }
/** 47,88 € as it was ordered; 59,88 € TTC one band heavier. */
const [ordered, heavier] = [4788, 5988]

afterEach(() => road(24))

describe('A correction of an order before it leaves', () => {
  it('changes who receives it and leaves its price', async () => {
    const { id } = await paidOrder(provider, supplier)
    const { reply } = await correct(id, { nomClient: 'Modèle', telephone: '06 98 76 54 32' })
    expect(reply).toMatchObject({ customerName: 'Ali Modèle', phone: '0698765432', totalTTC: ordered })
    expect(await journal(id)).toEqual(['destinataire, téléphone'])
    expect(await letterOf(id)).toMatch(
      /On a corrigé ta commande : destinataire, téléphone\.[^]*Le prix reste le même\./,
    )
  })

  it('writes nothing where all was right', async () => {
    const { id } = await paidOrder(provider, supplier)
    expect((await correct(id, { nomClient: 'Petit', poids: '151-300' })).status).toBe(200)
    expect([await journal(id), await letterOf(id)]).toEqual([[], undefined])
  })

  it('changes nothing until the team agrees on the price', async () => {
    const before = await unpaidOrder(provider, supplier)
    expect(await refused(before.id, { poids: '301-450' })).toMatchObject({
      status: 409,
      said: 'Corrigée, cette commande coûte 59,88 € TTC au lieu de 47,88 €.',
      code: 'price_to_agree',
      actuel: 47.88,
      tarif: 59.88,
    })
    expect((await correct(before.id, { poids: '301-450', accord: 50 })).status).toBe(409)
    expect(await storedOrder(provider, before.id)).toEqual(before)
  })

  it('has an unpaid order paid at its new price, and never at the one before', async () => {
    const { id, intent_id: intent } = await unpaidOrder(provider, supplier)
    expect((await correct(id, { poids: '301-450', accord: 59.88 })).reply).toMatchObject({
      totalTTC: heavier,
      weightLabel: '301-450 kg',
    })
    expect((await provider.world.payments.retrieveIntent(intent ?? ''))?.status).toBe('canceled')
    expect(await journal(id)).toEqual(['poids ; 47,88 € → 59,88 € TTC'])
    expect(await letterOf(id)).toContain('Elle coûte maintenant 59,88 € TTC, au lieu de 47,88 €.')
    expect(await storedOrder(provider, id)).toMatchObject({ weight_price: 2000, detected_kg: null, price_cut: 0 })
  })

  it('reckons the road to another address, and forgets how one gets in at the one before', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    await db.updateTable('orders').set({ access_note: 'Code 12B', neighbour: 'Au 14' }).where('id', '=', id).execute()
    road(30)
    const { tarif } = await refused(id, { livraison: elsewhere })
    const { reply } = await correct(id, { livraison: elsewhere, accord: tarif })
    expect(reply).toMatchObject({ deliveryAddress: elsewhere.label, minutes: 30, accessNote: '', neighbour: '' })
    expect(reply.totalTTC).toBeGreaterThan(ordered)
  })

  it('keeps the price that was agreed on where no road is known', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    road(null)
    expect(await refused(id, { livraison: elsewhere })).toMatchObject({
      said: 'Le tarif ne dit rien de ce trajet ou de ce poids : le prix peut rester 47,88 € TTC.',
      actuel: 47.88,
      tarif: null,
    })
    expect((await correct(id, { livraison: elsewhere, accord: 47.88 })).reply).toMatchObject({ totalTTC: ordered })
  })

  it('never charges more for an order that is paid', async () => {
    const { id } = await paidOrder(provider, supplier)
    expect(await refused(id, { poids: '301-450' })).toMatchObject({
      said: 'Corrigée, cette commande coûterait 59,88 € TTC. Ses 47,88 € sont payés : garde ce prix, ou annule-la pour qu’elle soit commandée de nouveau.',
      actuel: 47.88,
      tarif: null,
    })
    expect((await correct(id, { poids: '301-450', accord: 59.88 })).status).toBe(409)
    expect((await correct(id, { poids: '301-450', accord: 47.88 })).reply).toMatchObject({ totalTTC: ordered })
    expect((await bringOrder(id, provider.world)).invoice_number).not.toBeNull()
    expect(await db.selectFrom('credit_notes').selectAll().where('order_id', '=', id).execute()).toEqual([])
  })

  it('gives the difference back of one that is paid, with its invoice and once', async () => {
    const { id } = await paidOrder(provider, supplier)
    const { tarif = 0, said } = await refused(id, { poids: '-150' })
    expect(tarif).toBe(35.88)
    expect(said).toContain('La différence est rendue après la livraison, avec un avoir.')
    await correct(id, { poids: '-150', accord: tarif })
    const difference = ordered - Math.round(tarif * 100)
    expect(await storedOrder(provider, id)).toMatchObject({
      total_ttc: ordered,
      price_cut: difference,
      payment_status: 1,
    })
    expect(await letterOf(id)).toContain('Ce que tu as payé de trop t’est rendu après la livraison, avec un avoir.')
    await bringOrder(id, provider.world)
    const notes = await db.selectFrom('credit_notes').selectAll().where('order_id', '=', id).execute()
    expect(notes).toMatchObject([{ cents: difference, reason: 'commande corrigée avant son départ' }])
    expect(notes[0]?.intent_id).not.toBeNull()
  })

  it('takes the difference back again where it is corrected back', async () => {
    const { id } = await paidOrder(provider, supplier)
    await correct(id, { poids: '-150', accord: 35.88 })
    await correct(id, { poids: '151-300', accord: 47.88 })
    expect(await storedOrder(provider, id)).toMatchObject({ total_ttc: ordered, price_cut: 0 })
  })

  it('puts no more on an account than its ceiling', async () => {
    const { member } = await aFirmWithAccount(provider, { ceiling: 5000, days: 30 })
    const { id } = await putStoredOnAccount(provider, member, await unpaidOrder(provider, member))
    expect(await refused(id, { poids: '301-450', accord: 59.88 })).toMatchObject({
      status: 409,
      said: 'Il reste 2,12 € sur le compte de cette entreprise : cette commande n’y passe pas à 59,88 €.',
    })
    expect(await storedOrder(provider, id)).toMatchObject({ total_ttc: ordered, weight_band: '151-300' })
  })

  it('leaves a request to be priced by hand', async () => {
    const { id } = await requestedOrder(provider, supplier)
    expect((await correct(id, { poids: '301-450' })).reply).toMatchObject({ totalTTC: null, weightLabel: '301-450 kg' })
  })

  it('leaves where it was fetched, and its weight, once it was loaded', async () => {
    const { id } = await paidOrder(provider, supplier)
    await db.updateTable('orders').set({ attempts: 1 }).where('id', '=', id).execute()
    const said = 'Cette commande est déjà chargée : son retrait et son poids ne changent plus.'
    expect(await refused(id, { poids: '-150' })).toMatchObject({ status: 409, said })
    expect(await refused(id, { retrait: elsewhere })).toMatchObject({ status: 409, said })
    expect((await correct(id, { livraison: elsewhere, accord: 47.88 })).reply.deliveryAddress).toBe(elsewhere.label)
  })

  it('is refused once the order has left, and for an address that nobody knows', async () => {
    const { id } = await paidOrder(provider, supplier)
    expect((await correct(id, { livraison: { ...elsewhere, label: 'Nulle part' } })).refusal.errors).toHaveProperty(
      'livraison',
    )
    await bringOrder(id, provider.world)
    expect((await correct(id, { nomClient: 'Modèle' })).refusal.message).toBe(
      'Une commande « Livré » ne se corrige plus.',
    )
  })
})
