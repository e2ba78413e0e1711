import { describe, expect, it } from 'vitest'
import { firstPaint } from '#app/first-paint.tsx'
import { openScreens, privateScreens } from '#contract/addresses.ts'

describe('what is drawn before the app', () => {
  it('needs no world, and has a place for every screen, whatever is in its address', () => {
    const screens = Array.from(firstPaint().matchAll(/data-screen="([^"]+)"/g), ([, screen = '']) => new RegExp(screen))
    for (const address of Object.values({ ...openScreens, ...privateScreens }))
      expect(
        screens.some((screen) => screen.test(address.replaceAll(/:\w+/g, '17'))),
        address,
      ).toBe(true)
  })
})
