import { describe, expect, it } from 'vitest'
import type { Suggestion } from '#adapters/places/places.ts'
import { createUnconfirmed } from '#app/order/address/unconfirmed.ts'
import { createOrderForm } from '#app/order/order-form.ts'
import { blankValues } from '#app/order/order-values.ts'
import { createConnection } from '#state/connection.ts'
import { mougins } from '#tests/app/order/filled-values.ts'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'

describe('An address that was typed without a network', () => {
  it('is searched again when the network is back, and the one that is found is offered, not taken', async () => {
    const { form, device, unconfirmed, asked } = typed([mougins.label])
    expect(asked).toEqual([])
    device(true)
    await pass()
    expect(unconfirmed.state.address).toMatchObject({ is: 'one', text, suggestion: { label: mougins.label } })
    expect([asked, form.state.values.address.place]).toEqual([[text], null])
  })

  it('is picked at a press, with its point', async () => {
    const { form, device, unconfirmed } = typed([mougins.label])
    device(true)
    await pass()
    await unconfirmed.confirm('address')
    expect(form.state.values.address).toMatchObject({ text: mougins.label, place: mougins })
  })

  it('is not picked once something else is typed', async () => {
    const { form, device, unconfirmed } = typed([mougins.label])
    device(true)
    await pass()
    form.typeAddress('address', 'Nice')
    await unconfirmed.confirm('address')
    expect(form.state.values.address).toMatchObject({ text: 'Nice', place: null })
  })

  it.each([
    ['several', ['1 Rue Haute, 06250 Mougins', '1 Rue Haute, 06400 Cannes'], 'several'],
    ['none', [], 'none'],
    ['the one that is written so among others', ['1 Rue Haute, 06400 Cannes', '3 CHEMIN des pins, 06250 mougins'], 'one'],
  ])('may be %s', async (_, labels, is) => {
    const { device, unconfirmed } = typed(labels)
    device(true)
    await pass()
    expect(unconfirmed.state.address?.is).toBe(is)
  })

  it('is searched again at the next return when nobody answers', async () => {
    const { device, unconfirmed, asked, answer } = typed(null)
    device(true)
    await pass()
    expect([unconfirmed.state.address, asked.length]).toEqual([null, 1])
    answer([mougins.label])
    device(false)
    await pass()
    device(true)
    await pass()
    expect(unconfirmed.state.address?.is).toBe('one')
  })

  it('is searched when its draft is opened with a network, and left alone once the form is closed', async () => {
    const { form, device, unconfirmed, asked, stop } = typed([mougins.label])
    stop()
    device(true)
    await pass()
    expect(asked).toEqual([])
    unconfirmed.start()
    await pass()
    expect([asked, form.state.values.pickupAdr.text]).toEqual([[text], ''])
  })
})

const text = '3 chemin des pins, 06250 mougins'

/** A form without a network, whose delivery was typed; `labels`: what is found once there is one, null: nobody answers. */
function typed(labels: readonly string[] | null) {
  let device: (online: boolean) => void = () => {}
  let found = labels
  const asked: string[] = []
  const connection = createConnection((onChange) => {
    device = onChange
  })
  device(false)
  const world = pretendWorld(fetch)
  const suggest = async (wanted: string) => {
    asked.push(wanted)
    if (found === null) throw new DOMException('no answer', 'NetworkError')
    return { items: found.map(suggestionOf), credit: '' }
  }
  const form = createOrderForm(blankValues(camille, friday10h), () => friday10h)
  form.typeAddress('address', text)
  form.leaveAddress('address', true, true)
  const unconfirmed = createUnconfirmed({ places: { ...world.places, suggest }, connection }, form)
  const stop = unconfirmed.start()
  return { form, unconfirmed, asked, stop, device: (online: boolean) => device(online), answer: (next: readonly string[] | null) => void (found = next) }
}

function suggestionOf(label: string): Suggestion {
  return { id: label, label, primary: label, secondary: '', locate: async () => ({ ...mougins, label }) }
}

function pass(): Promise<void> {
  return new Promise(setImmediate)
}
