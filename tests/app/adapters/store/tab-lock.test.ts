import { describe, expect, it } from 'vitest'
import { createTabLock } from '#adapters/store/tab-lock.ts'

const sleep = () => new Promise<void>(setImmediate)
const hold = createTabLock(navigator.locks, sleep)
const nobody = () => {}

describe('A thing held by one tab', () => {
  it('is refused to another tab until it is let go', async () => {
    const letGo = await hold('a', nobody)
    expect(await hold('a', nobody)).toBeNull()
    letGo?.()
    expect(await hold('a', nobody)).not.toBeNull()
  })

  it('waits a little for a page that is just being left', async () => {
    const letGo = await hold('b', nobody)
    const next = hold('b', nobody)
    letGo?.()
    expect(await next).not.toBeNull()
  })

  it('can be taken over, and the one who had it is told', async () => {
    let lost = 0
    await hold('c', () => lost++)
    expect(await hold('c', nobody, true)).not.toBeNull()
    await new Promise(setImmediate)
    expect(lost).toBe(1)
  })

  it('is told nobody when it is let go', async () => {
    let lost = 0
    const letGo = await hold('d', () => lost++)
    letGo?.()
    await hold('d', nobody, true)
    expect(lost).toBe(0)
  })

  it('is another one under another name', async () => {
    await hold('e', nobody)
    expect(await hold('f', nobody)).not.toBeNull()
  })

  it.each([
    ['has no locks', undefined],
    [
      'refuses them',
      { request: () => Promise.reject(new DOMException('Not here', 'SecurityError')) } as unknown as LockManager,
    ],
  ])('is everybody’s in a browser that %s', async (_what, locks) => {
    const everywhere = createTabLock(locks, sleep)
    expect([await everywhere('g', nobody), await everywhere('g', nobody)]).toEqual([
      expect.any(Function),
      expect.any(Function),
    ])
  })
})
