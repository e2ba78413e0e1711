import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { createDeviceData } from '#adapters/store/device-data.ts'
import { createSeenFiles } from '#adapters/store/seen-files.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const deviceData = createDeviceData()
const photo = (size: number) => ({ bytes: new ArrayBuffer(size), type: 'image/jpeg', name: 'livraison-42-1.jpg' })
const daysLater = (days: number) => new Date(friday10h.getTime() + days * 86_400_000)

afterEach(async () => {
  for (const userId of [7, 8]) {
    await deviceData.erase(userId, { keepsDraft: false, at: friday10h })
    await deviceData.claim(userId)
  }
})

describe('What was seen of an order', () => {
  it('is there again, whole, for its user alone', async () => {
    const { files } = device()
    await files.keep(7, 'photo 12', photo(10))
    expect(await files.read(7, 'photo 12')).toEqual(photo(10))
    expect(await files.read(8, 'photo 12')).toBeNull()
  })

  it('makes room for what is seen later, what was seen longest ago first', async () => {
    const { files, kept } = device(100)
    for (const name of ['one', 'two', 'three']) await files.keep(7, name, photo(30))
    await files.read(7, 'one')
    await files.keep(7, 'four', photo(40))
    expect(await kept('one', 'two', 'three', 'four')).toEqual(['one', 'three', 'four'])
  })

  it('takes the place of itself, not of others', async () => {
    const { files, kept } = device(100)
    await files.keep(7, 'one', photo(50))
    for (let turn = 0; turn < 3; turn++) await files.keep(7, 'two', photo(50))
    expect(await kept('one', 'two')).toEqual(['one', 'two'])
  })

  it('is not kept when it is larger than all of the room', async () => {
    const { files, kept } = device(100)
    await files.keep(7, 'one', photo(50))
    await files.keep(7, 'huge', photo(101))
    expect(await kept('one', 'huge')).toEqual(['one'])
  })

  it.each<[string, () => Promise<void>]>([
    ['its user signs out', () => deviceData.erase(7, { keepsDraft: true, at: friday10h })],
    ['its user’s session ends', () => deviceData.leave(7, friday10h)],
    ['somebody else is signed in at the next start', () => deviceData.sweep(daysLater(0), 8)],
    ['nobody is signed in at the next start', () => deviceData.sweep(daysLater(0), null)],
  ])('goes when %s', async (_, end) => {
    const { files } = device()
    await files.keep(7, 'photo 12', photo(10))
    await end()
    await deviceData.claim(7)
    expect(await files.read(7, 'photo 12')).toBeNull()
  })

  it('stays while its user is signed in', async () => {
    const { files } = device()
    await files.keep(7, 'photo 12', photo(10))
    await deviceData.sweep(daysLater(400), 7)
    expect(await files.read(7, 'photo 12')).not.toBeNull()
  })

  it('that comes after its user signed out is not kept', async () => {
    const { files } = device()
    await deviceData.erase(7, { keepsDraft: false, at: friday10h })
    await files.keep(7, 'photo 12', photo(10))
    await deviceData.claim(7)
    expect(await files.read(7, 'photo 12')).toBeNull()
  })
})

/** A device whose clock goes on a second at each look. */
function device(most?: number) {
  let seconds = 0
  const files = createSeenFiles(() => new Date(friday10h.getTime() + ++seconds * 1000), most)
  const kept = async (...names: string[]) => {
    const found = await Promise.all(names.map((name) => files.read(7, name)))
    return names.filter((_, index) => found[index] !== null)
  }
  return { files, kept }
}
