import { describe, expect, it } from 'vitest'
import { chooseSlip } from '#app/order/fields/slip/choose-slip.ts'
import { takeOffer, watchSlipOffer } from '#app/order/fields/slip/take-offer.ts'
import { openOrder } from '#app/order/model/open-order.ts'
import { write } from '#app/order/model/order-actions.ts'
import { stateFrom } from '#app/order/model/draft-of.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import type { OrderValues } from '#app/order/model/order-values.ts'
import { filledAtOnce, slipOffer } from '#app/order/model/slip-offer.ts'
import { noSlipFields, slipFieldNames, type SlipFields } from '#contract/order/slip-fields.ts'
import { createConnection } from '#state/connection/connection.ts'
import { camille, friday10h, pretendWorld, said } from '#tests/builders/pretend-world.ts'
import { aSlip, cannes, mougins, picked } from '../../filled-values.ts'

const slipSays: SlipFields = {
  ...noSlipFields,
  company: { value: 'SARL Durand', words: 'Livré à : SARL Durand' },
  lastName: { value: 'DURAND', words: 'M. Paul DURAND' },
  firstName: { value: 'Paul', words: 'M. Paul DURAND' },
  phone: { value: '0612345678', words: 'Tél. 06.12.34.56.78' },
  address: { value: '3 chemin des Pins, 06250 MOUGINS', words: 'Livré à : 3 chemin des Pins, 06250 MOUGINS' },
  reference: { value: 'BL204117', words: 'N° BL204117' },
  packages: { value: '3', words: 'Nombre de colis : 3' },
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
  return {
    state,
    world,
    asked,
    take: (names = slipFieldNames as readonly (typeof slipFieldNames)[number][]) =>
      takeOffer(state, { places, toasts: world.toasts, connection }, names),
    follow: () => watchSlipOffer(state, { places, toasts: world.toasts, connection }),
    undo: () => world.toasts.act(world.toasts.state.items.at(-1)?.id ?? ''),
  }
}

