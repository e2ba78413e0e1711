import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { stateFrom } from '#app/order/model/draft-of.ts'
import { closeOrder, openOrder } from '#app/order/model/open-order.ts'
import { chooseFlexDay, refuse, restore, typeAddress, write } from '#app/order/model/order-actions.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { readOrder } from '#app/order/model/order-schema.ts'
import type { PastDelivery } from '#app/order/model/order-context.ts'
import { estimateFilled, takeBackRoute } from '#app/order/repeat/route-filled.ts'
import { deliverTo, orderAgain } from '#app/order/repeat/repeat.ts'
import { nameSentences } from '#contract/wire/sentences.ts'
import { aSlip, filledValues, mougins } from '#tests/app/order/filled-values.ts'
import { aRepeatable } from '#tests/builders/past-order.ts'
import { camille, friday10h, pretendProvider, pretendWorld, said, type Answers } from '#tests/builders/pretend-world.ts'

const again = { deliveryAddress: '3 chemin des Pins, 06250 Mougins', repeat: aRepeatable() }
const foreign = { ...again, repeat: null }
const finds: Answers = { '/places/resolve': () => ({ success: true, data: mougins }) }
const notPicked = 'Vous devez selectionner une adresse depuis les suggestions !'

describe('Ordering again', () => {
  it('fills everything but the date and the slip', async () => {
    const { repeat, values } = open()
    const { flexDate, flexHalfDay } = values
    expect(await repeat.again(again)).toBe(true)
    expect(values).toMatchObject({
      email: 'fournisseur@exemple.fr',
      steName: 'Exemple Matériaux',
      pickupAdr: { text: '12 rue des Oliviers, 06400 Cannes', place: { lat: 43.5512, lng: 7.0128 } },
      address: { text: '3 chemin des Pins, 06250 Mougins', place: { lat: 43.6003, lng: 6.9951 } },
      poids: '151-300',
      livraisonType: 'flex',
      steClient: 'Exemple Bâtiment',
      clientName: 'Martin',
      clientPrenom: 'Camille',
      telephone: '06 12 34 56 78',
      comment: 'Portail bleu',
      flexDate,
      flexHalfDay,
      deliveryReceipt: { file: null },
    })
  })

  it('leaves nothing to do but the slip', async () => {
    const { repeat, values } = open()
    await repeat.again(again)
    expect(readOrder(values, friday10h, holidaysOnly)).toEqual({
      issues: { deliveryReceipt: 'Le bordereau de livraison est obligatoire' },
    })
  })

  it('fills a name of before that holds a link, to be corrected', async () => {
    const { repeat, values } = open()
    const { recipient } = again.repeat
    await repeat.again({ ...again, repeat: aRepeatable({ recipient: { ...recipient, company: 'Martin @ Nice' } }) })
    expect(values.steClient).toBe('Martin @ Nice')
    expect(readOrder(values, friday10h, holidaysOnly)).toEqual({
      issues: { steClient: nameSentences.noLink, deliveryReceipt: 'Le bordereau de livraison est obligatoire' },
    })
  })

  it('fills a text of before without what nobody sees in it', async () => {
    const { repeat, values } = open()
    await repeat.again({
      ...again,
      repeat: aRepeatable({ company: 'Exemple\tNord\u202C', comment: 'Portail\r\nbleu\u001B' }),
    })
    expect([values.steName, values.comment]).toEqual(['Exemple Nord', 'Portail\nbleu'])
  })

  it('chooses the planned type and no date', async () => {
    const { repeat, values } = open()
    await repeat.again({ ...again, repeat: aRepeatable({ type: 'planifiee' }) })
    expect(values).toMatchObject({ livraisonType: 'planifiee', deliveryDateTime: '' })
    expect(readOrder(values, friday10h, holidaysOnly)).toMatchObject({
      issues: { deliveryDateTime: 'La date de livraison est obligatoire' },
    })
  })

  it('leaves a slip where it is', async () => {
    const { repeat, state, values } = open()
    restore(state, { deliveryReceipt: { file: aSlip(9, 'bon.pdf'), refusal: null } })
    await repeat.again(again)
    expect(values.deliveryReceipt.file?.name).toBe('bon.pdf')
  })

  it.each([
    ['Joins le bordereau.', 'flex', null],
    ['Vérifie la date.', 'flex', aSlip()],
    ['Choisis la date et l’heure.', 'planifiee', aSlip()],
  ] as const)('says what is left to do: « %s »', async (left, type, file) => {
    const { repeat, state, world } = open()
    restore(state, { deliveryReceipt: { file, refusal: null } })
    await repeat.again({ ...again, repeat: aRepeatable({ type }) })
    expect(said(world)).toEqual([`Commande recopiée. ${left}`])
  })

  it('says of an estimate under its route that it filled it, and in no toast; it is taken back there', async () => {
    const { repeat, state, world, values } = open()
    await repeat.again({ ...again, repeat: aRepeatable(), estimated: true })
    expect([said(world), state.routeFilled?.was]).toEqual([[], estimateFilled.of(values)])
    takeBackRoute(state)
    expect([values.pickupAdr.text, values.address.text, values.poids, state.routeFilled]).toEqual([
      '',
      '',
      '',
      undefined,
    ])
  })

  it('takes the marks off what it filled', async () => {
    const { repeat, state } = open()
    refuse(state)
    await repeat.again({ ...again, repeat: aRepeatable({ type: 'planifiee' }) })
    expect(Object.keys(state.touched).toSorted()).toEqual([
      'deliveryDateTime',
      'deliveryReceipt',
      'flexDate',
      'flexHalfDay',
      'pickupNumber',
      'reference',
    ])
  })

  it('keeps the e-mail that is there when the order has none', async () => {
    const { repeat, values } = open()
    await repeat.again({ ...again, repeat: aRepeatable({ email: '' }) })
    expect(values.email).toBe('camille@exemple.fr')
  })

  it('can be taken back: every word and point is there again, and what came after it stays', async () => {
    const { repeat, state, values, world } = open()
    const { deliveryReceipt: _, ...typed } = filledValues({ comment: 'Au fond de la cour', poids: '751-900' })
    restore(state, typed)
    await repeat.again(again)
    chooseFlexDay(state, '2026-11-24', friday10h)
    undo(world)
    expect(values).toMatchObject({ ...typed, flexDate: '2026-11-24' })
    write(state, 'comment', 'Encore libre')
    expect(values.comment).toBe('Encore libre')
  })

  it('is not taken back in a visit that is over', async () => {
    const { repeat, values, world } = open()
    await repeat.again(again)
    repeat.stop()
    undo(world)
    expect(values.clientName).toBe('Martin')
  })

  it('does nothing while the form is being sent', async () => {
    const { repeat, state, values, world } = open()
    state.step = 'slip'
    await repeat.again(again)
    await repeat.again(foreign)
    expect([values.clientName, said(world)]).toEqual(['', []])
  })

  it('fills the delivery address alone, geocoded, when the provider sends no more', async () => {
    const { repeat, values } = open(finds)
    await repeat.again(foreign)
    expect(values).toMatchObject({
      address: { text: mougins.label, place: mougins },
      pickupAdr: { text: '' },
      clientName: '',
      poids: '',
    })
  })
})

