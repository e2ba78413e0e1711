import 'fake-indexeddb/auto'
import { clear, createStore, keys, set } from 'idb-keyval'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDeviceData } from '#adapters/store/device-data.ts'
import { createSharedStore } from '#adapters/store/share-store.ts'
import { sharedFiles } from '#contract/worker/slip-share.ts'
import { createSharedSlips } from '#state/orders/slip-shares.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const disk = createStore('colibat', 'drafts')
const store = createSharedStore()
const pdf = (name = 'bon.pdf') => new File(['%PDF-1.7 bon'], name, { type: 'application/pdf' })
const later = (minutes: number) => new Date(friday10h.getTime() + minutes * 60_000)
const slipsAt = (at: Date) => createSharedSlips(store, () => at)
/** As the service worker lays it. */
const lay = async (name = 'bon.pdf') => set([0, 'shared'], await sharedFiles([pdf(name)], friday10h), disk)
const takenBy = async (userId: number, at = friday10h) => {
  const found = await store.find(userId)
  const taken = await slipsAt(at).find(userId)
  if (found) await store.drop(userId, found)
  return taken && { names: taken.files.map(({ name }) => name), isOwn: taken.isOwn }
}

beforeEach(() => clear(disk))

describe('A shared file', () => {
  it('is taken by who is signed in when it comes, once, byte for byte', async () => {
    await lay()
    const taken = await slipsAt(friday10h).find(7)
    expect(await takenBy(7)).toMatchObject({ names: ['bon.pdf'] })
    expect([taken?.isOwn, taken?.files[0]?.type, await taken?.files[0]?.text()]).toEqual([
      true,
      'application/pdf',
      '%PDF-1.7 bon',
    ])
    expect(await takenBy(7)).toBeNull()
    expect(await keys(disk)).toEqual([])
  })

  it('waits for who was here last, and for nobody else', async () => {
    await lay()
    await store.hold(7)
    expect(await takenBy(8, later(600))).toBeNull()
    expect(await takenBy(7, later(60 * 24 * 3))).toEqual({ names: ['bon.pdf'], isOwn: true })
  })

  it('that nobody is known to have shared is asked about, for a day', async () => {
    await lay()
    await store.hold(null)
    expect(await takenBy(8, later(1))).toEqual({ names: ['bon.pdf'], isOwn: false })
    await lay()
    expect(await takenBy(8, later(30))).toEqual({ names: ['bon.pdf'], isOwn: false })
    await lay()
    await store.hold(null)
    expect(await takenBy(8, later(60 * 24 + 1))).toBeNull()
  })

  it('that was held for whoever comes does not become the next one’s', async () => {
    await lay()
    await store.hold(null)
    await store.hold(7)
    expect(await takenBy(7)).toEqual({ names: ['bon.pdf'], isOwn: false })
  })

  it('gives way to a newer one', async () => {
    await lay('vieux.pdf')
    await store.hold(7)
    await lay('neuf.pdf')
    expect(await takenBy(7)).toEqual({ names: ['neuf.pdf'], isOwn: true })
    expect(await takenBy(7)).toBeNull()
  })

  it('is there until the form has it, and a newer one stays', async () => {
    await lay('un.pdf')
    const first = (await store.find(7))!
    expect((await slipsAt(friday10h).find(7))?.files[0]?.name).toBe('un.pdf')
    await set([0, 'shared'], await sharedFiles([pdf('deux.pdf')], later(1)), disk)
    await store.drop(7, first)
    expect(await takenBy(7, later(1))).toEqual({ names: ['deux.pdf'], isOwn: true })
  })

  it('that is opened with the app is told to a form that is open', async () => {
    const slips = slipsAt(friday10h)
    expect(await slips.receive([pdf()])).toBe(true)
    expect(slips.state.arrivals).toBe(1)
    expect((await slips.find(7))?.isOwn).toBe(true)
  })

  it('is erased with what its user leaves, and with nobody’s', async () => {
    const deviceData = createDeviceData()
    await lay()
    await store.hold(7)
    await lay()
    await deviceData.erase(7, { keepsDraft: true, at: friday10h })
    expect(await keys(disk)).toEqual([])
  })

  it('of nobody goes after a day, and one that waits for its user after thirty', async () => {
    const deviceData = createDeviceData()
    await lay()
    await deviceData.sweep(later(60), null)
    expect(await takenBy(8, later(60))).not.toBeNull()
    await lay()
    await deviceData.sweep(later(60 * 24 + 1), null)
    expect(await takenBy(8, later(1))).toBeNull()
    await lay()
    await store.hold(7)
    await deviceData.leave(7, friday10h)
    await deviceData.sweep(later(60 * 24 * 29), null)
    expect((await keys(disk)).length).toBe(2)
    await deviceData.sweep(later(60 * 24 * 31), null)
    expect(await keys(disk)).toEqual([])
  })

  it('that is none any more is nothing', async () => {
    await set([0, 'shared'], { files: 'x', at: friday10h }, disk)
    expect(await takenBy(7)).toBeNull()
  })
})
