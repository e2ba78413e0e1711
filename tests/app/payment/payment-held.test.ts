import { createElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { PaymentHeld } from '#app/payment/payment-held.tsx'
import { WorldContext } from '#app/world.ts'
import { createConnection } from '#state/connection/connection.ts'
import { pretendWorld, said } from '#tests/builders/pretend-world.ts'
import { drawn } from './drawn.tsx'
import { cut } from './paying.ts'
import { forgetAll, visiting } from './visiting.ts'

afterEach(forgetAll)

describe('A payment without a network', () => {
  it('asks nothing of anybody, stays where it is, and is made at the next press', async () => {
    const { connection, device } = network()
    const { visit, card, counts, left, world } = visiting({}, undefined, { connection })
    device(false)
    await visit.pay(card)
    expect([visit.state, counts(), left, said(world)]).toEqual([
      expect.objectContaining({ step: 'card', isHeld: true }),
      { intent: 0, card: 0, holder: 0, confirm: 0 },
      [],
      [],
    ])
    device(true)
    expect(counts().intent).toBe(0)
    await visit.pay(card)
    expect([left, counts().card]).toEqual([['/payment-success'], 1])
  })

  it('that goes before the card is sent leaves the card where it was typed', async () => {
    const { connection, device } = network()
    const { visit, card, left, counts, world } = visiting({ intent: [cut] }, undefined, {
      connection: { ...connection, settled: async () => device(false) },
    })
    await visit.pay(card)
    expect([visit.state.step, visit.state.isHeld, left, counts().card, said(world)]).toEqual(['card', true, [], 0, []])
  })
})

describe('What is said while no card can leave', () => {
  it.each([
    ['without a network', false, { isHeld: false, isSent: false }, 'Hors ligne\u00A0: rien n’est débité.'],
    ['once it is back', true, { isHeld: true, isSent: false }, 'La connexion est revenue\u00A0: rien n’est débité.'],
    [
      'after a card whose end is unknown',
      false,
      { isHeld: true, isSent: true },
      'Hors ligne\u00A0: cette carte n’est pas partie.',
    ],
  ])('is true: %s', (_, isOnline, held, words) => {
    expect(heldWords(isOnline, held)).toContain(words)
  })

  it('is nothing while there is a network', () => {
    expect(heldWords(true, { isHeld: false, isSent: false })).toBe('')
  })
})

function network() {
  let device: (online: boolean) => void = () => {}
  const connection = createConnection((onChange) => {
    device = onChange
  })
  return { connection, device: (online: boolean) => device(online) }
}

function heldWords(isOnline: boolean, held: { readonly isHeld: boolean; readonly isSent: boolean }): string {
  const { connection, device } = network()
  device(isOnline)
  return drawn(
    createElement(WorldContext, { value: { ...pretendWorld(fetch), connection } }, createElement(PaymentHeld, held)),
  )
}
