import { describe, expect, it } from 'vitest'
import { createOrderForm } from '#app/order/order-form.ts'
import { blankValues } from '#app/order/order-values.ts'
import { createOrderSession } from '#app/order/order-session.ts'
import { camille, friday10h, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'
import { aRepeatable } from '#tests/builders/past-order.ts'
import { attachSlip } from '../attach-slip.ts'
import { aSlip } from '../filled-values.ts'

describe('The band of a form', () => {
  it('is the slip’s while nobody has chosen, and follows another slip', () => {
    const { form, band } = aForm()
    form.weigh(412)
    expect(band()).toEqual(['301-450', 'slip'])
    form.weigh(700)
    expect(band()).toEqual(['601-750', 'slip'])
  })

  it('stays the user’s, also when it is the one that the slip named', () => {
    const { form, band } = aForm()
    form.weigh(412)
    form.chooseWeight('301-450')
    form.weigh(700)
    expect(band()).toEqual(['301-450', 'user'])
  })

  it('is none above 1350 kg, whoever chose it, and nobody’s', () => {
    const { form, band } = aForm()
    form.chooseWeight('901-1350')
    form.weigh(1350.5)
    expect(band()).toEqual(['', null])
  })

  it('is nobody’s once the user has taken it away, and so the next slip’s', () => {
    const { form, band } = aForm()
    form.chooseWeight('-150')
    form.chooseWeight('')
    expect(band()).toEqual(['', null])
    form.weigh(412)
    expect(band()).toEqual(['301-450', 'slip'])
  })
})

describe('The band of a draft that is reopened', () => {
  it('is still the slip’s: another slip chooses anew', async () => {
    const kg = { of: 412 }
    const { visit, reopened } = await aPage(kg)
    await attachSlip(visit)
    const again = await reopened()
    expect(again.form.state).toMatchObject({ weightFrom: 'slip', values: { poids: '301-450' } })
    kg.of = 700
    await attachSlip(again, aSlip(900, 'autre.pdf'))
    expect(again.form.state.values.poids).toBe('601-750')
  })

  it('is still the user’s: another slip leaves it', async () => {
    const { visit, reopened } = await aPage({ of: 412 })
    visit.form.chooseWeight('-150')
    const again = await reopened()
    await attachSlip(again)
    expect(again.form.state).toMatchObject({ weightFrom: 'user', values: { poids: '-150' } })
  })
})

describe('The band of an order that is repeated', () => {
  it('is the user’s, though a slip had chosen the same before', async () => {
    const kg = { of: 212 }
    const { visit } = await aPage(kg)
    await attachSlip(visit)
    await visit.repeat.again({ deliveryAddress: '', repeat: aRepeatable({ band: '151-300' }) })
    kg.of = 700
    await attachSlip(visit, aSlip(900, 'autre.pdf'))
    expect(visit.form.state).toMatchObject({ weightFrom: 'user', values: { poids: '151-300' } })
  })

  it('is the slip’s again when the repetition is taken back', async () => {
    const kg = { of: 412 }
    const { visit, world } = await aPage(kg)
    await attachSlip(visit)
    await visit.repeat.again({ deliveryAddress: '', repeat: aRepeatable() })
    world.toasts.act(world.toasts.state.items.find(({ text }) => text.startsWith('Demande reprise'))!.id)
    kg.of = 700
    await attachSlip(visit, aSlip(900, 'autre.pdf'))
    expect(visit.form.state).toMatchObject({ weightFrom: 'slip', values: { poids: '601-750' } })
  })
})

function aForm() {
  const form = createOrderForm(blankValues(camille, friday10h), () => friday10h)
  return { form, band: () => [form.state.values.poids, form.state.weightFrom] }
}

/** A page whose provider reads that weight on every slip, and the form of its draft, opened anew. */
async function aPage(kg: { of: number }) {
  const world = pretendWorld(pretendProvider({ '/bo/ocr-bordereau': () => ({ ok: true, poids_total_kg: kg.of }) }).fetch)
  await world.drafts.drop(camille.id)
  const enter = async () => {
    const visit = createOrderSession(world, camille)
    const leave = visit.start()
    while (!visit.form.state.open) await new Promise(setImmediate)
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
