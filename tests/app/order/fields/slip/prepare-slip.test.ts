import { describe, expect, it } from 'vitest'
import { prepareSlip } from '#app/order/fields/slip/prepare-slip.ts'
import type { ShrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import { aSlip } from '../../filled-values.ts'

const format = 'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG'
const tooLarge = 'La taille du fichier ne doit pas dépasser 5 Mo'
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic')

describe('A chosen file', () => {
  it('is kept as it is when it is a PDF within the limit', async () => {
    const end = await prepared(aSlip(5_242_880))
    expect(end).toMatchObject({ file: { name: 'bordereau.pdf', type: 'application/pdf', size: 5_242_880 }, photos: 0 })
  })

  it('does not depend on the device any more once it is kept', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7 un bordereau')
    const file = new File([bytes], 'bon.pdf', { type: 'application/pdf' })
    const end = await prepared(file)
    expect('file' in end && (await end.file.text())).toBe('%PDF-1.7 un bordereau')
    expect('file' in end && end.file).not.toBe(file)
  })

  it.each([
    ['its type is another', new File(['x'], 'film.mp4', { type: 'video/mp4' })],
    ['its name is another and the device gives no type', new File(['%PDF-1.7'], 'bon.docx')],
    ['its content is another than its name', new File(['PK\u0003\u0004'], 'bon.pdf', { type: 'application/pdf' })],
    ['it is empty', new File([], 'bon.pdf', { type: 'application/pdf' })],
  ])(`is refused by « ${format} » when %s`, async (_why, file) => {
    expect(await prepared(file)).toMatchObject({ refusal: format })
  })

  it(`is refused by « ${tooLarge} » when it is a PDF of more than 5,242,880 bytes`, async () => {
    expect(await prepared(aSlip(5_242_881))).toMatchObject({ refusal: tooLarge })
  })

  it('is believed by its content when the device says nothing of it', async () => {
    expect(await prepared(new File(['%PDF-1.7'], 'document'))).toMatchObject({ file: { type: 'application/pdf' } })
    expect(await prepared(new File([jpeg], 'image', { type: 'application/octet-stream' }))).toMatchObject({
      file: { type: 'image/jpeg' },
    })
  })

  it('gets the type of its content', async () => {
    expect(await prepared(new File([jpeg], 'bon.pdf', { type: 'application/pdf' }))).toMatchObject({
      file: { name: 'bon.pdf', type: 'image/jpeg' },
    })
  })

  it('says so when the device does not let it be read', async () => {
    const lost = Object.assign(aSlip(), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    })
    expect(await prepared(lost)).toMatchObject({ refusal: 'Ce fichier est illisible. Choisis-le à nouveau.' })
  })
})

describe('A chosen photo', () => {
  it('is made smaller before its size is judged, at most 2400 px and 5,000,000 bytes', async () => {
    const asked: object[] = []
    const small = new File([jpeg], 'photo.jpg', { type: 'image/jpeg' })
    const shrink: ShrinkPhoto = async (_file, limits) => {
      asked.push(limits)
      return small
    }
    const photo = new File([jpeg, new Uint8Array(9_000_000)], 'photo.jpg', { type: 'image/jpeg' })
    expect(await prepared(photo, shrink)).toMatchObject({ file: { name: 'photo.jpg', size: small.size }, photos: 1 })
    expect(asked).toEqual([{ side: 2400, bytes: 5_000_000 }])
  })

  it('is refused clearly when the device cannot read it', async () => {
    const refusal = 'Cette image est abîmée. Prends une autre photo, ou choisis un PDF.'
    expect(await prepared(new File([jpeg], 'photo.jpg', { type: 'image/jpeg' }), async () => null)).toMatchObject({
      refusal,
    })
  })

  it(`is refused by « ${format} » when it is a HEIC that the device cannot read`, async () => {
    expect(await prepared(new File([heic], 'photo.heic', { type: 'image/heic' }), async () => null)).toMatchObject({
      refusal: format,
    })
  })

  it(`is refused by « ${tooLarge} » unopened when no phone should open it`, async () => {
    const huge = Object.defineProperty(new File([jpeg], 'scan.jpg', { type: 'image/jpeg' }), 'size', {
      value: 60_000_001,
    })
    expect(await prepared(huge)).toEqual({ refusal: tooLarge, photos: 0 })
  })
})

/** What becomes of it, and how many times somebody was told to wait for a photo. */
async function prepared(file: File, shrink: ShrinkPhoto = async (photo) => photo) {
  let photos = 0
  const end = await prepareSlip(file, shrink, () => photos++)
  return { ...end, photos }
}
