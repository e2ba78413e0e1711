import { beforeEach, describe, expect, it } from 'vitest'
import { bringSlip } from '#app/history/detail/papers/bring-slip.ts'
import { createKeptPhotos } from '#app/history/detail/papers/kept-photos.ts'
import { camille, friday10h, pretendProvider, pretendWorld, type Answers } from '#tests/builders/pretend-world.ts'

const jpeg = new Uint8Array([255, 216, 255, 224, 1])
const photo = () => new Response(jpeg, { headers: { 'content-type': 'image/jpeg' } })
const image = (id: number) => ({
  id,
  image_url: `/photos/${id}/cle-qui-expire`,
  uploaded_at: friday10h,
  description: 'Devant le portail',
})
const gone = () => Promise.reject(new TypeError('fetch failed'))
const bytesOf = async (file: File | null) => file && [...new Uint8Array(await file.arrayBuffer())]

beforeEach(async () => {
  const { deviceData } = pretendWorld(fetch)
  await deviceData.erase(camille.id, { keepsDraft: false, at: friday10h })
  await deviceData.claim(camille.id)
})

describe('A proof photo that was seen', () => {
  it('is there again without a network, by its number, whatever key opened it then', async () => {
    const first = visit({ '/photos/12/cle-qui-expire': photo })
    await first.photos.keepList([image(12), image(13)])
    await first.photos.keepPhoto(12, '/photos/12/cle-qui-expire', 'livraison-42-1.jpg')
    const { photos } = visit({})
    expect(await photos.readList()).toEqual([
      { ...image(12), image_url: '' },
      { ...image(13), image_url: '' },
    ])
    expect([await bytesOf(await photos.readPhoto(12)), await photos.readPhoto(13)]).toEqual([[...jpeg], null])
  })

  it('that does not come a second time is not kept, and nothing is said', async () => {
    const { photos } = visit({ '/photos/12/cle-qui-expire': gone })
    await photos.keepPhoto(12, '/photos/12/cle-qui-expire', 'livraison-42-1.jpg')
    expect(await photos.readPhoto(12)).toBeNull()
  })

  it('is not kept for who left while it came', async () => {
    const leaving: Answers = {
      '/photos/12/cle-qui-expire': () => {
        before.world.session.close()
        return photo()
      },
    }
    const before = visit(leaving)
    await before.photos.keepPhoto(12, '/photos/12/cle-qui-expire', 'livraison-42-1.jpg')
    expect(await visit({}).photos.readPhoto(12)).toBeNull()
  })

  it('is nothing for another user', async () => {
    const first = visit({ '/photos/12/cle-qui-expire': photo })
    await first.photos.keepPhoto(12, '/photos/12/cle-qui-expire', 'livraison-42-1.jpg')
    const { world, photos } = visit({})
    world.session.open('autre jeton', { ...camille, id: 8 })
    expect([await photos.readPhoto(12), await photos.readList()]).toEqual([null, null])
  })
})

describe('The slip of an order that was seen', () => {
  const slip = () =>
    new Response('%PDF-1.7', {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="bordereau.pdf"' },
    })
  const path = '/fo/commande/42/bordereau'

  it('comes from the device from then on, under its name', async () => {
    const { world, provider } = visit({ [path]: slip })
    await bringSlip(world, 42, 'slips/1.pdf')
    await expect.poll(async () => world.seenFiles.read(camille.id, 'slip 42 slips/1.pdf')).not.toBeNull()
    const again = await bringSlip(visit({ [path]: gone }).world, 42, 'slips/1.pdf')
    expect([again.name, await again.text(), provider.count(path)]).toEqual(['bordereau.pdf', '%PDF-1.7', 1])
  })

  it('is asked for where it was never seen, and fails as a call does', async () => {
    await expect(bringSlip(visit({ [path]: gone }).world, 42, 'slips/1.pdf')).rejects.toMatchObject({
      name: 'Unreachable',
    })
  })
})

function visit(answers: Answers) {
  const provider = pretendProvider(answers)
  const world = pretendWorld(provider.fetch)
  world.session.open('jeton', camille)
  return { provider, world, photos: createKeptPhotos(world, 42) }
}