describe('What a slip says beside its weight', () => {
  it('is offered for what is empty or says otherwise, with the words it was read from', () => {
    const { state } = aForm({ clientName: 'Martin', comment: 'Bordereau BL204117' })
    expect(
      slipOffer(slipSays, state).map(({ label, value, words, replaces }) => [label, value, words, replaces]),
    ).toEqual([
      ['Société', 'SARL Durand', 'Livré à : SARL Durand', ''],
      ['Nom', 'DURAND', 'M. Paul DURAND', 'Martin'],
      ['Prénom', 'Paul', 'M. Paul DURAND', ''],
      ['Téléphone', '06 12 34 56 78', 'Tél. 06.12.34.56.78', ''],
      ['Livraison', '3 chemin des Pins, 06250 MOUGINS', 'Livré à : 3 chemin des Pins, 06250 MOUGINS', ''],
      ['Colis', '3', 'Nombre de colis : 3', ''],
    ])
    expect(slipOffer(undefined, state)).toEqual([])
  })

  it.each<[string, Partial<OrderValues>]>([
    [
      'in another spelling',
      {
        steClient: 'Sarl Durand',
        clientName: 'Durand',
        clientPrenom: 'PAUL',
        telephone: '+33 6 12 34 56 78',
        reference: 'bl 204117',
      },
    ],
    ['at the same door', { address: { text: '3 Ch. des Pins 06250 Mougins', place: null, dropped: false } }],
    ['with more of its name', { steClient: 'SARL Durand et Fils' }],
    ['in the comment', { comment: 'BL204117' }],
  ])('is not offered where the form says the same %s', (_, values) => {
    const { state } = aForm(values)
    const written = Object.keys(values)
    const fields = {
      steClient: 'company',
      clientName: 'lastName',
      clientPrenom: 'firstName',
      telephone: 'phone',
      address: 'address',
      reference: 'reference',
      comment: 'reference',
    } as const
    const offered: readonly string[] = slipOffer(slipSays, state).map(({ name }) => name)
    expect(written.filter((name) => offered.includes(fields[name as keyof typeof fields]))).toEqual([])
  })

  it('fills the form at a press, its address picked, and goes back by another', async () => {
    const { state, world, asked, take, undo } = aForm({ comment: 'Sonner deux fois' })
    await take()
    expect(asked).toEqual(['3 chemin des Pins, 06250 MOUGINS'])
    expect(state.values).toMatchObject({
      steClient: 'SARL Durand',
      clientName: 'DURAND',
      clientPrenom: 'Paul',
      telephone: '06 12 34 56 78',
      address: picked(mougins),
      comment: 'Sonner deux fois',
      reference: 'BL204117',
    })
    expect(said(world)).toEqual(['Rempli d’après le bordereau.'])
    expect(slipOffer(slipSays, state)).toEqual([])
    undo()
    expect(state.values).toMatchObject({
      steClient: '',
      clientName: '',
      clientPrenom: '',
      telephone: '',
      address: { text: '', place: null },
      comment: 'Sonner deux fois',
      reference: '',
    })
  })

  it('replaces what was typed where its author says so, that field alone', async () => {
    const { state, take, undo } = aForm({ clientName: 'Martin', clientPrenom: 'Dominique', address: picked(cannes) })
    await take(['lastName'])
    expect(state.values).toMatchObject({
      clientName: 'DURAND',
      clientPrenom: 'Dominique',
      steClient: '',
      address: picked(cannes),
    })
    undo()
    expect(state.values.clientName).toBe('Martin')
  })

  it('asks for a pick where its address is found nowhere', async () => {
    const { state, take } = aForm({}, { place: null })
    await take()
    expect(state.values.address).toEqual({
      text: '3 chemin des Pins, 06250 MOUGINS',
      place: null,
      dropped: false,
      refusal: 'Vous devez sélectionner une adresse depuis les suggestions !',
    })
    expect(state.touched.address).toBe(true)
  })

  it('leaves its address to be confirmed without a network', async () => {
    const { state, asked, take } = aForm({}, { isOnline: false })
    await take()
    expect([state.values.address, asked, state.touched.address]).toEqual([
      { text: '3 chemin des Pins, 06250 MOUGINS', place: null, dropped: false },
      [],
      undefined,
    ])
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

describe('A slip that was read', () => {
  it('fills what is empty at once, and goes back by « Annuler »', async () => {
    const { state, world, undo, readSlip } = followed({ comment: 'Sonner deux fois' })
    await readSlip()
    expect(state.values).toMatchObject({
      steClient: 'SARL Durand',
      clientName: 'DURAND',
      telephone: '06 12 34 56 78',
      address: picked(mougins),
      comment: 'Sonner deux fois',
      reference: 'BL204117',
    })
    expect(state.filled).toEqual([
      'steClient',
      'clientName',
      'clientPrenom',
      'telephone',
      'address',
      'reference',
      'packages',
    ])
    expect(said(world)).toEqual(['Rempli d’après le bordereau.'])
    undo()
    expect(state.values).toMatchObject({ steClient: '', clientName: '', address: { text: '' }, reference: '' })
  })

  it('leaves what was typed, and a person as a whole', async () => {
    const { state, readSlip } = followed({ clientName: 'Martin', address: picked(cannes) })
    await readSlip()
    expect(state.values).toMatchObject({
      steClient: 'SARL Durand',
      clientName: 'Martin',
      clientPrenom: '',
      telephone: '',
      address: picked(cannes),
      reference: 'BL204117',
    })
    expect(slipOffer(slipSays, state).map(({ name, replaces }) => [name, replaces])).toEqual([
      ['lastName', 'Martin'],
      ['firstName', ''],
      ['phone', ''],
      ['address', cannes.label],
    ])
    expect(filledAtOnce(slipOffer(slipSays, state))).toEqual([])
  })

  it('replaces what an earlier one filled, and nothing that was changed since', async () => {
    const { state, readSlip } = followed()
    await readSlip()
    write(state, 'clientName', 'Durand-Petit')
    await readSlip({
      ...slipSays,
      company: { value: 'ETS Moreau', words: 'ETS Moreau' },
      lastName: { value: 'MOREAU', words: 'MOREAU' },
      reference: { value: '44871', words: 'BL n° 44871' },
    })
    expect(state.values).toMatchObject({
      steClient: 'ETS Moreau',
      clientName: 'Durand-Petit',
      reference: '44871',
      comment: '',
    })
  })

  it('keeps its reference to itself: it goes with the slip, a typed one stays', async () => {
    const { state, world, readSlip } = followed()
    await readSlip()
    await chooseSlip(state, world, aSlip(1200, 'autre.pdf'))
    expect(state.values).toMatchObject({ reference: '', packages: '', steClient: 'SARL Durand' })
    write(state, 'reference', 'MA-REF-1')
    await chooseSlip(state, world, aSlip(1200, 'encore.pdf'))
    await readSlip()
    expect(state.values.reference).toBe('MA-REF-1')
    expect(slipOffer(slipSays, state).map(({ name, replaces }) => [name, replaces])).toEqual([
      ['reference', 'MA-REF-1'],
    ])
  })
})

/** The same form, followed while its slip is read. */
function followed(values: Partial<OrderValues> = {}) {
  const form = aForm(values)
  form.state.slip.reading = { step: 'none' }
  form.follow()
  const readSlip = async (fields = slipSays) => {
    form.state.slip.reading = { step: 'reading' }
    form.state.slip.reading = { step: 'read', kg: 212, fields }
    await new Promise(setImmediate)
  }
  return { ...form, readSlip }
}
