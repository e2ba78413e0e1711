import 'fake-indexeddb/auto'
import { createStore, get, set } from 'idb-keyval'
import { describe, expect, it } from 'vitest'
import { createDrafts, fileOf, type KeptFile } from '#adapters/store/drafts.ts'

const drafts = createDrafts()
const raw = createStore('colibat', 'drafts')
const savedAt = new Date('2026-11-20T10:00:00Z')
const slip = (content = '%PDF-1.7 bon de livraison') => new File([content], 'bon.pdf', { type: 'application/pdf' })
const textOf = async (userId: number) => (await drafts.readText(userId))?.values ?? null
const slipOf = async (userId: number) => fileOf((await drafts.readSlip(userId)) as KeptFile).text()

describe('A draft', () => {
  it('comes back with the moment it was kept', async () => {
    await drafts.writeText(1, { clientName: 'Martin' }, savedAt)
    expect(await drafts.readText(1)).toEqual({ values: { clientName: 'Martin' }, savedAt })
  })

  it('belongs to one user', async () => {
    await drafts.writeText(2, { clientName: 'Secret' }, savedAt)
    await drafts.writeSlip(2, slip())
    expect([await drafts.readText(3), await drafts.readSlip(3), await drafts.readDiscarded(3)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('keeps its slip byte for byte, with name and type', async () => {
    await drafts.writeSlip(4, slip())
    const kept = fileOf((await drafts.readSlip(4)) as KeptFile)
    expect([kept.name, kept.type, await kept.text()]).toEqual([
      'bon.pdf',
      'application/pdf',
      '%PDF-1.7 bon de livraison',
    ])
  })

  it('can lose its slip alone', async () => {
    await drafts.writeText(6, { clientName: 'Martin' }, savedAt)
    await drafts.writeSlip(6, slip())
    await drafts.dropSlip(6)
    expect([await drafts.readSlip(6), await textOf(6)]).toEqual([null, { clientName: 'Martin' }])
  })

  it('is gone, text and slip, once its order is paid', async () => {
    await drafts.writeText(7, { clientName: 'Martin' }, savedAt)
    await drafts.writeSlip(7, slip())
    await drafts.drop(7)
    expect([await drafts.readText(7), await drafts.readSlip(7)]).toEqual([null, null])
  })

  it('that was changed after the payment began is another order, and stays', async () => {
    await drafts.writeText(8, { clientName: 'Suivant' }, savedAt)
    await drafts.writeSlip(8, slip())
    await drafts.dropKeptBy(8, new Date(savedAt.getTime() - 1))
    expect([await textOf(8), await slipOf(8)]).toEqual([{ clientName: 'Suivant' }, '%PDF-1.7 bon de livraison'])
    await drafts.dropKeptBy(8, savedAt)
    expect([await textOf(8), await drafts.readSlip(8)]).toEqual([null, null])
  })

  it('that never was is none', async () => {
    expect([await drafts.readText(99), await drafts.readSlip(99)]).toEqual([null, null])
  })
})

describe('What of a draft cannot be read', () => {
  it.each([
    ['bytes that changed', (kept: KeptFile) => ({ ...kept, bytes: new TextEncoder().encode('%PDF-1.7 abîmé').buffer })],
    ['bytes that are none', (kept: KeptFile) => ({ ...kept, bytes: 'abîmé' })],
    ['another shape', () => 'bordereau'],
  ])('is said to be damaged when the slip has %s, and the text is whole', async (_what, damage) => {
    await drafts.writeText(10, { clientName: 'Martin' }, savedAt)
    await drafts.writeSlip(10, slip())
    await set([10, 'slip'], damage((await get<KeptFile>([10, 'slip'], raw)) as KeptFile), raw)
    expect([await drafts.readSlip(10), await textOf(10)]).toEqual(['damaged', { clientName: 'Martin' }])
  })

  it('is no text when it has another shape, and the slip is whole', async () => {
    await drafts.writeSlip(11, slip())
    await set([11, 'text'], { clientName: 'Martin' }, raw)
    expect([await drafts.readText(11), await slipOf(11)]).toEqual([null, '%PDF-1.7 bon de livraison'])
  })
})

describe('Writes of a draft', () => {
  it('land in the order they were asked for', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, count) => drafts.writeText(20, { count }, savedAt)))
    expect(await textOf(20)).toEqual({ count: 49 })
  })

  it('end with the slip that was chosen last, however slowly the first one is read', async () => {
    const slow = slowSlip('%PDF-1.7 premier')
    const first = drafts.writeSlip(21, slow.file)
    await drafts.writeSlip(21, slip('%PDF-1.7 second'))
    slow.arrive()
    await first
    expect(await slipOf(21)).toBe('%PDF-1.7 second')
  })

  it.each([
    ['taken away', () => drafts.dropSlip(22)],
    ['sent', () => drafts.drop(22)],
    ['set aside', () => drafts.discard(22, 'a')],
    ['exchanged', () => drafts.restore(22, 'a')],
  ])('do not put back a slip whose bytes came after it was %s', async (_what, overtake) => {
    const slow = slowSlip('%PDF-1.7 tardif')
    const late = drafts.writeSlip(22, slow.file)
    await overtake()
    slow.arrive()
    await late
    expect(await drafts.readSlip(22)).toBeNull()
  })

  it('say when a slip is on disk', async () => {
    let told = 0
    await createDrafts(() => told++).writeSlip(23, slip())
    expect(told).toBe(1)
  })
})