describe('Reusing the last address', () => {
  it('geocodes it before it counts as picked', async () => {
    const { repeat, state, values, provider } = open(finds)
    const reusing = repeat.deliverTo('3 chemin des Pins Mougins')
    expect([state.locating, values.address.place]).toEqual([true, null])
    expect(await reusing).toBe(true)
    expect([state.locating, values.address]).toEqual([false, { text: mougins.label, place: mougins, dropped: false }])
    expect(provider.count('/places/resolve')).toBe(1)
  })

  it.each([
    ['knows no such place', { '/places/resolve': () => ({ success: true, data: null }) }],
    ['does not answer', { '/places/resolve': () => Promise.reject(new TypeError('fetch failed')) }],
    ['refuses', { '/places/resolve': () => Response.json({}, { status: 500 }) }],
  ])('shows the sentence in the delivery field when the address service %s', async (_, answers) => {
    const { repeat, state, values, world } = open(answers)
    expect(await repeat.deliverTo('3 chemin des Pins')).toBe(false)
    expect(values.address).toMatchObject({ text: '3 chemin des Pins', place: null })
    expect(state.touched.address).toBe(true)
    expect(readOrder(values, friday10h, holidaysOnly)).toMatchObject({ issues: { address: notPicked } })
    expect(said(world)).toEqual([])
  })

  it('goes back to the usual sentence once somebody types', async () => {
    const { repeat, state, values } = open({ '/places/resolve': () => ({ success: true, data: null }) })
    await repeat.deliverTo('3 chemin des Pins')
    typeAddress(state, 'address', '3 chemin')
    expect(readOrder(values, friday10h, holidaysOnly)).toMatchObject({
      issues: { address: 'Vous devez sélectionner une adresse depuis les suggestions !' },
    })
  })

  it('leaves alone what was typed meanwhile', async () => {
    const { repeat, state, values } = open(finds)
    const reusing = repeat.deliverTo('3 chemin des Pins')
    typeAddress(state, 'address', '8 rue')
    await reusing
    expect(values.address.text).toBe('8 rue')
  })

  it('asks once for two presses', async () => {
    const { repeat, provider } = open(finds)
    await Promise.all([repeat.deliverTo('3 chemin des Pins'), repeat.deliverTo('3 chemin des Pins')])
    expect(provider.count('/places/resolve')).toBe(1)
  })

  it('can be taken back', async () => {
    const { repeat, state, values, world } = open(finds)
    typeAddress(state, 'address', '8 rue')
    await repeat.deliverTo('3 chemin des Pins')
    undo(world)
    expect(values.address).toMatchObject({ text: '8 rue', place: null })
  })

  it('fills nothing in a visit that is over', async () => {
    const { repeat, values } = open(finds)
    const reusing = repeat.deliverTo('3 chemin des Pins')
    repeat.stop()
    await reusing
    expect(values.address.text).toBe('')
  })
})

/** An open form, and what fills it from the past. */
function open(answers: Answers = {}) {
  const provider = pretendProvider(answers)
  const world = pretendWorld(provider.fetch)
  const state = createOrderState(camille, friday10h)
  openOrder(state, stateFrom(null, camille, friday10h))
  const repeat = {
    again: (past: PastDelivery) => orderAgain(state, world, past),
    deliverTo: (address: string) => deliverTo(state, world, address),
    stop: () => closeOrder(state, 'reading'),
  }
  return { provider, world, state, values: state.values, repeat }
}

function undo({ toasts }: ReturnType<typeof pretendWorld>): void {
  const [toast] = toasts.state.items
  if (toast?.actionLabel !== 'Annuler') throw new Error('nothing can be taken back')
  toasts.act(toast.id)
}
