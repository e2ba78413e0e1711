import { proxy, ref } from 'valtio'
import { SignedOut } from '#adapters/api/failures.ts'
import { forgiving } from '#adapters/report-mistake.ts'
import type { OutboxEntry } from '#adapters/staff-outbox.ts'
import { staffDay } from '#contract/staff-day.ts'
import { staffOrders, undoStep, type StaffList, type StaffOrder } from '#contract/staff-orders.ts'
import type { Reply } from '#contract/endpoint.ts'
import { undoableForMs } from '#rules/order-moves.ts'
import { failedEnd } from '#state/call-end.ts'
import { createOutbox } from '#state/outbox.ts'
import type { StaffWorld } from '../staff-world.ts'
import { asksForPhoto } from './step-words.ts'
import { sendEntry } from './send-entry.ts'
import { keptPhoto } from './proof-photo.ts'

/** What the team's member is asked before something is done to an order. */
export interface Question {
  readonly kind: 'unpaid' | 'no photo' | 'cancel' | 'date' | 'price'
  readonly order: StaffOrder
}

/** What the room's screens show. */
export interface DeskState {
  list: StaffList
  words: string
  /** Null until they came. */
  orders: readonly StaffOrder[] | null
  counts: Readonly<Record<string, number>>
  day: Reply<typeof staffDay> | null
  failure: string | null
  readAt: Date | null
  isReading: boolean
  /** Counted up whenever something may have changed: who shows one order reads it again. */
  changes: number
  undoable: { readonly orderId: number; readonly to: number; readonly until: number } | null
  question: Question | null
}

/** One visit to the team's room: its lists, what waits to be sent, what is asked. `state` is a valtio proxy. */
export type Desk = ReturnType<typeof createDesk>

export function createDesk(world: StaffWorld, userId: number) {
  const { call, now, newId, toasts, shrinkPhoto } = world
  const state = proxy<DeskState>({ list: 'aujourdhui', words: '', orders: null, counts: {}, day: null, failure: null, readAt: null, isReading: false, changes: 0, undoable: null, question: null })
  let asked = 0

  const read = async () => {
    const turn = ++asked
    const { list, words } = state
    state.isReading = true
    const day = call(staffDay).catch(forgiving(() => null))
    try {
      const { data, comptes } = await call(staffOrders, { query: { liste: list, q: words } })
      if (turn !== asked) return
      Object.assign(state, { orders: ref(data), counts: comptes, failure: null, readAt: ref(now()), isReading: false })
      const known = await day
      if (turn === asked && known !== null) state.day = known
    } catch (failure) {
      if (turn !== asked) return
      state.isReading = false
      // A 401 is already on its way to /login.
      const end = failedEnd(failure, 'Les commandes n’ont pas pu être chargées.')
      if (!end.ok && !(failure instanceof SignedOut)) state.failure = end.message
    }
  }
  const refresh = () => {
    state.changes += 1
    return read()
  }
  const outbox = createOutbox<OutboxEntry, StaffOrder | null>({
    store: world.outbox,
    owner: userId,
    inTurn: world.inTurn,
    now,
    send: (entry, keep) => sendEntry(entry, world, () => keep({ ...entry, photo: null })),
    onEnd({ orderId, step }, end) {
      if (end !== 'refused' && step !== null) state.undoable = { orderId, to: step.to, until: end.askedAt.getTime() + undoableForMs }
      if (end !== 'refused' && step === null) toasts.show('ok', `Photo de la commande n° ${orderId} envoyée`)
      void refresh()
    },
  })
  return {
    state,
    outbox,
    refresh,
    ask: (kind: Question['kind'], order: StaffOrder) => void (state.question = { kind, order: ref(order) }),
    answered: () => void (state.question = null),
    /** Shows a list, or what these words find. */
    async open(list: StaffList, words: string) {
      if (state.list !== list || state.words !== words) Object.assign(state, { list, words, orders: null })
      await read()
    },
    /** Takes a step; one that proves itself, with its photo, or the reason why there is none. It waits for the network where there is none. */
    async step(order: StaffOrder, to: number, { onPurpose = false, photo, reason = '' }: { readonly onPurpose?: boolean; readonly photo?: File; readonly reason?: string } = {}) {
      const from = order.status ?? Number.NaN
      if (asksForPhoto(to) && photo === undefined && reason === '') throw new Error('a delivery needs a photo or a reason')
      await outbox.add({ id: newId(), orderId: order.id, at: now(), step: { from, to, onPurpose }, photo: photo === undefined ? null : await keptPhoto(photo, shrinkPhoto), reason, refusal: null })
    },
    async addPhoto(order: StaffOrder, photo: File) {
      await outbox.add({ id: newId(), orderId: order.id, at: now(), step: null, photo: await keptPhoto(photo, shrinkPhoto), reason: '', refusal: null })
    },
    /** Takes the last step of an order back, within ten seconds (R50). */
    async undo(orderId: number) {
      state.undoable = null
      try {
        await call(undoStep, { params: { id: orderId }, body: {} })
        toasts.show('ok', `n° ${orderId} : étape annulée`)
      } catch (failure) {
        const end = failedEnd(failure, 'L’étape n’a pas pu être annulée.')
        if (!end.ok && end.message !== null) toasts.show('bad', end.message)
      }
      await refresh()
    },
  }
}
