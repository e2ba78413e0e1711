import { describe, expect, it } from 'vitest'
import type { CardFields } from '#adapters/payments/card-fields.ts'
import { fieldsInTime } from '#adapters/payments/fields-in-time.ts'
import { atOnce } from '#tests/builders/pretend-world.ts'

describe('Fields that open too late', () => {
  it('are given up, and closed when they come', async () => {
    let closed = 0
    let arrive = (_: CardFields) => {}
    const open = fieldsInTime(() => new Promise((resolve) => (arrive = resolve)), atOnce)
    await expect(open({ publishableKey: 'pk', amount: 4788, session: null, returnPath: '/payment' })).rejects.toThrow(
      '20000 ms',
    )
    arrive({ close: () => void closed++ } as unknown as CardFields)
    await new Promise(setImmediate)
    expect(closed).toBe(1)
  })
})
