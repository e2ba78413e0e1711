import { afterEach, describe, expect, it, vi } from 'vitest'
import { createWideScreen, wideScreen } from '#adapters/device/wide-screen.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device by its media queries; it becomes another by what it gives back. */
function device(matches: Record<string, boolean>): (now: Record<string, boolean>) => void {
  const change = new EventTarget()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matches[query]
    },
    addEventListener: change.addEventListener.bind(change),
    removeEventListener: change.removeEventListener.bind(change),
  }))
  return (now) => {
    matches = now
    change.dispatchEvent(Object.assign(new Event('change'), { matches: now[wideScreen] }))
  }
}

describe('The room for two columns', () => {
  it('comes and goes with the width of the screen', () => {
    const become = device({ [wideScreen]: true, print: false })
    const screen = createWideScreen()
    expect(screen.isWide()).toBe(true)
    become({ [wideScreen]: false, print: false })
    expect(screen.isWide()).toBe(false)
  })

  it('is on paper what it is on the screen', () => {
    const become = device({ [wideScreen]: true, print: false })
    const screen = createWideScreen()
    become({ [wideScreen]: false, print: true })
    expect(screen.isWide()).toBe(true)
  })
})
