import { describe, expect, it } from 'vitest'
import { proxy } from 'valtio'
import { followChanges } from '#app/order/watch/follow-changes.ts'

function followed() {
  const state = proxy({ name: '', place: { city: '' } })
  const told: string[] = []
  const { stop, flush } = followChanges(state, queueMicrotask, {
    atOnce: () => told.push('at once'),
    after: () => told.push(`after ${state.name}${state.place.city}`),
  })
  return { state, told, stop, flush }
}

describe('Changes that are followed', () => {
  it('are told of at once, and when they are seen', async () => {
    const { state, told } = followed()
    state.name = 'Martin'
    expect(told).toEqual(['at once'])
    await Promise.resolve()
    expect(told).toEqual(['at once', 'after Martin'])
  })

  it('are told of once when they come together', async () => {
    const { state, told } = followed()
    state.name = 'Martin'
    state.place.city = ' Cannes'
    await Promise.resolve()
    expect(told).toEqual(['at once', 'after Martin Cannes'])
  })

  it('are told of also when the follower leaves right after', () => {
    const { state, told, stop } = followed()
    state.name = 'Martin'
    stop()
    expect(told).toEqual(['at once', 'after Martin'])
  })

  it('are told of at once on demand, and not again', async () => {
    const { state, told, flush } = followed()
    state.name = 'Martin'
    flush()
    await Promise.resolve()
    expect(told).toEqual(['at once', 'after Martin'])
  })

  it('are nobody’s after that', async () => {
    const { state, told, stop } = followed()
    stop()
    state.name = 'Martin'
    await Promise.resolve()
    expect(told).toEqual([])
  })
})
