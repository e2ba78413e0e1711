import { describe, expect, it } from 'vitest'
import { subscribe } from 'valtio'
import type { Drafts, FoundSlip } from '#adapters/store/drafts.ts'
import type { DraftContent } from '#app/order/model/draft-content.ts'
import { savingOf } from '#app/order/model/draft-of.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { createAutosave } from '#app/order/watch/autosave.ts'
import { aSlip } from '../filled-values.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

const content = (clientName: string): DraftContent => ({
  values: { clientName, flexDate: '2026-11-20', flexHalfDay: 'PM', deliveryDateTime: '' },
  weightFrom: null,
  warnedOf: '',
  fromSlip: {},
  submission: null,
  sentSlip: null,
  detectedWeight: null,
  price: null,
})
const full = () => new DOMException('plein', 'QuotaExceededError')

/** A device whose writes end when they are told to. */
function aKeeper() {
  const writes: { what: unknown; end(error?: Error): Promise<void> }[] = []
  const write = (what: unknown) =>
    new Promise<void>((resolve, reject) => {
      const end = async (error?: Error) => {
        if (error) reject(error)
        else resolve()
        await new Promise(setImmediate)
      }
      writes.push({ what, end })
    })
  const drafts = {
    writeText: (_user: number, kept: DraftContent) => write(kept.values.clientName),
    writeSlip: (_user: number, file: File) => write(file.name),
    dropSlip: () => write('no slip'),
    drop: () => write('nothing'),
  } as unknown as Drafts
  const state = createOrderState(camille, friday10h)
  const keeper = createAutosave(state, { drafts, now: () => friday10h })
  const found = (slip: FoundSlip) => {
    Object.assign(state, {
      opening: 1,
      saving: savingOf({ content: content(''), slip, savedAt: friday10h, discardedId: null }),
    })
    keeper.begin()
  }
  return { state, keeper, found, writes, says: () => [state.saving.status, state.saving.trouble] }
}

describe('What is known of a draft', () => {
  it('is nothing at first', () => {
    expect(aKeeper().says()).toEqual(['none', null])
  })

  it('is that it is kept once it is on the disk, not before', async () => {
    const { keeper, writes, says } = aKeeper()
    void keeper.saveText(content('Martin'))
    expect(says()).toEqual(['writing', null])
    await writes[0]?.end()
    expect(says()).toEqual(['kept', null])
  })

  it('is that it is being written from the first change on, before any write', () => {
    const { keeper, found, says } = aKeeper()
    found(null)
    keeper.changing()
    expect(says()).toEqual(['writing', null])
  })

  it('is not that it is kept while a change waits to be written, though an older write ends', async () => {
    const { keeper, writes, says } = aKeeper()
    keeper.changing()
    void keeper.saveText(content('Martin'))
    keeper.changing()
    await writes[0]!.end()
    expect(says()).toEqual(['writing', null])
    void keeper.saveText(content('Martin Bâtiment'))
    await writes[1]!.end()
    expect(says()).toEqual(['kept', null])
  })

  it('is that it is kept only once every write has ended', async () => {
    const { state, keeper, writes, says } = aKeeper()
    void keeper.saveText(content('Martin'))
    void keeper.saveSlip(aSlip())
    void keeper.saveText(content('Martine'))
    await Promise.resolve()
    const heard: unknown[] = []
    subscribe(state, () => heard.push(state.saving.status))
    await writes[0]?.end()
    await writes[2]?.end()
    expect([says()[0], heard]).toEqual(['writing', []])
    await writes[1]?.end()
    expect(says()[0]).toBe('kept')
  })

  it.each([
    ['full', full()],
    ['refused', new DOMException('non', 'UnknownError')],
  ])('is that it failed, and why: %s', async (trouble, error) => {
    const { keeper, writes, says } = aKeeper()
    void keeper.saveText(content('Martin'))
    await writes[0]?.end(error)
    expect(says()).toEqual(['failed', trouble])
  })

  it('is that the slip alone failed', async () => {
    const { keeper, writes, says } = aKeeper()
    void keeper.saveText(content('Martin'))
    void keeper.saveSlip(aSlip())
    await writes[1]?.end(full())
    await writes[0]?.end()
    expect(says()).toEqual(['slip-failed', 'full'])
  })

  it('goes on being a slip that failed while text is kept, until another slip is', async () => {
    const { keeper, writes, says } = aKeeper()
    void keeper.saveSlip(aSlip())
    await writes[0]?.end(full())
    void keeper.saveText(content('Martin'))
    await writes[1]?.end()
    expect(says()).toEqual(['slip-failed', 'full'])
    void keeper.saveSlip(aSlip())
    await writes[2]?.end()
    expect(says()).toEqual(['kept', null])
  })

  it('is what the newest write says: an older one that fails later changes nothing', async () => {
    const { keeper, writes, says } = aKeeper()
    void keeper.saveSlip(aSlip())
    void keeper.saveSlip(aSlip(20, 'second.pdf'))
    void keeper.saveText(content('Martin'))
    await writes[1]?.end()
    await writes[0]?.end(new DOMException('non', 'UnknownError'))
    await writes[2]?.end()
    expect(says()).toEqual(['kept', null])
  })

  it('mends with the next write that succeeds: it holds everything', async () => {
    const { keeper, writes, says } = aKeeper()
    void keeper.saveText(content('Martin'))
    await writes[0]?.end(full())
    void keeper.saveText(content('Martine'))
    await writes[1]?.end()
    expect(says()).toEqual(['kept', null])
  })

  it('is nothing again once the form was emptied', async () => {
    const { keeper, writes, says } = aKeeper()
    void keeper.saveText(content('Martin'))
    void keeper.saveText(null)
    expect(writes.map(({ what }) => what)).toEqual(['Martin', 'nothing'])
    await writes[0]?.end()
    await writes[1]?.end()
    expect(says()).toEqual(['none', null])
  })

  it('is that its slip is damaged when it was found so', () => {
    const { found, says } = aKeeper()
    found('damaged')
    expect(says()).toEqual(['slip-failed', 'damaged'])
  })

  it('settles when nothing is being written any more', async () => {
    const { keeper, writes } = aKeeper()
    void keeper.saveSlip(aSlip())
    let settled = false
    void keeper.settled().then(() => (settled = true))
    await new Promise(setImmediate)
    expect(settled).toBe(false)
    await writes[0]?.end(new DOMException('non', 'UnknownError'))
    expect(settled).toBe(true)
  })
})
