import { ref } from 'valtio'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import type { FoundDraft } from '../model/draft-content.ts'
import { savingOf, stateFrom } from '../model/draft-of.ts'
import { undoToastMs } from '#state/screen/toasts.ts'
import { closeOrder, isStillOpen, openOrder } from '../model/open-order.ts'
import type { DraftChoices } from '../model/order-context.ts'
import type { OrderState } from '../model/order-state.ts'
import type { Autosave } from '../watch/autosave.ts'
import { notBack, showErased } from './erased-toast.ts'
import { findDiscarded, findDraft } from './find-draft.ts'

/** What a draft session works with. `isSlipGone`: the provider has lost the slip that was sent, which goes again. */
interface DraftWorld {
  readonly world: Pick<World, 'drafts' | 'toasts' | 'resumed' | 'tabLock' | 'now' | 'newId'>
  readonly autosave: Pick<Autosave, 'settled'>
  readonly isSlipGone: boolean
  /** Resolves when all that may be said of a draft can be said. */
  ready(): Promise<void>
}

/**
 * Opens the form on the draft of its user: asks first in a page that has not shown it yet, unless it was just left;
 * nothing is written before that, nor by two tabs (decisions 043, 044).
 */
export function openDraft(state: OrderState, { world, autosave, isSlipGone, ready }: DraftWorld): OpenDraft {
  const { drafts, toasts, resumed, tabLock, now, newId } = world
  const { user } = state
  let stay = {}
  let letGo = () => {}

  const open = (found: FoundDraft | null, saving = savingOf(found)) => {
    openOrder(state, { ...stateFrom(found, user, now()), ...(isSlipGone && { sentSlip: null }), saving })
    resumed.add(user.id)
  }
  /** What cannot be read is not written over: it is discarded when it can be, and is offered next time. */
  const openUnread = () => {
    void drafts.discard(user.id, newId()).catch(forgiving(() => {}))
    open(null, { status: 'failed', trouble: 'refused' })
  }
  /** What its author has just left needs no question, but a way back. */
  const goOnWith = (found: FoundDraft) => {
    open(found)
    const { opening } = state
    const run = () => isStillOpen(state, opening) && state.step === 'idle' && void giveUp()
    toasts.show('info', 'Brouillon repris', undoToastMs, { label: 'Recommencer', run })
  }
  const find = () => findDraft(drafts, user.id, now())
  const openKept = async () => {
    const here = stay
    try {
      const found = await find().catch(find)
      if (found !== null) await ready()
      if (here === stay) open(found)
    } catch (error) {
      reportMistake(error)
      if (here === stay) openUnread()
    }
  }
  const offer = async () => {
    const here = stay
    try {
      const offers = [await find().catch(find), await findDiscarded(drafts, user.id, now())].filter(
        (found) => found !== null,
      )
      if (offers.length > 0) await ready()
      if (here !== stay) return
      const [first] = offers
      if (first === undefined) return open(null)
      if (offers.length === 1 && isFresh(first, now())) return goOnWith(first)
      Object.assign(state, { offers: offers.map((found) => ref(found)), saving: savingOf(first) })
      closeOrder(state, 'offer')
    } catch (error) {
      reportMistake(error)
      if (here === stay) openUnread()
    }
  }
  const lost = () => {
    stay = {}
    closeOrder(state, 'elsewhere')
  }
  const enter = async (takesOver: boolean) => {
    const here = (stay = {})
    closeOrder(state, 'reading')
    const hold = await tabLock(`colibat-draft-${user.id}`, lost, takesOver)
    if (here !== stay) return hold?.()
    if (hold === null) return closeOrder(state, 'elsewhere')
    letGo = hold
    return takesOver || resumed.has(user.id) ? openKept() : offer()
  }
  /** Discards the kept draft for a new request. */
  const giveUp = async () => {
    const here = stay
    const id = newId()
    await autosave.settled()
    state.followed = false
    try {
      await drafts.discard(user.id, id)
      if (here === stay) open(null)
      showErased(world, user.id, id)
    } catch (error) {
      reportMistake(error)
      if (here === stay && state.status === 'open') state.followed = true
      toasts.show('bad', 'Le brouillon n’a pas pu être effacé. Réessaie.')
    }
  }
  const cannotReturn = () => {
    toasts.show('bad', notBack)
    return false
  }

  return {
    /** Opens the form when it can. Returns a function that leaves it. */
    start() {
      const unwatch = drafts.watch(user.id, () => {
        if (state.status !== 'open' && state.status !== 'offer') return () => {}
        state.followed = false
        return () => void openKept()
      })
      void enter(false)
      return () => {
        unwatch()
        stay = {}
        closeOrder(state, 'reading')
        letGo()
      }
    },
    async resume({ discardedId }) {
      const other = state.offers.find((found) => found.discardedId !== null)?.discardedId
      if (discardedId === null) await openKept()
      else if (!(await drafts.restore(user.id, discardedId).catch(forgiving(cannotReturn)))) return
      if (other) showErased(world, user.id, other)
    },
    async startNew() {
      const discardedAlone = state.offers[0]?.discardedId ?? null
      if (discardedAlone === null) return giveUp()
      open(null)
      showErased(world, user.id, discardedAlone)
    },
    erase: giveUp,
    takeOver: () => enter(true),
  }
}

/** Kept within the last half hour, and not given up. */
function isFresh({ savedAt, discardedId }: FoundDraft, now: Date): boolean {
  const age = savedAt === null ? -1 : now.getTime() - savedAt.getTime()
  return discardedId === null && age >= 0 && age < freshMs
}

const freshMs = 30 * 60_000

export interface OpenDraft extends DraftChoices {
  start(): () => void
}
