import 'fake-indexeddb/auto'
import { createStore, get, set } from 'idb-keyval'
import { describe, expect, it } from 'vitest'
import { createDrafts, fileOf, type KeptFile } from '#adapters/drafts.ts'

const drafts = createDrafts()
const savedAt = new Date('2026-11-20T10:00:00Z')
const slip = () => new File(['%PDF-1.7 bon de livraison'], 'bon.pdf', { type: 'application/pdf' })

describe('A draft', () => {
  it('comes back with the moment it was kept', async () => {
    await drafts.writeText(1, { clientName: 'Martin' }, savedAt)
    expect(await drafts.readText(1)).toEqual({ values: { clientName: 'Martin' }, savedAt })
  })

  it('belongs to one user', async () => {
    await drafts.writeText(2, { clientName: 'Secret' }, savedAt)
    expect(await drafts.readText(3)).toBeNull()
  })

  it('keeps its slip byte for byte, with name and type', async () => {
    await drafts.writeSlip(4, slip())
    const kept = fileOf((await drafts.readSlip(4)) as KeptFile)
    expect([kept.name, kept.type, await kept.text()]).toEqual(['bon.pdf', 'application/pdf', '%PDF-1.7 bon de livraison'])
  })

  it('gives no slip rather than a damaged one', async () => {
    await drafts.writeSlip(5, slip())
    const store = createStore('colibat-draft-slips', 'slips')
    const kept = (await get<KeptFile>(5, store)) as KeptFile
    await set(5, { ...kept, bytes: new TextEncoder().encode('%PDF-1.7 abîmé').buffer }, store)
    expect(await drafts.readSlip(5)).toBeNull()
  })

  it('can lose its slip alone', async () => {
    await drafts.writeText(6, { clientName: 'Martin' }, savedAt)
    await drafts.writeSlip(6, slip())
    await drafts.dropSlip(6)
    expect([await drafts.readSlip(6), (await drafts.readText(6))?.values]).toEqual([null, { clientName: 'Martin' }])
  })

  it('is gone, text and slip, once its order is paid', async () => {
    await drafts.writeText(7, { clientName: 'Martin' }, savedAt)
    await drafts.writeSlip(7, slip())
    await drafts.drop(7)
    expect([await drafts.readText(7), await drafts.readSlip(7)]).toEqual([null, null])
  })

  it('that never was is none', async () => {
    expect([await drafts.readText(99), await drafts.readSlip(99)]).toEqual([null, null])
  })
})
