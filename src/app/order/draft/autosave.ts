import { proxy } from 'valtio'
import type { Drafts } from '#adapters/drafts.ts'
import { isFull } from '#adapters/draft-store.ts'
import { reportMistake } from '#adapters/report-mistake.ts'
import type { DraftContent } from './draft-content.ts'
import { plainCopy } from './plain-copy.ts'

/** What is known of the draft on this device. 'none': nothing is kept, and nothing needs to be. */
export type SaveStatus = 'none' | 'writing' | 'kept' | 'failed' | 'slip-failed'

/** Why something is not kept: no room, a device that refuses, or bytes that are not what they were. */
export type Trouble = 'full' | 'refused' | 'damaged'

/** Keeps one user's draft; `state.status` says 'kept' only once every change has been written. `trouble` tells why it failed. */
export type Autosave = ReturnType<typeof createAutosave>

export function createAutosave(drafts: Drafts, userId: number, now: () => Date) {
  const state = proxy<{ status: SaveStatus; trouble: Trouble | null }>({ status: 'none', trouble: null })
  const pending = new Set<Promise<unknown>>()
  const turns = { text: 0, slip: 0 }
  let troubles: Record<Part, Trouble | null> = { ...noTrouble }
  let isEmpty = true
  // A change that no write holds yet: one that ends before it is written must not say that all is kept.
  let isAhead = false

  /** Of several writes of one part the newest tells how it stands. */
  const track = async (part: Part, write: Promise<boolean | void>) => {
    const turn = ++turns[part]
    const slipTurn = turns.slip
    state.status = 'writing'
    pending.add(write)
    const [trouble, slipWent] = await write.then((went) => [null, went === true] as const, (error: unknown) => [troubleOf(error), false] as const)
    pending.delete(write)
    if (slipWent && turns.slip === slipTurn) troubles.slip = 'full'
    if (turn === turns[part]) troubles[part] = trouble
    if (pending.size === 0 && !isAhead) tell()
  }
  const tell = () => {
    const trouble = troubles.text ?? troubles.slip
    const failure: SaveStatus = troubles.text === null ? 'slip-failed' : 'failed'
    Object.assign(state, { status: trouble === null ? (isEmpty ? 'none' : 'kept') : failure, trouble })
  }
  const become = (next: { readonly isEmpty: boolean; readonly troubles?: Partial<typeof troubles> }) => {
    isEmpty = next.isEmpty
    isAhead = false
    troubles = { ...noTrouble, ...next.troubles }
    tell()
  }

  return {
    state,
    /** A draft was found on this device. */
    found: (slip: unknown) => become({ isEmpty: false, troubles: { slip: slip === 'damaged' ? 'damaged' : null } }),
    /** There is none. */
    forget: () => become({ isEmpty: true }),
    unreadable: () => become({ isEmpty: false, troubles: { text: 'refused' } }),
    /** A change was made that is about to be kept. */
    changing() {
      isAhead = true
      state.status = 'writing'
    },
    /** Null: the form is as empty as a new one, and nothing is kept. */
    saveText(content: DraftContent | null): Promise<void> {
      isEmpty = content === null
      isAhead = false
      if (content !== null) return track('text', drafts.writeText(userId, plainCopy(content), now()))
      troubles.slip = null
      return track('text', drafts.drop(userId))
    },
    saveSlip: (file: File) => track('slip', drafts.writeSlip(userId, file)),
    dropSlip: () => track('slip', drafts.dropSlip(userId)),
    /** Resolves once nothing is being written. */
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
  }
}

type Part = 'text' | 'slip'
const noTrouble = { text: null, slip: null }

function troubleOf(error: unknown): Trouble {
  reportMistake(error)
  return isFull(error) ? 'full' : 'refused'
}
