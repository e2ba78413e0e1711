import { describe, expect, it } from 'vitest'
import { createLane, LaneFull, type LaneLimits } from '#server/limits/lane.ts'

const laneOf = (limits: Partial<LaneLimits> = {}) =>
  createLane({ atOnce: 1, ofOne: 1, room: 8, roomOfOne: 8, patienceMs: 60_000, ...limits })

describe('a lane', () => {
  it('serves by turns those who wait: one’s many never keep another’s one waiting', async () => {
    const lane = laneOf()
    const order: string[] = []
    const ride = async (who: string) => {
      const leave = await lane.enter({ who })
      order.push(who)
      await Promise.resolve()
      leave()
    }
    await Promise.all(['A', 'A', 'A', 'A', 'B', 'C', 'B'].map(ride))
    expect(order.join('')).toBe('AABCABA')
  })

  it('has so many places, and so many of them for one', async () => {
    const lane = laneOf({ atOnce: 3, ofOne: 2, room: 0 })
    const [leave] = [await lane.enter({ who: 'A' }), await lane.enter({ who: 'A' })]
    await expect(lane.enter({ who: 'A' })).rejects.toBeInstanceOf(LaneFull)
    await lane.enter({ who: 'B' })
    await expect(lane.enter({ who: 'C' })).rejects.toBeInstanceOf(LaneFull)
    leave()
    leave()
    await lane.enter({ who: 'A' })
    await expect(lane.enter({ who: 'C' })).rejects.toBeInstanceOf(LaneFull)
  })

  it('has an end, and an end for one', async () => {
    const lane = laneOf({ room: 2, roomOfOne: 1 })
    const leave = await lane.enter({ who: 'A' })
    const second = lane.enter({ who: 'A' })
    await expect(lane.enter({ who: 'A' })).rejects.toBeInstanceOf(LaneFull)
    const other = lane.enter({ who: 'B' })
    await expect(lane.enter({ who: 'C' })).rejects.toBeInstanceOf(LaneFull)
    leave()
    ;(await second)()
    ;(await other)()
  })

  it('lets nobody wait for ever, and keeps no place for who gave up', async () => {
    const lane = laneOf({ patienceMs: 1 })
    const leave = await lane.enter({ who: 'A' })
    await expect(lane.enter({ who: 'B' })).rejects.toBeInstanceOf(LaneFull)
    leave()
    ;(await lane.enter({ who: 'C' }))()
  })

  it('forgets who went away while waiting', async () => {
    const lane = laneOf()
    const leave = await lane.enter({ who: 'A' })
    const going = new AbortController()
    const gone = lane.enter({ who: 'B' }, going.signal)
    const next = lane.enter({ who: 'C' })
    going.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    await expect(lane.enter({ who: 'B' }, going.signal)).rejects.toThrow('gone')
    leave()
    ;(await next)()
    ;(await lane.enter({ who: 'D' }))()
  })

  it('gives guests so much of its places and of its room, together; those of others stay free', async () => {
    const lane = laneOf({ atOnce: 3, room: 2, guests: { atOnce: 1, room: 1 } })
    const [guest, second, third] = ['G', 'H', 'I'].map((who) => ({ who, isGuest: true }))
    const leave = await lane.enter(guest!)
    const waiting = lane.enter(second!)
    await expect(lane.enter(third!)).rejects.toBeInstanceOf(LaneFull)
    expect([lane.isOpen(third!), lane.isOpen({ who: 'A' })]).toEqual([false, true])
    await lane.enter({ who: 'A' })
    const last = await lane.enter({ who: 'B' })
    last()
    leave()
    ;(await waiting)()
  })

  it('with guests calls who waits with his first before who was served', async () => {
    const lane = laneOf({ guests: { atOnce: 1, room: 8 } })
    for (const who of ['A', 'B']) (await lane.enter({ who }))()
    const leave = await lane.enter({ who: 'A' })
    const order: string[] = []
    const ride = async (who: string) => {
      const giveBack = await lane.enter({ who, isGuest: who !== 'B' })
      order.push(who)
      giveBack()
    }
    const all = ['A', 'B', 'C', 'D', 'C'].map(ride)
    leave()
    await Promise.all(all)
    expect(order.join('')).toBe('CDABC')
  })
})
