import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { largestProofPhoto, mostProofPhotos } from '#contract/staff/staff-photos.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { proofForm } from '#tests/server/fixtures/proof-form.ts'
import { jpeg, pdf, png } from '#tests/server/fixtures/slip-files.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const staff = await newStaff(provider)
const add = (id: number, form = proofForm()) =>
  call(provider, 'addProofPhoto', { token: staff.token, params: { id }, body: form })
const remove = (id: number, photo: number | string) =>
  call(provider, 'removeProofPhoto', { token: staff.token, params: { id, photo }, body: {} })
const seen = (id: number) => call(provider, 'podImages', { token: supplier.token, params: { id } })
const open = (address: string) => provider.app.request(address)
const files = async () => (await readdir(join(provider.folder, 'files', 'photos')).catch(() => [])).length

/** An order in that status. */
async function orderIn(status: number): Promise<number> {
  const { id } = await paidOrder(provider, supplier)
  await db.updateTable('orders').set({ status }).where('id', '=', id).execute()
  return id
}

/** A wide photo as a phone held upright takes it: turned by a mark, and with the place where it was taken. */
const fromPhone = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#b0a090' } })
  .withExif({ IFD0: { Make: 'Exemple' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 36/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

describe('A proof photo', () => {
  it('is kept upright, shrunk, and without the place where it was taken', async () => {
    expect((await sharp(fromPhone).metadata()).exif).toBeDefined()
    const { image_url: address, description } = (
      await add(await orderIn(1), proofForm(new Uint8Array(fromPhone), { description: '  Devant le portail ' }))
    ).reply
    expect(description).toBe('Devant le portail')
    const { width, height, orientation, exif, format } = await sharp(
      await (await open(address)).arrayBuffer(),
    ).metadata()
    expect({ width, height, orientation, exif, format }).toEqual({
      width: 600,
      height: 2400,
      orientation: undefined,
      exif: undefined,
      format: 'jpeg',
    })
  })

  it('may be a PNG, seen through or not', async () => {
    const glass = await sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { image_url: address } = (await add(await orderIn(1), proofForm(new Uint8Array(glass)))).reply
    expect([
      ...(
        await sharp(await (await open(address)).arrayBuffer())
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]).toEqual([255, 255, 255])
    expect((await add(await orderIn(1), proofForm(png))).status).toBe(200)
  })

  it.each([
    [
      'of an iPhone’s own format',
      new Uint8Array([
        0,
        0,
        0,
        24,
        ...new TextEncoder().encode('ftypheic'),
        0,
        0,
        0,
        0,
        ...new TextEncoder().encode('mif1heic'),
      ]),
      422,
      'Les photos HEIC ne sont pas lues. Choisis « Le plus compatible » (JPEG) dans les réglages de l’appareil photo.',
    ],
    ['that is a PDF', pdf, 422, 'Photo refusée : JPEG ou PNG seulement.'],
    ['that breaks off', jpeg.slice(0, jpeg.length / 2), 422, 'Photo illisible ou abîmée. Reprends-la.'],
    ['of nothing', new Uint8Array(), 422, 'Le fichier est vide.'],
    [
      'that is too heavy',
      new Uint8Array(largestProofPhoto + 1).fill(1),
      413,
      'Cette photo dépasse 5 Mo. Envoie-la en plus petit.',
    ],
  ])('%s is refused, and nothing is kept', async (_, bytes, expected, sentence) => {
    const id = await orderIn(1)
    const before = await files()
    const { status, refusal } = await add(id, proofForm(bytes))
    expect([status, refusal.message, refusal.errors]).toEqual([expected, sentence, { photo: [sentence] }])
    expect(await files()).toBe(before)
  })

  it('of more than fifty million pixels is refused', async () => {
    const vast = await sharp({ create: { width: 10_000, height: 5001, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect((await add(await orderIn(1), proofForm(new Uint8Array(vast)))).refusal.message).toBe(
      'Photo trop grande : 25 millions de pixels au plus, 50 en JPEG. Réduis-la.',
    )
  })

  it('that is sent again is kept once, at once or later', async () => {
    const id = await orderIn(2)
    const key = randomUUID()
    const before = await files()
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(id, proofForm(jpeg, { key }))))
    answers.push(await add(id, proofForm(png, { key })))
    expect(new Set(answers.map(({ reply }) => reply.id)).size).toBe(1)
    expect(await files()).toBe(before + 1)
  })

  it.each([
    [4, 'En cours de validation'],
    [6, 'Annulé'],
    [0, 'En attente'],
  ])('is not taken by an order in status %i', async (status, label) => {
    expect((await add(await orderIn(status))).refusal.message).toBe(
      `Une commande « ${label} » ne prend pas de photo de livraison.`,
    )
  })

  it('is one of twelve at most, though many come at once', async () => {
    const id = await orderIn(3)
    const answers = await Promise.all(Array.from({ length: mostProofPhotos + 3 }, () => add(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostProofPhotos)
    expect(answers.find(({ status }) => status === 409)?.refusal.message).toBe(
      'Une commande a 12 photos au plus. Retires-en une d’abord.',
    )
    const { reply } = await call(provider, 'staffOrder', { token: staff.token, params: { id } })
    expect([reply.order.photos, reply.photos.length]).toEqual([mostProofPhotos, mostProofPhotos])
  })

  it('that is taken back goes with its file; the one of another order stays', async () => {
    const [id, other] = [await orderIn(2), await orderIn(2)]
    const { id: photo, image_url: address } = (await add(id)).reply
    const before = await files()
    const refused = await remove(other, photo)
    expect([refused.status, refused.refusal.message]).toEqual([404, 'Photo introuvable.'])
    expect((await remove(id, photo)).status).toBe(200)
    expect((await remove(id, photo)).status).toBe(404)
    expect([(await open(address)).status, await files()]).toEqual([404, before - 1])
  })
})

describe('The photos of a delivery', () => {
  it('are shown to the customer once it is delivered', async () => {
    const id = await orderIn(1)
    await add(id, proofForm(jpeg, { description: 'Palette posée' }))
    expect((await seen(id)).reply).toEqual([])
    await db.updateTable('orders').set({ status: 2 }).where('id', '=', id).execute()
    const [image, ...others] = (await seen(id)).reply
    expect(others).toEqual([])
    expect(image).toMatchObject({ description: 'Palette posée', uploaded_at: provider.now })
    expect((await open(image?.image_url ?? '')).status).toBe(200)
  })

  it('are nobody else’s', async () => {
    const stranger = await newSupplier(provider)
    const { status, refusal } = await call(provider, 'podImages', {
      token: stranger.token,
      params: { id: await orderIn(2) },
    })
    expect([status, refusal.message]).toEqual([404, 'Commande introuvable.'])
  })
})

describe('The address of a proof photo', () => {
  it('shows a picture that runs nothing, is framed by no page, and is kept by the device alone', async () => {
    const { image_url: address, id } = (await add(await orderIn(1))).reply
    const { status, headers } = await open(address)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(new RegExp(`^inline; filename="livraison-\\d+-${id}.jpg"$`)),
      'cache-control': 'private, max-age=600',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
  })

  it('opens for an hour at least and two at most, and is the same within an hour of the clock', async () => {
    const order = await orderIn(2)
    const { image_url: address } = (await add(order)).reply
    const at = async (minutes: number) => {
      provider.now = new Date(wednesdayMorning.getTime() + minutes * 60_000)
      return (await open(address)).status
    }
    provider.now = new Date(wednesdayMorning.getTime() + 60_000)
    const [one] = (await seen(order)).reply
    provider.now = new Date(wednesdayMorning.getTime() + 59 * 60_000)
    expect((await seen(order)).reply).toEqual([one])
    expect([await at(0), await at(59), await at(60)]).toEqual([200, 200, 404])
    provider.now = wednesdayMorning
  })

  it('is opened by no other key', async () => {
    const order = await orderIn(2)
    const [one, two] = [(await add(order)).reply, (await add(order)).reply]
    const key = (address: string) => address.split('/').at(-1) ?? ''
    const wrong = [
      `/photos/${one.id}/${key(two.image_url)}`,
      `/photos/${one.id}/${provider.world.invoiceKeys.make(Number(one.id), provider.now)}`,
      `/photos/${one.id}/${staff.token}`,
      `/photos/${one.id}/`,
      `/photos/${one.id}`,
      '/photos/1e3/x',
      '/photos/',
    ]
    for (const address of wrong) expect([address, (await open(address)).status]).toEqual([address, 404])
    const forgotten = await open(wrong[0] ?? '')
    expect([await forgotten.text(), forgotten.headers.get('cache-control')]).toEqual([
      'Cette photo n’existe pas, ou son lien a expiré. Ouvre-la depuis la commande.',
      'private, no-store',
    ])
  })

  it('may be shown by the page of one other origin that is named', async () => {
    const apart = await openProvider({ beside: provider, options: { appOrigin: 'https://app.example' } })
    const { image_url: address } = (await add(await orderIn(1))).reply
    expect((await apart.app.request(address)).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('leaves the order as it was', async () => {
    const order = await orderIn(2)
    const before = await storedOrder(provider, order)
    await add(order)
    expect(await storedOrder(provider, order)).toEqual(before)
  })
})