describe('A draft set aside', () => {
  const discard = async (userId: number) => {
    await drafts.writeText(userId, { clientName: 'Martin' }, savedAt)
    await drafts.writeSlip(userId, slip())
    await drafts.discard(userId, 'a')
  }

  it('is out of the way, and whole', async () => {
    await discard(30)
    expect([await drafts.readText(30), await drafts.readSlip(30)]).toEqual([null, null])
    expect(await drafts.readDiscarded(30)).toMatchObject({
      id: 'a',
      text: { values: { clientName: 'Martin' }, savedAt },
      slip: { name: 'bon.pdf' },
    })
  })

  it('leaves its place to what is written right after', async () => {
    await drafts.writeText(31, { clientName: 'Martin' }, savedAt)
    await Promise.all([drafts.discard(31, 'a'), drafts.writeText(31, { clientName: 'Suivant' }, savedAt)])
    expect([await textOf(31), (await drafts.readDiscarded(31))?.text?.values]).toEqual([
      { clientName: 'Suivant' },
      { clientName: 'Martin' },
    ])
  })

  it('comes back wholly, and nothing lies aside then', async () => {
    await discard(32)
    expect(await drafts.restore(32, 'a')).toBe(false)
    expect([await textOf(32), await slipOf(32), await drafts.readDiscarded(32)]).toEqual([
      { clientName: 'Martin' },
      '%PDF-1.7 bon de livraison',
      null,
    ])
  })

  it('changes places with what was begun meanwhile', async () => {
    await discard(33)
    await drafts.writeText(33, { clientName: 'Suivant' }, savedAt)
    expect(await drafts.restore(33, 'a')).toBe(true)
    expect([await textOf(33), (await drafts.readDiscarded(33))?.text?.values]).toEqual([
      { clientName: 'Martin' },
      { clientName: 'Suivant' },
    ])
    expect((await drafts.readDiscarded(33))?.slip).toBeNull()
  })

  it('goes for good', async () => {
    await discard(34)
    await drafts.dropDiscarded(34, 'a')
    expect(await drafts.readDiscarded(34)).toBeNull()
  })

  it('answers only to its own name', async () => {
    await discard(35)
    await drafts.dropDiscarded(35, 'b')
    expect(await drafts.restore(35, 'b')).toBe(false)
    expect([await drafts.readText(35), (await drafts.readDiscarded(35))?.id]).toEqual([null, 'a'])
  })

  it('stays when there is no draft to take its place', async () => {
    await discard(36)
    await drafts.discard(36, 'b')
    expect((await drafts.readDiscarded(36))?.id).toBe('a')
  })

  it('tells its user’s watchers before and after it comes back', async () => {
    await discard(37)
    const told: unknown[] = []
    const stop = drafts.watch(37, () => {
      told.push('before')
      return () => told.push('after')
    })
    drafts.watch(38, () => () => told.push('of somebody else'))
    const back = drafts.restore(37, 'a')
    expect(told).toEqual(['before'])
    await back
    stop()
    await drafts.restore(37, 'a')
    expect(told).toEqual(['before', 'after'])
  })
})

/** A file whose bytes come when they are told to. */
function slowSlip(content: string) {
  const file = slip(content)
  const read = file.arrayBuffer.bind(file)
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  file.arrayBuffer = async () => {
    await held
    return read()
  }
  return { file, arrive: () => arrive() }
}
