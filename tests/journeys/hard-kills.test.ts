import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hardKills } from './hard-kills.ts'
import { signInByCall } from './hard-kills-session.ts'
import { type Provider, startProvider } from './provider.ts'

const rounds = 4

let provider: Provider

beforeAll(async () => {
  provider = await startProvider('sqlite', 'off', '')
})
afterAll(() => provider.remove())

describe('A browser killed while the form is filled', () => {
  it(
    'loses nothing that the draft line said was kept, slip included',
    async () => {
      const seed = Date.now() % 1_000_000
      const kills = await hardKills(provider.url, await signInByCall(provider), rounds, seed)
      expect(kills.lost, `seed ${seed}`).toEqual([])
      expect(kills.drafts, `seed ${seed}: kills with something to lose`).toBeGreaterThan(0)
    },
    rounds * 20_000,
  )
})
