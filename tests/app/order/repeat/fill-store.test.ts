import { describe, expect, it } from 'vitest'
import { stateFrom } from '#app/order/model/draft-of.ts'
import { closeOrder, openOrder } from '#app/order/model/open-order.ts'
import { restore } from '#app/order/model/order-actions.ts'
import { readOrder } from '#app/order/model/order-schema.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { fillStore } from '#app/order/repeat/fill-store.ts'
import { takeBackRoute } from '#app/order/repeat/route-filled.ts'
import { holidaysOnly } from '#rules/moment/closings.ts'
import { cannes, mougins, picked } from '#tests/app/order/filled-values.ts'
import { camille, friday10h, pretendProvider, pretendWorld, said } from '#tests/builders/pretend-world.ts'

const place = { ...mougins, label: `Négoce Modèle, ${mougins.label}`, signature: 'always.abc' }
const poster = { store: { name: 'Négoce Modèle', hours: 'Du lundi au samedi 7h-18h', place } }
const unknown = 'On ne connaît pas ce dépôt : choisis l’adresse de retrait.'

function open() {
  const world = pretendWorld(pretendProvider({}).fetch)
  const state = createOrderState(camille, friday10h)
  openOrder(state, stateFrom(null, camille, friday10h))
  return { world, state, values: state.values }
}

describe('The poster of a store, in the order form', () => {
  it('fills the pickup with its point and signature, says so under the route, and is taken back there', () => {
    const { world, state, values } = open()
    expect(fillStore(state, world, poster)).toBe(true)
    expect(values.pickupAdr).toEqual(picked(place))
    expect([said(world), state.routeFilled?.words.replaceAll('\u00A0', ' ')]).toEqual([
      [],
      'Retrait : Négoce Modèle. Horaires : Du lundi au samedi 7h-18h',
    ])
    takeBackRoute(state)
    expect([values.pickupAdr.text, state.routeFilled]).toEqual(['', undefined])
  })

  it.each([
    ['picked', picked(cannes)],
    ['only typed', { text: '12 rue', place: null, dropped: false }],
  ])('writes over no pickup that is %s, and takes its place when that is wanted', (_, pickupAdr) => {
    const { world, state, values } = open()
    restore(state, { pickupAdr })
    expect(fillStore(state, world, poster)).toBe(false)
    expect(values.pickupAdr).toEqual(pickupAdr)
    replace(world)
    expect(values.pickupAdr).toEqual(picked(place))
    takeBackRoute(state)
    expect(values.pickupAdr).toEqual(pickupAdr)
  })

  it('replaces nothing in a visit that is over, nor while an order is being sent', () => {
    const { world, state, values } = open()
    restore(state, { pickupAdr: picked(cannes) })
    fillStore(state, world, poster)
    closeOrder(state, 'reading')
    replace(world)
    expect(values.pickupAdr).toEqual(picked(cannes))
    const sending = open()
    sending.state.step = 'price'
    expect([fillStore(sending.state, sending.world, poster), sending.values.pickupAdr.text]).toEqual([false, ''])
  })

  it('has nothing to say where the form starts there already', () => {
    const { world, state } = open()
    restore(state, { pickupAdr: picked(place) })
    expect([fillStore(state, world, poster), said(world), state.routeFilled]).toEqual([false, [], undefined])
  })

  it('of a store that nobody knows says so at the empty address, else beside what stands there', () => {
    const { world, state, values } = open()
    expect(fillStore(state, world, { missing: unknown })).toBe(false)
    expect([state.touched.pickupAdr, said(world)]).toEqual([true, []])
    expect(readOrder(values, friday10h, holidaysOnly)).toMatchObject({ issues: { pickupAdr: unknown } })
    restore(state, { pickupAdr: picked(cannes) })
    fillStore(state, world, { missing: unknown })
    expect([values.pickupAdr, said(world)]).toEqual([picked(cannes), [unknown]])
  })
})

function replace({ toasts }: ReturnType<typeof pretendWorld>): void {
  const [toast] = toasts.state.items
  if (toast?.actionLabel !== 'Remplacer') throw new Error('nothing is offered')
  toasts.act(toast.id)
}
