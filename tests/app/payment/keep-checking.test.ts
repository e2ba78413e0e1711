import { describe, expect, it } from 'vitest'
import { keepChecking } from '#app/payment/keep-checking.ts'
import { createConnection } from '#state/connection/connection.ts'

/** A clock that is moved by hand, a network and a page that come back when told. */
function waiting() {
  const pauses: number[] = []
  let checks = 0
  let wake = () => {}
  let tellOnline = (_: boolean) => {}
  let comeBack = () => {}
  const connection = createConnection((onChange) => (tellOnline = onChange))
  const stop = keepChecking(
    {
      connection,
      sleep: (ms, signal) =>
        new Promise((resolve, reject) => {
          pauses.push(ms)
          wake = resolve
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
      onVisible: (onReturn) => {
        comeBack = onReturn
        return () => (comeBack = () => {})
      },
    },
    async () => void checks++,
  )
  const settle = () => new Promise(setImmediate)
  return {
    pauses,
    checks: () => checks,
    stop,
    pass: async (times: number) => {
      for (let turn = 0; turn < times; turn++) {
        wake()
        await settle()
      }
    },
    network: async (online: boolean) => {
      tellOnline(online)
      await settle()
    },
    comeBack: () => comeBack(),
  }
}

describe('A payment that is checked by itself', () => {
  it('is asked about after pauses that grow from two seconds to a minute', async () => {
    const { pauses, checks, pass } = waiting()
    await pass(7)
    expect([pauses, checks()]).toEqual([[2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000], 7])
  })

  it('is asked about when the network is back, and when the page is looked at again', async () => {
    const { checks, network, comeBack } = waiting()
    await network(false)
    expect(checks()).toBe(0)
    await network(true)
    expect(checks()).toBe(1)
    comeBack()
    expect(checks()).toBe(2)
  })

  it('is left in peace once it is stopped', async () => {
    const { checks, stop, pass, network, comeBack } = waiting()
    stop()
    await pass(1)
    await network(false)
    await network(true)
    comeBack()
    expect(checks()).toBe(0)
  })
})
