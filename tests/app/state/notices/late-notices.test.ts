import { describe, expect, it } from 'vitest'
import { ChunkLoadError } from '#adapters/failures/failures.ts'
import { createLateNotices } from '#state/notices/late-notices.ts'

describe('The notices of a device, before their part of the app is there', () => {
  it('are neither fetched, renewed nor ended where the browser lets nobody be told', async () => {
    const { notices, fetched } = lost(false)
    await notices.renew()
    await notices.end()
    expect(fetched()).toBe(0)
  })

  it('reject nothing when it does not come: a switch says that it failed, and nothing is offered', async () => {
    const { notices, fetched } = lost(true)
    await Promise.all([notices.look(), notices.renew(), notices.end()])
    expect(await notices.mayOffer()).toBe(false)
    expect(notices.state).toMatchObject({ standing: 'unknown', isFailed: false })
    await notices.turnOn()
    expect([notices.state.isFailed, fetched()]).toEqual([true, 5])
  })
})

function lost(mayBeTold: boolean) {
  let fetched = 0
  const load = async () => {
    fetched++
    throw new ChunkLoadError('no network')
  }
  return { notices: createLateNotices(load, () => mayBeTold), fetched: () => fetched }
}
