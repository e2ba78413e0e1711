import { describe, expect, it } from 'vitest'
import { withTimeout } from '#adapters/device/with-timeout.ts'
import type { Sleep } from '#adapters/device/waiting.ts'

const never = new Promise<string>(() => {})
const atOnce: Sleep = async () => {}

describe('What is awaited for so long and no longer', () => {
  it('is given when it comes in time, and its alarm is put off', async () => {
    let alarm: AbortSignal | undefined
    const sleep: Sleep = (_, signal) => {
      alarm = signal
      return new Promise(() => {})
    }
    expect([await withTimeout(1000, Promise.resolve('là'), sleep), alarm?.aborted]).toEqual(['là', true])
  })

  it('is given up when it does not', async () => {
    await expect(withTimeout(1000, never, atOnce)).rejects.toThrow('1000 ms')
  })
})
