import { proxy, ref } from 'valtio'
import { describe, expect, it } from 'vitest'
import type { SlipOnItsWay } from '../../../../src/app/order/model/slip-state.ts'
import { slipOnItsWay } from '#app/order/submit/slip-on-its-way.ts'
import { aSlip } from '../filled-values.ts'

describe('A slip on its way to be read', () => {
  it('tells its bytes, and is waited for no longer than they took once they are there, and 2 s at least', async () => {
    expect([await waited(400), await waited(14_000)]).toEqual([
      {
        place: null,
        waits: 2000,
        told: [
          [0, 1200],
          [1200, 1200],
        ],
      },
      {
        place: null,
        waits: 14_000,
        told: [
          [0, 1200],
          [1200, 1200],
        ],
      },
    ])
  })
})

async function waited(tookMs: number) {
  const way = proxy<SlipOnItsWay>({
    file: ref(aSlip()),
    sent: 0,
    total: 1200,
    tookMs: null,
    ended: new Promise<null>(() => {}),
  })
  const told: number[][] = []
  let waits = 0
  const sleep = async (ms: number) => void (waits = ms)
  const end = slipOnItsWay(
    way,
    { sleep },
    {
      signal: new AbortController().signal,
      onProgress: (sent, total) => void (told.at(-1)?.[0] === sent || told.push([sent, total])),
    },
  )
  await new Promise(setImmediate)
  expect(waits).toBe(0)
  Object.assign(way, { sent: 1200, tookMs })
  return { place: await end, waits, told }
}
