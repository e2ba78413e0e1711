import { describe, expect, it } from 'vitest'
import { chooseWeight, weigh } from '#app/order/model/order-actions.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { orderAgain } from '#app/order/repeat/repeat.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import { camille, friday10h, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'
import { aRepeatable } from '#tests/builders/past-order.ts'
import { attachSlip } from '../attach-slip.ts'
import { aSlip } from '../filled-values.ts'

describe('The band of a form', () => {
  it('is the slip’s while nobody has chosen, and follows another slip', () => {
    const { state, band } = aForm()
    weigh(state, 412)
    expect(band()).toEqual(['301-450', 'slip'])
    weigh(state, 700)
    expect(band()).toEqual(['601-750', 'slip'])
  })

  it('stays the user’s, also when it is the one that the slip named', () => {
    const { state, band } = aForm()
    weigh(state, 412)
    chooseWeight(state, '301-450')
    weigh(state, 700)
    expect(band()).toEqual(['301-450', 'user'])
  })

  it('is none above 1350 kg, whoever chose it, and nobody’s', () => {
    const { state, band } = aForm()
    chooseWeight(state, '901-1350')
    weigh(state, 1350.5)
    expect(band()).toEqual(['', null])
  })

  it('is nobody’s once the user has taken it away, and so the next slip’s', () => {
    const { state, band } = aForm()
    chooseWeight(state, '-150')
    chooseWeight(state, '')
    expect(band()).toEqual(['', null])
    weigh(state, 412)
    expect(band()).toEqual(['301-450', 'slip'])
  })
})

describe('The band of a draft that is reopened', () => {
  it('is still the slip’s: another slip chooses anew', async () => {
    const kg = { of: 412 }
    const { visit, reopened } = await aPage(kg)
    await attachSlip(visit)
    const again = await reopened()
    expect(again.state).toMatchObject({ weightFrom: 'slip', values: { poids: '301-450' } })
    kg.of = 700
    await attachSlip(again, aSlip(900, 'autre.pdf'))
    expect(again.state.values.poids).toBe('601-750')
  })

  it('is still the user’s: another slip leaves it', async () => {
    const { visit, reopened } = await aPage({ of: 412 })
    chooseWeight(visit.state, '-150')
    const again = await reopened()
    await attachSlip(again)
    expect(again.state).toMatchObject({ weightFrom: 'user', values: { poids: '-150' } })
  })
})

describe('The band of an order that is repeated', () => {
  it('is the user’s, though a slip had chosen the same before', async () => {
    const kg = { of: 212 }
    const { visit, world } = await aPage(kg)
    await attachSlip(visit)
    await orderAgain(visit.state, world, { deliveryAddress: '', repeat: aRepeatable({ band: '151-300' }) })
    kg.of = 700
    await attachSlip(visit, aSlip(900, 'autre.pdf'))
    expect(visit.state).toMatchObject({ weightFrom: 'user', values: { poids: '151-300' } })
  })

  it('is the slip’s again when the repetition is taken back', async () => {
    const kg = { of: 412 }
    const { visit, world } = await aPage(kg)
    await attachSlip(visit)
    await orderAgain(visit.state, world, { deliveryAddress: '', repeat: aRepeatable() })
    world.toasts.act(world.toasts.state.items.find(({ text }) => text.startsWith('Commande recopiée'))!.id)
    kg.of = 700
    await attachSlip(visit, aSlip(900, 'autre.pdf'))
    expect(visit.state).toMatchObject({ weightFrom: 'slip', values: { poids: '601-750' } })
  })
})

function aForm() {
  const state = createOrderState(camille, friday10h)
  return { state, band: () => [state.values.poids, state.weightFrom] }
}

/** A page whose provider reads that weight on every slip, and the form of its draft, opened anew. */
async function aPage(kg: { of: number }) {
  const world = pretendWorld(
    pretendProvider({ '/bo/ocr-bordereau': () => ({ ok: true, poids_total_kg: kg.of }) }).fetch,
  )
  await world.drafts.drop(camille.id)
  const enter = async () => {
    const visit = createOrderStore(world, camille)
    const leave = visit.start()
    while (visit.state.status !== 'open') await new Promise(setImmediate)
    return { visit, leave }
  }
  const { visit, leave } = await enter()
  const reopened = async () => {
    await new Promise(setImmediate)
    await visit.autosave.settled()
    leave()
    return (await enter()).visit
  }
  return { visit, world, reopened }
}
