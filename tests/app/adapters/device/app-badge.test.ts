import { describe, expect, it } from 'vitest'
import { createAppBadge } from '#adapters/device/app-badge.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'

describe('The number on the app’s icon', () => {
  it('is how many orders are on their way, none once it is cleared, and a browser that does not let the page is no mistake', async () => {
    const said: number[] = []
    const badge = createAppBadge({
      setAppBadge: (count: number) => (
        said.push(count),
        Promise.reject(new DOMException('not installed', 'NotAllowedError'))
      ),
    } as unknown as Navigator)
    badge.show([4, 3, 1, 1, 2, 6, null].map((status, id) => aPastOrder({ id, status })))
    badge.show([])
    badge.clear()
    expect(said).toEqual([2, 0, 0])
  })

  it('is left alone where there is none', () => {
    const badge = createAppBadge({} as Navigator)
    expect(() => (badge.show([]), badge.clear())).not.toThrow()
  })
})
