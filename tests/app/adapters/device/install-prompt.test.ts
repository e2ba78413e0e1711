import { describe, expect, it } from 'vitest'
import { createInstallPrompt, type InstallWay, withoutOffer } from '#adapters/device/install-prompt.ts'

const android = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
}

function anOffer(outcome: 'accepted' | 'dismissed') {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => ({ outcome }) })
}

function aPage(runsInstalled = false) {
  const page = new EventTarget()
  const ways: InstallWay[] = []
  const prompt = createInstallPrompt(page, android, runsInstalled)
  prompt.watch((way) => void ways.push(way))
  return { page, prompt, ways }
}

describe('The browser’s offer to install the app', () => {
  it('is kept from its own bar, and told', () => {
    const { page, ways } = aPage()
    const offer = anOffer('accepted')
    page.dispatchEvent(offer)
    expect([offer.defaultPrevented, ways]).toEqual([true, ['unknown', 'asks']])
  })

  it.each([
    ['accepted', 'installed'],
    ['dismissed', 'unknown'],
  ] as const)('is asked once: %s', async (outcome, way) => {
    const { page, prompt, ways } = aPage()
    page.dispatchEvent(anOffer(outcome))
    expect(await prompt.ask()).toBe(outcome)
    expect(ways.at(-1)).toBe(way)
    expect(await prompt.ask()).toBe('dismissed')
  })

  it('may come anew after a no', async () => {
    const { page, prompt, ways } = aPage()
    page.dispatchEvent(anOffer('dismissed'))
    await prompt.ask()
    page.dispatchEvent(anOffer('accepted'))
    expect(ways.at(-1)).toBe('asks')
  })

  it('is over once the app is on the home screen, however it got there', () => {
    const { page, ways } = aPage()
    page.dispatchEvent(anOffer('accepted'))
    page.dispatchEvent(new Event('appinstalled'))
    expect(ways.at(-1)).toBe('installed')
  })

  it('is of no interest to an app that runs installed', () => {
    expect(aPage(true).ways).toEqual(['installed'])
  })
})

describe('A browser without such an offer', () => {
  const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  it.each([
    ['Safari on an iPhone', `${ios} Version/18.6 Mobile/15E148 Safari/604.1`, 5, 'by hand'],
    ['Chrome on an iPhone', `${ios} CriOS/156.0 Mobile/15E148 Safari/604.1`, 5, 'by hand'],
    [
      'Safari on an iPad',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      5,
      'by hand',
    ],
    [
      'Safari on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      0,
      'unknown',
    ],
    ['an app on an iPhone', `${ios} Mobile/15E148`, 5, 'in another app'],
    ['a network’s app on an iPhone', `${ios} Mobile/15E148 Safari/604.1 Instagram 350.0`, 5, 'in another app'],
    [
      'an app on Android',
      'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36',
      5,
      'in another app',
    ],
    ['Chrome on Android', android.userAgent, 5, 'unknown'],
  ] as const)('is known: %s', (_what, userAgent, maxTouchPoints, way) => {
    expect(withoutOffer({ userAgent, maxTouchPoints })).toBe(way)
  })
})
