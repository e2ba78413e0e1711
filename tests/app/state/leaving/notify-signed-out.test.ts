import { describe, expect, it } from 'vitest'
import { notifySignedOut } from '#state/leaving/notify-signed-out.ts'
import type { Drafts } from '#adapters/store/drafts.ts'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'

async function told(drafts: Pick<Drafts, 'readText'>): Promise<string | undefined> {
  const world = pretendWorld(fetch)
  await notifySignedOut({ ...world, drafts: { ...world.drafts, ...drafts } }, camille.id)
  return world.session.state.farewell?.text
}

describe('The end of a session', () => {
  it('says that the draft is kept, on what', async () => {
    expect(await told({ readText: async () => ({ values: {}, savedAt: friday10h }) })).toBe(
      'Ta session est terminée. Reconnecte-toi : ton brouillon est gardé sur ce téléphone.',
    )
  })

  it.each([
    ['there is none', async () => null],
    ['nobody can tell', () => Promise.reject(new DOMException('refusé', 'UnknownError'))],
  ])('promises no draft when %s', async (_what, readText) => {
    expect(await told({ readText })).toBe('Ta session est terminée. Reconnecte-toi.')
  })
})
