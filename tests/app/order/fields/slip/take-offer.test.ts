import { describe, expect, it } from 'vitest'
import { takeOffer } from '#app/order/fields/slip/take-offer.ts'
import { openOrder } from '#app/order/model/open-order.ts'
import { stateFrom } from '#app/order/model/draft-of.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import type { OrderValues } from '#app/order/model/order-values.ts'
import { slipOffer } from '#app/order/model/slip-offer.ts'
import { noSlipFields, type SlipFields } from '#contract/slip-fields.ts'
import { createConnection } from '#state/connection.ts'
import { camille, friday10h, pretendWorld, said } from '#tests/builders/pretend-world.ts'
import { cannes, filledValues, mougins, picked } from '../../filled-values.ts'

const slipSays: SlipFields = {
  ...noSlipFields,
  company: { value: 'SARL Durand', words: 'Livré à : SARL Durand' },
  lastName: { value: 'DURAND', words: 'M. Paul DURAND' },
  firstName: { value: 'Paul', words: 'M. Paul DURAND' },
  phone: { value: '0612345678', words: 'Tél. 06.12.34.56.78' },
  address: { value: '3 chemin des Pins, 06250 MOUGINS', words: 'Livré à : 3 chemin des Pins, 06250 MOUGINS' },
  reference: { value: 'BL204117', words: 'N° BL204117' },
}

/** An empty form whose slip says all that. */
function aForm(values: Partial<OrderValues> = {}, { place = mougins as typeof mougins | null, isOnline = true } = {}) {
  const state = createOrderState(camille, friday10h)
  openOrder(state, stateFrom(null, camille, friday10h))
  Object.assign(state.values, values)
  state.slip.reading = { step: 'read', kg: 212, fields: slipSays }
  const world = pretendWorld(fetch)
  const asked: string[] = []
  const places = {
    ...world.places,
    resolve: async (text: string) => {
      asked.push(text)
      return place
    },
  }
  let tellNetwork = (_online: boolean) => {}
  const connection = createConnection((tell) => void (tellNetwork = tell))
  if (!isOnline) tellNetwork(false)
  return { state, world, asked, take: () => takeOffer(state, { places, toasts: world.toasts, connection }), undo: () => world.toasts.act(world.toasts.state.items.at(-1)?.id ?? '') }
}

describe('What a slip says beside its weight', () => {
  it('is offered for empty fields alone, with the words it was read from', () => {
    const { state } = aForm({ clientName: 'Martin', comment: 'Bordereau BL204117' })
    expect(slipOffer(slipSays, state.values).map(({ label, value, words }) => [label, value, words])).toEqual([
      ['Société', 'SARL Durand', 'Livré à : SARL Durand'],
      ['Prénom', 'Paul', 'M. Paul DURAND'],
      ['Téléphone', '06 12 34 56 78', 'Tél. 06.12.34.56.78'],
      ['Livraison', '3 chemin des Pins, 06250 MOUGINS', 'Livré à : 3 chemin des Pins, 06250 MOUGINS'],
    ])
    expect(slipOffer(slipSays, filledValues({ comment: 'BL204117' }))).toEqual([])
    expect(slipOffer(undefined, state.values)).toEqual([])
  })

  it('fills the form at a press, its address picked, and goes back by another', async () => {
    const { state, world, asked, take, undo } = aForm({ comment: 'Sonner deux fois' })
    await take()
    expect(asked).toEqual(['3 chemin des Pins, 06250 MOUGINS'])
    expect(state.values).toMatchObject({ steClient: 'SARL Durand', clientName: 'DURAND', clientPrenom: 'Paul', telephone: '06 12 34 56 78', address: picked(mougins), comment: 'Sonner deux fois\nRéf. BL204117' })
    expect(said(world)).toEqual(['Rempli d’après le bordereau.'])
    expect(slipOffer(slipSays, state.values)).toEqual([])
    undo()
    expect(state.values).toMatchObject({ steClient: '', clientName: '', clientPrenom: '', telephone: '', address: { text: '', place: null }, comment: 'Sonner deux fois' })
  })

  it('leaves what was typed', async () => {
    const { state, asked, take } = aForm({ clientName: 'Martin', address: picked(cannes) })
    await take()
    expect([state.values.clientName, state.values.address.text, asked]).toEqual(['Martin', cannes.label, []])
  })

  it('asks for a pick where its address is found nowhere', async () => {
    const { state, take } = aForm({}, { place: null })
    await take()
    expect(state.values.address).toEqual({ text: '3 chemin des Pins, 06250 MOUGINS', place: null, dropped: false, refusal: 'Vous devez sélectionner une adresse depuis les suggestions !' })
    expect(state.touched.address).toBe(true)
  })

  it('leaves its address to be confirmed without a network', async () => {
    const { state, asked, take } = aForm({}, { isOnline: false })
    await take()
    expect([state.values.address, asked, state.touched.address]).toEqual([{ text: '3 chemin des Pins, 06250 MOUGINS', place: null, dropped: false }, [], undefined])
  })

  it('fills nothing while the order is sent, nor once another slip is there', async () => {
    const { state, take } = aForm()
    state.step = 'slip'
    await take()
    expect(state.values.steClient).toBe('')
    state.step = 'idle'
    const taken = take()
    state.slip.reading = { step: 'due' }
    await taken
    expect(state.values.steClient).toBe('')
  })
})
