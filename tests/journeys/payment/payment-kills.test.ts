import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { killBrowsers } from '#tests/journeys/kills/hard-kills-browser.ts'
import { paymentKills, type Death } from './payment-kills.ts'
import { startProvider, type Provider } from '#tests/journeys/provider.ts'

// `npm run bench -- payment-kills` kills at each step, with the server there, gone and slow.
const deaths: Death[] = [
  ['the slip has arrived', 'gone'],
  ['3-D Secure asks', 'there'],
  ['« Vérification en cours »', 'gone'],
]
const seed = 20_261_123

let provider: Provider

beforeAll(async () => {
  provider = await startProvider('sqlite', 'off', '')
})
afterAll(async () => {
  await killBrowsers()
  await provider.remove()
})

describe('A browser killed between the slip and the paid order', () => {
  it(
    'leads its user to the draft or to the payment under way, and the order is stored once and charged once',
    async () => {
      const rounds = await paymentKills(provider, deaths, seed)
      expect(rounds.map(({ place, lost, doubled }) => [place, lost, doubled])).toEqual([
        ['draft', [], []],
        ['payment', [], []],
        ['payment', [], []],
      ])
    },
    deaths.length * 60_000,
  )
})
