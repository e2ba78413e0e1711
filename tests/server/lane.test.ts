import { describe, expect, it } from 'vitest'
import { createLane } from '#server/lane.ts'

describe('a lane', () => {
  it('lets so many through at once, and all of them in the end', async () => {
    const lane = createLane(2)
    let inside = 0
    let most = 0
    const task = async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => setImmediate(resolve))
      inside -= 1
      return most
    }
    const done = await Promise.all(Array.from({ length: 20 }, () => lane(task)))
    expect({ most, done: done.length, inside }).toEqual({ most: 2, done: 20, inside: 0 })
  })

  it('goes on after a task that fails', async () => {
    const lane = createLane(1)
    const failing = lane(() => Promise.reject(new Error('no')))
    const next = lane(async () => 'next')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('next')
  })

  it('keeps the order of arrival', async () => {
    const lane = createLane(1)
    const order: number[] = []
    await Promise.all([1, 2, 3, 4].map((place) => lane(async () => void order.push(place))))
    expect(order).toEqual([1, 2, 3, 4])
  })
})
