import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hardKills } from './hard-kills.ts'
import { killBrowsers } from './hard-kills-browser.ts'
import { signInByCall } from './hard-kills-session.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'

// `npm run bench -- kills` kills as often as it is told, at moments of its own.
const rounds = 2
const seed = 20_261_118

let provider: Provider

beforeAll(async () => {
  provider = await startProvider('sqlite', 'off', '')
})
afterAll(async () => {
  await killBrowsers()
  await provider.remove()
})

describe('A browser killed while the form is filled', () => {
  it(
    'loses nothing that the draft line said was kept, slip included',
    async () => {
      const kills = await hardKills(provider.url, await signInByCall(provider), rounds, seed)
      expect(kills.lost).toEqual([])
      expect(kills.drafts, 'kills with something to lose').toBeGreaterThan(0)
    },
    rounds * 20_000,
  )
})
