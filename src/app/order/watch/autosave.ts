import type { World } from '#app/world.ts'
import { isFull } from '#adapters/store/draft-store.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { DraftContent } from '../model/draft-content.ts'
import type { OrderState } from '../model/order-state.ts'
import type { Saving, Trouble } from '../model/saving.ts'
import { plainCopy } from './plain-copy.ts'

/** Writes one user's draft, and says in the state how it stands: 'kept' only once every change has been written. */
export type Autosave = ReturnType<typeof createAutosave>

export function createAutosave(
  state: Pick<OrderState, 'user' | 'opening' | 'saving'>,
  { drafts, now }: Pick<World, 'drafts' | 'now'>,
) {
  const userId = state.user.id
  const pending = new Set<Promise<unknown>>()
  const turns = { text: 0, slip: 0 }
  let troubles: Record<Part, Trouble | null> = { text: null, slip: null }
  let isEmpty = true
  // A change that no write holds yet: one that ends before it is written must not say that all is kept.
  let isAhead = false
  let opening = 0

  const writing = () => {
    if (state.saving.status !== 'writing') state.saving = { ...state.saving, status: 'writing' }
  }
  /** Of several writes of one part the newest tells how it stands. */
  const track = async (part: Part, write: Promise<boolean | void>) => {
    const turn = ++turns[part]
    const slipTurn = turns.slip
    writing()
    pending.add(write)
    const [trouble, slipWent] = await write.then(
      (went) => [null, went === true] as const,
      (error: unknown) => [troubleOf(error), false] as const,
    )
    pending.delete(write)
    if (slipWent && turns.slip === slipTurn) troubles.slip = 'full'
    if (turn === turns[part]) troubles[part] = trouble
    if (pending.size === 0 && !isAhead) tell()
  }
  const tell = () => {
    const trouble = troubles.text ?? troubles.slip
    const failure: Saving['status'] = troubles.text === null ? 'slip-failed' : 'failed'
    state.saving = { status: trouble === null ? (isEmpty ? 'none' : 'kept') : failure, trouble }
  }

  return {
    /**
     * The form is followed from now on: what is known of a draft that was just laid into it, or of none, the state
     * says.
     */
    begin() {
      if (opening === state.opening) return
      opening = state.opening
      const { status, trouble } = state.saving
      isEmpty = status === 'none'
      isAhead = false
      troubles = { text: status === 'failed' ? trouble : null, slip: status === 'slip-failed' ? trouble : null }
    },
    /** A change was made that is about to be kept. */
    changing() {
      isAhead = true
      writing()
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

function troubleOf(error: unknown): Trouble {
  reportMistake(error)
  return isFull(error) ? 'full' : 'refused'
}
