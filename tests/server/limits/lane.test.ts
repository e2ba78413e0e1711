import { describe, expect, it } from 'vitest'
import { createLane, LaneFull, type LaneLimits } from '#server/limits/lane.ts'

const laneOf = (limits: Partial<LaneLimits> = {}) => createLane({ atOnce: 1, ofOne: 1, room: 8, roomOfOne: 8, patienceMs: 60_000, ...limits })

describe('a lane', () => {
  it('serves by turns those who wait: one’s many never keep another’s one waiting', async () => {
    const lane = laneOf()
    const order: string[] = []
    const ride = async (who: string) => {
      const leave = await lane.enter(who)
      order.push(who)
      await Promise.resolve()
      leave()
    }
    await Promise.all(['A', 'A', 'A', 'A', 'B', 'C', 'B'].map(ride))
    expect(order.join('')).toBe('AABCABA')
  })

  it('has so many places, and so many of them for one', async () => {
    const lane = laneOf({ atOnce: 3, ofOne: 2, room: 0 })
    const [leave] = [await lane.enter('A'), await lane.enter('A')]
    await expect(lane.enter('A')).rejects.toBeInstanceOf(LaneFull)
    await lane.enter('B')
    await expect(lane.enter('C')).rejects.toBeInstanceOf(LaneFull)
    leave()
    leave()
    await lane.enter('A')
    await expect(lane.enter('C')).rejects.toBeInstanceOf(LaneFull)
  })

  it('has an end, and an end for one', async () => {
    const lane = laneOf({ room: 2, roomOfOne: 1 })
    const leave = await lane.enter('A')
    const second = lane.enter('A')
    await expect(lane.enter('A')).rejects.toBeInstanceOf(LaneFull)
    const other = lane.enter('B')
    await expect(lane.enter('C')).rejects.toBeInstanceOf(LaneFull)
    leave()
    ;(await second)()
    ;(await other)()
  })

  it('lets nobody wait for ever, and keeps no place for who gave up', async () => {
    const lane = laneOf({ patienceMs: 1 })
    const leave = await lane.enter('A')
    await expect(lane.enter('B')).rejects.toBeInstanceOf(LaneFull)
    leave()
    ;(await lane.enter('C'))()
  })

  it('forgets who went away while waiting', async () => {
    const lane = laneOf()
    const leave = await lane.enter('A')
    const going = new AbortController()
    const gone = lane.enter('B', going.signal)
    const next = lane.enter('C')
    going.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    await expect(lane.enter('B', going.signal)).rejects.toThrow('gone')
    leave()
    ;(await next)()
    ;(await lane.enter('D'))()
  })
})
