import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStateCompanies } from '#server/adapters/companies/state-companies.ts'
import { known, start, type RechercheEntreprises } from '#tests/stand-ins/recherche-entreprises.ts'
import type { Mode } from '#tests/stand-ins/state-service.ts'

let state: RechercheEntreprises
let clock: Date
beforeEach(async () => {
  state = await start()
  clock = new Date('2026-11-10T09:00:00Z')
})
afterEach(() => state.stop())

const later = (ms: number): void => {
  clock = new Date(clock.getTime() + ms)
}
const visitor = { network: '192.0.2.1' }
/** To wait for one's turn takes no time but the clock's. */
const companies = (timeoutMs?: number) =>
  createStateCompanies({
    baseUrl: state.url,
    fetch,
    now: () => clock,
    pause: async (ms) => later(ms),
    ...(timeoutMs && { timeoutMs }),
  })

describe('A company', () => {
  it('is known by its SIREN: its name, its VAT number, and its head office with its point', async () => {
    expect(await companies().find(known.whole, visitor)).toEqual({
      siren: known.whole,
      name: 'EXEMPLE MACONNERIE',
      vatNumber: 'FR68900000001',
      address: { label: '12b Chemin des Oliviers, 06250 Mougins', point: { lat: 43.6031, lng: 6.9961 } },
      isClosed: false,
    })
  })

  it('that has ceased is told as such', async () => {
    expect(await companies().find(known.ceased, visitor)).toMatchObject({
      name: 'EXEMPLE FERMETURE',
      vatNumber: '',
      isClosed: true,
    })
  })

  it('of a person who hides his address has a name alone', async () => {
    expect(await companies().find(known.person, visitor)).toMatchObject({ name: 'CAMILLE EXEMPLE', address: null })
  })

  it('abroad has no address that we deliver the invoice to by itself', async () => {
    expect(await companies().find(known.abroad, visitor)).toMatchObject({ name: 'EXEMPLE LTD', address: null })
  })

  it.each([known.masked, '732829320'])('is none where the directory hides it or knows none: %s', async (siren) => {
    expect(await companies().find(siren, visitor)).toBeNull()
  })

  it('is asked for as the documentation says, once a day', async () => {
    const directory = companies()
    await directory.find(known.whole, visitor)
    await directory.find(known.whole, visitor)
    expect(state.requests).toEqual([
      { q: known.whole, minimal: 'true', include: 'siege,tva', page: '1', per_page: '1' },
    ])
    later(25 * 3_600_000)
    await directory.find(known.whole, visitor)
    expect(state.requests).toHaveLength(2)
  })

  it('is none for a number that the directory refuses, and the next one is asked for', async () => {
    const directory = companies()
    state.misbehave('refusing')
    expect(await directory.find(known.whole, visitor)).toBeNull()
    state.misbehave('well')
    expect(await directory.find(known.ceased, visitor)).toMatchObject({ name: 'EXEMPLE FERMETURE' })
  })
})

describe('The directory of companies', () => {
  it.each<Mode>(['broken', 'hanging', 'malformed', 'not-json', 'truncated', 'busy'])(
    'that is %s counts as away, and is asked again later',
    async (mode) => {
      const directory = companies(mode === 'hanging' ? 1_000 : undefined)
      state.misbehave(mode)
      expect(await directory.find(known.whole, visitor)).toBe('away')
      state.misbehave('well')
      expect(await directory.find(known.whole, visitor)).toBe('away')
      later(31_000)
      expect(await directory.find(known.whole, visitor)).toMatchObject({ name: 'EXEMPLE MACONNERIE' })
    },
  )

  it('without anybody at the other end counts as away', async () => {
    await state.stop()
    expect(await companies().find(known.whole, visitor)).toBe('away')
    state = await start()
  })

  it('is asked four times in any second by visitors; who comes later waits for his turn', async () => {
    const directory = companies()
    const began = clock.getTime()
    const sirens = ['900000050', '900000068', '900000076', '356000000', '732829320']
    await Promise.all(sirens.map((siren) => directory.find(siren, visitor)))
    expect(state.requests).toHaveLength(5)
    expect(clock.getTime() - began).toBeGreaterThanOrEqual(1_000)
  })
})
