import { describe, expect, it } from 'vitest'
import { createEstimate } from '#app/site/estimate/estimate.ts'
import { cannes, mougins } from '#tests/app/order/filled-values.ts'
import { pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

const poster = { store: { name: 'Négoce Modèle', hours: '7h-18h', place: { ...mougins, signature: 'always.abc' } } }

function open() {
  const { places, sleep } = pretendWorld(pretendProvider({}).fetch)
  return createEstimate({ places, sleep, ask: async () => null, waiting: () => ({}) })
}

describe('An estimate that a store’s poster led to', () => {
  it('starts from the store, by the point that counts for a price, and has its hours', () => {
    const estimate = open()
    estimate.comeFrom(poster)
    expect(estimate.state.pickup).toMatchObject({ text: mougins.label, place: poster.store.place, error: undefined })
    expect(estimate.state.store).toEqual({ label: mougins.label, hours: '7h-18h' })
  })

  it('keeps the address that was typed meanwhile', () => {
    const estimate = open()
    estimate.type('pickup', cannes.label)
    estimate.comeFrom(poster)
    estimate.comeFrom({ missing: 'On ne connaît pas ce dépôt.' })
    expect(estimate.state.pickup).toMatchObject({ text: cannes.label, place: null, error: undefined })
  })

  it('says at the address why the store is not known', () => {
    const estimate = open()
    estimate.comeFrom({ missing: 'On ne connaît pas ce dépôt.' })
    expect(estimate.state.pickup).toMatchObject({ text: '', error: 'On ne connaît pas ce dépôt.' })
  })
})
