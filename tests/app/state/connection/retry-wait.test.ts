import { describe, expect, it } from 'vitest'
import { Cancelled } from '#adapters/failures/failures.ts'
import { createRetryWait, type WaitState } from '#state/connection/retry-wait.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const inMs = (ms: number) => new Date(friday10h.getTime() + ms)

describe('The wait for a call that was refused with 429', () => {
  it('is counted down, second by second', () => {
    const { retry, options, pass, seen } = waiting(2500)
    pass(500)
    pass(1000)
    expect(seen.map((state) => state?.step === 'waiting' && state.secondsLeft)).toEqual([3, 2, 1])
    options.onWaiting?.(0)
    expect(retry.read()).toBeNull()
  })

  it('catches up at once after a sleep of the phone', () => {
    const { retry, pass } = waiting(60_000)
    pass(1000, 40_000)
    expect(retry.read()).toMatchObject({ secondsLeft: 20, until: inMs(60_000) })
  })

  it.each([
    [30_000, false],
    [30_001, true],
  ])('of %d ms is long: %s', (ms, isLong) => {
    const { retry, pass } = waiting(ms)
    expect(retry.read()).toMatchObject({ isLong })
    pass(1000, 25_000)
    expect(retry.read()).toMatchObject({ isLong })
  })

  it('is stopped by its user, who learns when to try again', () => {
    const { retry, options } = waiting(300_000)
    retry.stop()
    expect(options.signal?.reason).toBeInstanceOf(Cancelled)
    expect(retry.read()).toEqual({ step: 'stopped', until: inMs(300_000) })
  })

  it('is not stopped once the call is on its way again', () => {
    const { retry, options } = waiting(300_000)
    options.onWaiting?.(0)
    retry.stop()
    expect(options.signal?.aborted).toBe(false)
  })

  it('ends without a word when the form is left', () => {
    const { retry, options } = waiting(300_000)
    retry.leave()
    expect([options.signal?.aborted, retry.read()]).toEqual([true, null])
  })

  it('is forgotten by the next call', () => {
    const { retry } = waiting(300_000)
    retry.stop()
    expect(retry.options().signal?.aborted).toBe(false)
    expect(retry.read()).toBeNull()
  })
})

/** A call that has to wait so long, on a clock in the test's hands. */
function waiting(ms: number) {
  let at = friday10h
  let ring: { readonly ms: number; readonly done: () => void } | null = null
  const retry = createRetryWait({
    now: () => at,
    timer(delay, done) {
      const mine = (ring = { ms: delay, done })
      return () => void (ring === mine && (ring = null))
    },
  })
  const seen: WaitState[] = []
  retry.subscribe(() => seen.push(retry.read()))
  const options = retry.options()
  seen.length = 0
  options.onWaiting?.(ms)
  return {
    retry,
    options,
    seen,
    /** The clock rings when it was to ring after `expected` ms; so much time has passed by then. */
    pass(expected: number, passed = expected) {
      if (ring === null || ring.ms > expected) throw new Error('the clock was not to ring by then')
      at = new Date(at.getTime() + passed)
      const { done } = ring
      ring = null
      done()
    },
  }
}
