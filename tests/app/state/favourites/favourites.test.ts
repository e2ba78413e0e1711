import { clear, createStore } from 'idb-keyval'
import { beforeEach, describe, expect, it } from 'vitest'
import { Refused } from '#adapters/failures/failures.ts'
import { createDeviceData } from '#adapters/store/device-data.ts'
import { createFavouriteCopies } from '#adapters/store/favourite-copies.ts'
import { camille, friday10h, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'
import { aNamedAddress } from '#tests/server/fixtures/favourite.ts'

const depot = { id: 3, ...aNamedAddress('Dépôt Cannes') }
const answer = (...adresses: readonly object[]) => ({ success: true, data: { adresses, modeles: [] } })
const open = (told: Parameters<typeof pretendProvider>[0]) => {
  const provider = pretendProvider(told)
  const world = pretendWorld(provider.fetch)
  world.session.open('token', camille)
  return { provider, ...world }
}
const names = ({ favourites }: ReturnType<typeof open>) => favourites.list().addresses.map(({ name }) => name)

beforeEach(async () => {
  await clear(createStore('colibat', 'drafts'))
  await createDeviceData().claim(camille.id)
})

describe('What a user has named', () => {
  it('is asked for once', async () => {
    const world = open({ '/fo/favoris': () => answer(depot) })
    await Promise.all([world.favourites.load(), world.favourites.load()])
    expect([names(world), world.provider.count('/fo/favoris')]).toEqual([['Dépôt Cannes'], 1])
  })

  it('is what this device has of it while nobody answers, and is asked for again', async () => {
    const before = open({ '/fo/favoris': () => answer(depot) })
    await before.favourites.load()
    await expect.poll(() => isCopied()).toBe(true)
    let isUp = false
    const world = open({ '/fo/favoris': () => (isUp ? answer() : new Response('', { status: 502 })) })
    await world.favourites.load()
    expect(names(world)).toEqual(['Dépôt Cannes'])
    isUp = true
    await world.favourites.load()
    expect(names(world)).toEqual([])
  })

  it('is there from this device before the answer comes, which then counts', async () => {
    const before = open({ '/fo/favoris': () => answer(depot) })
    await before.favourites.load()
    await expect.poll(() => isCopied()).toBe(true)
    const { promise, resolve } = Promise.withResolvers<object>()
    const world = open({ '/fo/favoris': () => promise })
    const loaded = world.favourites.load()
    await expect.poll(() => names(world)).toEqual(['Dépôt Cannes'])
    resolve(answer())
    await loaded
    expect(names(world)).toEqual([])
  })

  it('is nobody else’s: another user on this page sees nothing of it', async () => {
    const world = open({ '/fo/favoris': () => answer(depot) })
    await world.favourites.load()
    world.session.open('autre', { ...camille, id: 8 })
    expect(names(world)).toEqual([])
  })

  it('leaves the device when its user signs out', async () => {
    const world = open({ '/fo/favoris': () => answer(depot) })
    await world.favourites.load()
    await expect.poll(() => isCopied()).toBe(true)
    await world.deviceData.erase(camille.id, { keepsDraft: true, at: friday10h })
    expect(await isCopied()).toBe(false)
  })

  it('is what the provider answers to a change, and stays as it was when that is refused', async () => {
    const full = 'Tu en gardes déjà 50 : retire d’abord celui qui ne sert plus.'
    let isFull = false
    const world = open({
      '/fo/favoris/adresses': () => (isFull ? Response.json({ message: full }, { status: 409 }) : answer(depot)),
    })
    await world.favourites.keepAddress('Dépôt Cannes', depot.lieu)
    isFull = true
    await expect(world.favourites.keepAddress('Un de trop', depot.lieu)).rejects.toThrow(Refused)
    expect(names(world)).toEqual(['Dépôt Cannes'])
  })
})

/** Whether a copy lies on the device. */
async function isCopied(): Promise<boolean> {
  return (await createFavouriteCopies().read(camille.id)) !== null
}
