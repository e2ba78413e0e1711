import { expect, describe, it, vi } from 'vitest'
import { createUpdate } from '#state/screen/update.ts'

describe('A newer build', () => {
  it('is offered once it lies ready, and let in when its user says so', () => {
    let tell = () => {}
    const takeOver = vi.fn<() => void>()
    const update = createUpdate({ onWaiting: (told) => void (tell = told), takeOver })
    expect(update.state.isReady).toBe(false)
    tell()
    expect(update.state.isReady).toBe(true)
    expect(takeOver).not.toHaveBeenCalled()
    update.apply()
    expect(takeOver).toHaveBeenCalledOnce()
  })
})
