import { proxy, ref } from 'valtio'
import { forgiving, reportMistake } from '#adapters/report-mistake.ts'
import type { World } from '#app/world.ts'
import type { OrderForm } from '../order-form.ts'
import type { Autosave } from './autosave.ts'
import { notBack, showErased } from './erased-toast.ts'
import { findDiscarded, findDraft, type FoundDraft } from './found-draft.ts'

/** Why the form is not open: the draft is being read, its author is asked, or another tab has it. */
export type Waiting = 'reading' | 'offer' | 'elsewhere'

/** What the session of a draft works on. `show` lays a draft, or null for a new request, into the form; `follow` keeps every change from then on, until its answer. */
interface DraftSessionWorld {
  readonly world: Pick<World, 'drafts' | 'toasts' | 'resumed' | 'tabLock' | 'now' | 'newId'>
  readonly userId: number
  readonly form: OrderForm
  readonly autosave: Autosave
  show(found: FoundDraft | null): void
  follow(): () => void
}

/** Opens the form on the draft of this user: asks first in a page that has not shown it yet; nothing is written before that, nor by two tabs (decisions 043, 044). */
export type DraftSession = ReturnType<typeof createDraftSession>

export function createDraftSession({ world, userId, form, autosave, show, follow }: DraftSessionWorld) {
  const { drafts, toasts, resumed, tabLock, now, newId } = world
  const state = proxy<{ waiting: Waiting; offers: readonly FoundDraft[] }>({ waiting: 'reading', offers: [] })
  let stay = {}
  let unfollow: (() => void) | null = null
  let letGo = () => {}

  const stopFollowing = () => {
    unfollow?.()
    unfollow = null
  }
  const open = (found: FoundDraft | null) => {
    stopFollowing()
    show(found)
    if (found === null) autosave.forget()
    else autosave.found(found.slip)
    resumed.add(userId)
    form.open()
    unfollow = follow()
  }
  const wait = (waiting: Waiting) => {
    stopFollowing()
    form.close()
    state.waiting = waiting
  }
  /** What cannot be read is not written over: it is discarded when it can be, and is offered next time. */
  const openUnread = () => {
    void drafts.discard(userId, newId()).catch(forgiving(() => {}))
    open(null)
    autosave.unreadable()
  }
  const find = () => findDraft(drafts, userId, now())
  const openKept = async () => {
    const here = stay
    try {
      const found = await find().catch(find)
      if (here === stay) open(found)
    } catch (error) {
      reportMistake(error)
      if (here === stay) openUnread()
    }
  }
  const offer = async () => {
    const here = stay
    try {
      const offers = [await find().catch(find), await findDiscarded(drafts, userId, now())].filter((found) => found !== null)
      if (here !== stay) return
      if (offers.length === 0) return open(null)
      state.offers = offers.map((found) => ref(found))
      autosave.found(offers[0]?.slip)
      wait('offer')
    } catch (error) {
      reportMistake(error)
      if (here === stay) openUnread()
    }
  }
  const enter = async (takeOver: boolean) => {
    const here = (stay = {})
    wait('reading')
    const hold = await tabLock(`colibat-draft-${userId}`, lost, takeOver)
    if (here !== stay) return hold?.()
    if (hold === null) return wait('elsewhere')
    letGo = hold
    return takeOver || resumed.has(userId) ? openKept() : offer()
  }
  const lost = () => {
    stay = {}
    wait('elsewhere')
  }
  /** Discards the kept draft for a new request. */
  const giveUp = async () => {
    const here = stay
    const id = newId()
    await autosave.settled()
    stopFollowing()
    try {
      await drafts.discard(userId, id)
      if (here === stay) open(null)
      showErased(world, userId, id)
    } catch (error) {
      reportMistake(error)
      if (here === stay && form.state.open) unfollow = follow()
      toasts.show('bad', 'Le brouillon n’a pas pu être effacé. Réessaie.')
    }
  }

  const cannotReturn = () => {
    toasts.show('bad', notBack)
    return false
  }

  return {
    state,
    /** Opens the form when it can. Returns a function that leaves it. */
    start(): () => void {
      const unwatch = drafts.watch(userId, () => {
        if (!form.state.open && state.waiting !== 'offer') return () => {}
        stopFollowing()
        return () => void openKept()
      })
      void enter(false)
      return () => {
        unwatch()
        stopFollowing()
        stay = {}
        letGo()
      }
    },
    /** Whether changes are kept: a submission that ends after its form was left keeps nothing any more. */
    isKeeping: () => unfollow !== null,
    /** The other draft on offer, if any, is discarded. */
    async resume({ discardedId }: FoundDraft): Promise<void> {
      const other = state.offers.find((found) => found.discardedId !== null)?.discardedId
      if (discardedId === null) await openKept()
      else if (!(await drafts.restore(userId, discardedId).catch(forgiving(cannotReturn)))) return
      if (other) showErased(world, userId, other)
    },
    /** A new request instead of what is offered. */
    async startNew(): Promise<void> {
      const discardedAlone = state.offers[0]?.discardedId ?? null
      if (discardedAlone === null) return giveUp()
      open(null)
      showErased(world, userId, discardedAlone)
    },
    erase: giveUp,
    /** Takes the request from the tab that has it, as it was kept there. */
    takeOver: () => enter(true),
  }
}
