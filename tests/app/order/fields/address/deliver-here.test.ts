import { describe, expect, it } from 'vitest'
import { type OwnPosition, PositionFailure } from '#adapters/device/own-position.ts'
import { deliverHere } from '#app/order/fields/address/deliver-here.ts'
import { stateFrom } from '#app/order/model/draft-of.ts'
import { openOrder } from '#app/order/model/open-order.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { camille, friday10h, pretendProvider, pretendWorld, said } from '#tests/builders/pretend-world.ts'
import { cannes, mougins, picked } from '../../filled-values.ts'

const atMougins: OwnPosition = { lat: 43.6003, lng: 6.9952, metresOff: 20 }

function aForm(
  near: () => unknown = () => ({ success: true, data: mougins }),
  findOwnPosition: (() => Promise<OwnPosition>) | null = async () => atMougins,
) {
  const state = createOrderState(camille, friday10h)
  openOrder(state, stateFrom(null, camille, friday10h))
  const provider = pretendProvider({ '/fo/position': near })
  const world = { ...pretendWorld(provider.fetch), findOwnPosition }
  return { state, world, provider, deliver: () => deliverHere(state, world) }
}

describe('« Ma position »', () => {
  it('is the known address nearest to the device, picked, and goes back by one tap', async () => {
    const { state, world, provider, deliver } = aForm()
    expect(await deliver()).toBeNull()
    expect(state.values.address).toEqual(picked(mougins))
    expect(said(world)).toEqual(['L’adresse la plus proche de toi. Vérifie le numéro.'])
    expect(provider.asked).toEqual([{ path: '/fo/position', body: { lat: 43.6003, lng: 6.9952 } }])
    world.toasts.act(world.toasts.state.items[0]?.id ?? '')
    expect(state.values.address.text).toBe('')
  })

  it.each([
    [160, 'Ta position n’est connue qu’à 160 m près : écris l’adresse.'],
    [2_600, 'Ta position n’est connue qu’à 3 km près : écris l’adresse.'],
  ])('that is %i m off is no address, and is told to nobody', async (metresOff, sentence) => {
    const { state, provider, deliver } = aForm(undefined, async () => ({ ...atMougins, metresOff }))
    expect(await deliver()).toBe(sentence)
    expect([state.values.address.text, provider.asked, state.locating]).toEqual(['', [], false])
  })

  it.each([
    ['denied', 'Ton navigateur ne donne pas ta position à ce site. Autorise-la dans ses réglages, ou écris l’adresse.'],
    ['unknown', 'Ta position est introuvable ici : écris l’adresse.'],
    ['late', 'Ta position tarde à venir. Réessaie dehors, ou écris l’adresse.'],
  ] as const)('that is %s says so', async (why, sentence) => {
    const { deliver, state } = aForm(undefined, () => Promise.reject(new PositionFailure(why)))
    expect([await deliver(), state.locating]).toEqual([sentence, false])
  })

  it('says that no address is known there', async () => {
    expect(await aForm(() => ({ success: true, data: null })).deliver()).toBe(
      'Aucune adresse connue à moins de 200 m de toi : écris-la.',
    )
  })

  it.each([
    ['refuses', () => Response.json({ success: false, message: 'Absent' }, { status: 503 })],
    ['is not reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('says that its address did not come when the provider %s', async (_, near) => {
    const { deliver, state } = aForm(near)
    expect([await deliver(), state.values.address.text, state.locating]).toEqual([
      'L’adresse de ta position n’a pas pu être chargée. Réessaie, ou écris-la.',
      '',
      false,
    ])
  })

  it('leaves what was typed while it was looked for', async () => {
    const { state, deliver, world } = aForm()
    const coming = deliver()
    state.values.address = picked(cannes)
    expect([await coming, state.values.address.text, said(world)]).toEqual([null, cannes.label, []])
  })

  it('is not asked for while the order is sent, nor twice at once', async () => {
    const { state, deliver, provider } = aForm()
    state.step = 'slip'
    await deliver()
    expect(provider.asked).toEqual([])
    state.step = 'idle'
    await Promise.all([deliver(), deliver()])
    expect(provider.count('/fo/position')).toBe(1)
  })
})
