import { describe, expect, it } from 'vitest'
import type { Suggestion } from '#adapters/places/places.ts'
import { confirmAddress, watchUnconfirmed } from '#app/order/watch/unconfirmed.ts'
import { leaveAddress, typeAddress } from '#app/order/model/order-actions.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { createConnection } from '#state/connection/connection.ts'
import { mougins } from '#tests/app/order/filled-values.ts'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'

describe('An address that was typed without a network', () => {
  it('is searched again when the network is back, and the one that is found is offered, not taken', async () => {
    const { state, device, asked } = typed([mougins.label])
    expect(asked).toEqual([])
    device(true)
    await pass()
    expect(state.unconfirmed.address).toMatchObject({ is: 'one', text, suggestion: { label: mougins.label } })
    expect([asked, state.values.address.place]).toEqual([[text], null])
  })

  it('is picked at a press, with its point', async () => {
    const { state, device } = typed([mougins.label])
    device(true)
    await pass()
    await confirmAddress(state, 'address')
    expect(state.values.address).toMatchObject({ text: mougins.label, place: mougins })
  })

  it('is not picked once something else is typed', async () => {
    const { state, device } = typed([mougins.label])
    device(true)
    await pass()
    typeAddress(state, 'address', 'Nice')
    await confirmAddress(state, 'address')
    expect(state.values.address).toMatchObject({ text: 'Nice', place: null })
  })

  it.each([
    ['several', ['1 Rue Haute, 06250 Mougins', '1 Rue Haute, 06400 Cannes'], 'several'],
    ['none', [], 'none'],
    [
      'the one that is written so among others',
      ['1 Rue Haute, 06400 Cannes', '3 CHEMIN des pins, 06250 mougins'],
      'one',
    ],
  ])('may be %s', async (_, labels, is) => {
    const { state, device } = typed(labels)
    device(true)
    await pass()
    expect(state.unconfirmed.address?.is).toBe(is)
  })

  it('is searched again at the next return when nobody answers', async () => {
    const { state, device, asked, answer } = typed(null)
    device(true)
    await pass()
    expect([state.unconfirmed.address, asked.length]).toEqual([null, 1])
    answer([mougins.label])
    device(false)
    await pass()
    device(true)
    await pass()
    expect(state.unconfirmed.address?.is).toBe('one')
  })

  it('is searched when its draft is opened with a network, and left alone once the form is closed', async () => {
    const { state, device, asked, start, stop } = typed([mougins.label])
    stop()
    device(true)
    await pass()
    expect(asked).toEqual([])
    start()
    await pass()
    expect([asked, state.values.pickupAdr.text]).toEqual([[text], ''])
  })
})

const text = '3 chemin des pins, 06250 mougins'

/**
 * A form without a network, whose delivery was typed; `labels`: what is found once there is one, null: nobody answers.
 */
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
  const state = createOrderState(camille, friday10h)
  typeAddress(state, 'address', text)
  leaveAddress(state, 'address', true, true)
  const start = () => watchUnconfirmed(state, { places: { ...world.places, suggest }, connection })
  return {
    state,
    asked,
    start,
    stop: start(),
    device: (online: boolean) => device(online),
    answer: (next: readonly string[] | null) => void (found = next),
  }
}

function suggestionOf(label: string): Suggestion {
  return { id: label, label, primary: label, secondary: '', locate: async () => ({ ...mougins, label }) }
}

function pass(): Promise<void> {
  return new Promise(setImmediate)
}
