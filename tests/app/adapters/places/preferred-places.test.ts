import { describe, expect, it } from 'vitest'
import { CallFailure } from '#adapters/failures/failures.ts'
import { createPreferredPlaces, type LatePlaces } from '#adapters/places/preferred-places.ts'
import type { Suggestion } from '#adapters/places/places.ts'
import { cannes, mougins } from '#tests/app/order/filled-values.ts'
import { pretendProvider, pretendWorld, type Answers } from '#tests/builders/pretend-world.ts'

const signal = new AbortController().signal
const item = (locate: Suggestion['locate'] = async () => cannes): Suggestion => ({
  id: '1',
  label: '12 rue des Oliviers, Cannes',
  primary: '12 rue des Oliviers',
  secondary: 'Cannes',
  locate,
})
const finds = (...items: Suggestion[]): LatePlaces => ({ suggest: async () => ({ items, credit: 'Préférée' }) })
const provided: Answers = {
  '/places/suggest': () => ({ success: true, data: [mougins], credit: 'Prestataire' }),
  '/places/resolve': () => ({ success: true, data: mougins }),
}

describe('The preferred source of addresses', () => {
  it('is not fetched before a field is entered, and once however many are', async () => {
    const { places, loads } = open(async () => finds(item()))
    await places.suggest('rue', signal)
    expect(loads()).toBe(0)
    places.prepare()
    places.prepare()
    expect(loads()).toBe(1)
  })

  it('answers once it is there', async () => {
    const { places, provider } = await ready(finds(item()))
    const { items, credit } = await places.suggest('rue', signal)
    expect([items.map(({ primary }) => primary), credit]).toEqual([['12 rue des Oliviers'], 'Préférée'])
    expect(await items[0]?.locate()).toEqual(cannes)
    expect(provider.asked).toEqual([])
  })

  it('lets the provider answer while it is on its way', async () => {
    const { places } = open(() => new Promise(() => {}))
    places.prepare()
    expect((await places.suggest('rue', signal)).credit).toBe('Prestataire')
  })

  it.each([
    ['finds nothing', { '/places/suggest': () => ({ success: true, data: [], credit: 'Prestataire' }) }],
    ['has no addresses', {}],
  ])('answers what was typed while it was on its way where the provider %s', async (_, answers: Answers) => {
    let come: (source: LatePlaces) => void = () => {}
    const { places } = open(() => new Promise((resolve) => (come = resolve)), answers)
    places.prepare()
    const asking = places.suggest('rue', signal)
    await settled()
    come(finds(item()))
    expect((await asking).credit).toBe('Préférée')
  })

  it.each([
    ['cannot be fetched', () => Promise.reject(new Error('bloquée'))],
    [
      'keeps one waiting for eight seconds',
      () => new Promise<LatePlaces>((resolve) => later.push(() => resolve(finds(item())))),
    ],
  ])('is given up when it %s', async (_, load) => {
    const { places, pass } = open(load)
    places.prepare()
    await pass(8000)
    later.splice(0).forEach((come) => come())
    await settled()
    expect((await places.suggest('rue', signal)).credit).toBe('Prestataire')
  })

  it.each([
    ['refuses a question', () => Promise.reject(new Error('clé refusée'))],
    ['leaves a question without an answer', () => new Promise<never>(() => {})],
  ])('is given up for good when it %s', async (_, suggest) => {
    let questions = 0
    const { places, pass } = await ready({ suggest: () => (questions++, suggest()) })
    const asking = places.suggest('rue', signal)
    await pass(4000)
    expect((await asking).credit).toBe('Prestataire')
    expect((await places.suggest('rue', signal)).credit).toBe('Prestataire')
    expect(questions).toBe(1)
  })

  it('gives way to the provider where it knows nothing, and is asked again', async () => {
    let questions = 0
    const { places } = await ready({
      suggest: async () => ({ items: questions++ === 0 ? [] : [item()], credit: 'Préférée' }),
    })
    expect((await places.suggest('ru', signal)).credit).toBe('Prestataire')
    expect((await places.suggest('rue', signal)).credit).toBe('Préférée')
  })

  it.each([
    ['knows no point', async () => null],
    ['fails', () => Promise.reject(new Error('quota'))],
  ])('has its pick located by the provider when it %s', async (_, locate) => {
    const { places, provider } = await ready(finds(item(locate)))
    const { items } = await places.suggest('rue', signal)
    expect(await items[0]?.locate()).toEqual(mougins)
    expect(provider.count('/places/resolve')).toBe(1)
  })

  it('geocodes nowhere when the provider fails as well', async () => {
    const { places } = await ready(finds(item(async () => null)), {})
    const { items } = await places.suggest('rue', signal)
    await expect(items[0]?.locate()).rejects.toBeInstanceOf(CallFailure)
  })

  it('asks nobody else for a question that was given up', async () => {
    const left = new AbortController()
    const { places, provider } = await ready({ suggest: () => (left.abort(), Promise.reject(new Error('tard'))) })
    await expect(places.suggest('rue', left.signal)).rejects.toBe(left.signal.reason)
    expect(provider.asked).toEqual([])
  })
})

const later: (() => void)[] = []
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function ready(source: LatePlaces, answers: Answers = provided) {
  const opened = open(async () => source, answers)
  opened.places.prepare()
  await settled()
  return opened
}

/** `pass` lets that much time go by. */
function open(load: () => Promise<LatePlaces>, answers: Answers = provided) {
  const provider = pretendProvider(answers)
  let loads = 0
  const waiting: { ms: number; end: () => void }[] = []
  const sleep = (ms: number) => new Promise<void>((end) => waiting.push({ ms, end }))
  const places = createPreferredPlaces(() => (loads++, load()), pretendWorld(provider.fetch).places, sleep)
  const pass = async (ms: number) => {
    await settled()
    for (const each of waiting) if (each.ms <= ms) each.end()
    await settled()
  }
  return { places, provider, pass, loads: () => loads }
}
