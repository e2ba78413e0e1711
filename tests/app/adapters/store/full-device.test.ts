import { describe, expect, it } from 'vitest'
import { createDrafts, fileOf, type KeptFile } from '#adapters/store/drafts.ts'
import { createMailStore } from '#adapters/store/mail-store.ts'
import { createOrderCopies } from '#adapters/store/order-copies.ts'
import { createSeenFiles } from '#adapters/store/seen-files.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { createAutosave } from '#app/order/watch/autosave.ts'
import type { DraftContent } from '#app/order/model/draft-content.ts'
import { limitRoom } from '#tests/builders/full-device.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

const drafts = createDrafts()
const copies = createOrderCopies()
const slip = (bytes: number, name = 'bon.pdf') => new File(['%PDF'.padEnd(bytes)], name, { type: 'application/pdf' })
const words = (length: number) => ({ commentaire: 'x'.repeat(length) })
const textOf = async (userId: number) => (await drafts.readText(userId))?.values ?? null
const copy = { orders: [], older: 'x'.repeat(900), at: friday10h }

describe('A device without room', () => {
  it('refuses a slip that is too big, and keeps the words', async () => {
    limitRoom(2000)
    await drafts.writeText(1, words(500), friday10h)
    await expect(drafts.writeSlip(1, slip(5000))).rejects.toMatchObject({ name: 'QuotaExceededError' })
    expect([await textOf(1), await drafts.readSlip(1)]).toEqual([words(500), null])
  })

  it('does not bring back the slip before the one that it refused', async () => {
    limitRoom(2000)
    await drafts.writeSlip(2, slip(1000, 'ancien.pdf'))
    await expect(drafts.writeSlip(2, slip(5000, 'nouveau.pdf'))).rejects.toMatchObject({ name: 'QuotaExceededError' })
    expect(await drafts.readSlip(2)).toBeNull()
  })

  it('gives the copy of the orders for words, before anything of a draft', async () => {
    limitRoom(2000)
    await drafts.writeSlip(3, slip(800))
    await copies.write(3, copy)
    expect(await drafts.writeText(3, words(900), friday10h)).toBe(false)
    expect([await textOf(3), await copies.read(3), (await drafts.readSlip(3)) !== null]).toEqual([
      words(900),
      null,
      true,
    ])
  })

  it('gives photos that were seen for a slip, and nothing of a draft', async () => {
    limitRoom(2500)
    const seen = createSeenFiles(() => friday10h)
    await seen.keep(8, 'photo 12', { bytes: new ArrayBuffer(1500), type: 'image/jpeg', name: 'photo.jpg' })
    await drafts.writeText(8, words(400), friday10h)
    await drafts.writeSlip(8, slip(1200))
    expect([await seen.read(8, 'photo 12'), await textOf(8), (await drafts.readSlip(8)) !== null]).toEqual([
      null,
      words(400),
      true,
    ])
  })

  it('gives the slip of a discarded draft next, and leaves its words', async () => {
    limitRoom(2500)
    await drafts.writeText(4, words(100), friday10h)
    await drafts.writeSlip(4, slip(1000))
    await drafts.discard(4, 'a')
    await drafts.writeSlip(4, slip(500))
    expect(await drafts.writeText(4, words(1000), friday10h)).toBe(false)
    const discarded = await drafts.readDiscarded(4)
    expect([discarded?.text?.values, discarded?.slip, await textOf(4)]).toEqual([words(100), null, words(1000)])
    expect(await fileOf((await drafts.readSlip(4)) as KeptFile).text()).toHaveLength(500)
  })

  it('gives the draft’s own slip last, and says so', async () => {
    limitRoom(2000)
    await drafts.writeSlip(5, slip(1500))
    expect(await drafts.writeText(5, words(1000), friday10h)).toBe(true)
    expect([await textOf(5), await drafts.readSlip(5)]).toEqual([words(1000), null])
  })

  it('gives nothing of a draft for a message that waits', async () => {
    limitRoom(2800)
    await drafts.writeText(9, words(100), friday10h)
    await drafts.writeSlip(9, slip(1500))
    await copies.write(9, copy)
    const message = {
      kind: 'message',
      id: 'a',
      owner: 9,
      at: friday10h,
      refusal: null,
      nom: 'Camille',
      email: 'camille@exemple.fr',
      file: null,
    } as const
    await createMailStore().put(0, { ...message, message: 'Court' })
    await expect(createMailStore().put(0, { ...message, id: 'b', message: 'x'.repeat(3000) })).rejects.toMatchObject({
      name: 'QuotaExceededError',
    })
    expect([(await drafts.readSlip(9)) !== null, await copies.read(9), await createMailStore().ids(0)]).toEqual([
      true,
      null,
      ['a'],
    ])
  })

  it('says of words that are too many that they are not kept, and leaves those that were', async () => {
    limitRoom(2000)
    await drafts.writeText(6, words(100), friday10h)
    await expect(drafts.writeText(6, words(5000), friday10h)).rejects.toMatchObject({ name: 'QuotaExceededError' })
    expect(await textOf(6)).toEqual(words(100))
  })
})

describe('What is known of a draft on a full device', () => {
  const content = (length: number) =>
    ({
      values: words(length),
      weightFrom: null,
      submission: null,
      sentSlip: null,
      detectedWeight: null,
      price: null,
    }) as unknown as DraftContent

  it('is that its slip had to make room, until another is kept', async () => {
    limitRoom(2000)
    const state = createOrderState({ ...camille, id: 7 }, friday10h)
    const autosave = createAutosave(state, { drafts, now: () => friday10h })
    await autosave.saveSlip(slip(1500))
    await autosave.saveText(content(1000))
    expect(state.saving).toEqual({ status: 'slip-failed', trouble: 'full' })
    await autosave.saveSlip(slip(300))
    expect(state.saving).toEqual({ status: 'kept', trouble: null })
  })
})
