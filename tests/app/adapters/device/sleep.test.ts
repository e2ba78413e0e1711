import { describe, expect, it } from 'vitest'
import { sleep } from '#adapters/device/device.ts'

describe('A wait', () => {
  it('ends by itself', async () => {
    await expect(sleep(0)).resolves.toBeUndefined()
  })

  it('ends at once when it is given up', async () => {
    const giveUp = new AbortController()
    const waiting = sleep(3_600_000, giveUp.signal)
    giveUp.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
  })

  it('does not begin when it was given up before', async () => {
    await expect(sleep(3_600_000, AbortSignal.abort(new Error('already left')))).rejects.toThrow('already left')
  })
})
