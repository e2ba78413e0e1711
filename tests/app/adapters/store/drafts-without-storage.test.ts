import { beforeAll, describe, expect, it } from 'vitest'
import { createDrafts } from '#adapters/store/drafts.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

beforeAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))

describe('A device without storage', () => {
  it('refuses every call by a promise', async () => {
    expect(globalThis.indexedDB).toBeUndefined()
    const drafts = createDrafts()
    const slip = new File(['%PDF'], 'bon.pdf')
    const calls = [
      drafts.readText(1),
      drafts.writeText(1, {}, friday10h),
      drafts.readSlip(1),
      drafts.writeSlip(2, slip),
      drafts.dropSlip(1),
      drafts.drop(1),
      drafts.discard(1, 'a'),
      drafts.readDiscarded(1),
      drafts.restore(1, 'a'),
    ]
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(calls.map(() => 'rejected'))
  })
})
