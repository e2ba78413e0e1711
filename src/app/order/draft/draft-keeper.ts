import { proxy } from 'valtio'
import type { Drafts } from '#adapters/drafts.ts'
import type { DraftContent } from './draft-content.ts'

/** What is known of the draft on this device. 'none': nothing was kept yet. */
export type Keeping = 'none' | 'writing' | 'kept' | 'failed' | 'slip-failed'

/** Keeps one user's draft; `state.keeping` says 'kept' only once every write has resolved. */
export type DraftKeeper = ReturnType<typeof createDraftKeeper>

export function createDraftKeeper(drafts: Drafts, userId: number, now: () => Date) {
  const state = proxy<{ keeping: Keeping }>({ keeping: 'none' })
  const failures = { text: false, slip: false }
  let writing = 0

  const track = async (part: 'text' | 'slip', write: Promise<void>) => {
    writing++
    state.keeping = 'writing'
    failures[part] = await write.then(
      () => false,
      () => true,
    )
    writing--
    if (writing === 0) state.keeping = outcome()
  }
  const outcome = (): Keeping => {
    if (failures.text) return 'failed'
    return failures.slip ? 'slip-failed' : 'kept'
  }

  return {
    state,
    found: () => void (state.keeping = 'kept'),
    unreadable: () => void (state.keeping = 'failed'),
    keepText: (content: DraftContent) => track('text', drafts.writeText(userId, content, now())),
    keepSlip: (file: File) => track('slip', drafts.writeSlip(userId, file)),
    dropSlip: () => track('slip', drafts.dropSlip(userId)),
    readText: () => drafts.readText(userId),
    readSlip: () => drafts.readSlip(userId),
  }
}
