import { ref } from 'valtio'
import { SignedOut } from '#adapters/failures/failures.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { staffDay } from '#contract/staff/staff-day.ts'
import { staffOrders, type StaffList } from '#contract/staff/staff-orders.ts'
import type { StaffWorld } from '../staff-world.ts'
import { failedRead } from '#state/connection/failed-read.ts'
import type { OrdersState } from './orders-state.ts'
import type { createShownOrders } from './shown-orders.ts'

interface ListWorld {
  readonly world: StaffWorld
  readonly userId: number
  readonly state: OrdersState
  readonly shown: ReturnType<typeof createShownOrders>
}

/** Reads the list that is shown; what was asked before and comes later is dropped. */
export function createListReading({ world, userId, state, shown }: ListWorld) {
  const { call, now, sleep, copies } = world
  let asked = 0
  let giveUp = new AbortController()
  /** What the rows of a search were found by. */
  let foundBy = ''

  const read = async () => {
    const turn = ++asked
    const { list, words } = state
    const { signal } = giveUp
    state.isReading = true
    const day = call(staffDay).catch(forgiving(() => null))
    if (shown.isNone()) void sleep(copyAfterMs).then(() => showCopy(turn))
    try {
      const { data, comptes } = await call(staffOrders, { query: { liste: list, q: words }, signal })
      if (turn !== asked) return
      const at = now()
      Object.assign(state, { counts: comptes, failure: null, readAt: ref(at), isCopy: false, isReading: false })
      foundBy = words
      shown.came(data)
      if (list !== 'recherche')
        void copies
          .write(userId, list, { orders: data.map((order) => ({ ...order, invoiceToken: null })), counts: comptes, at })
          .catch(forgiving(() => {}))
      const known = await day
      if (turn === asked && known !== null) state.day = known
    } catch (failure) {
      if (!(failure instanceof SignedOut)) await showCopy(turn)
      if (turn !== asked) return
      state.isReading = false
      // Rows of other words would be taken for the answer.
      if (list === 'recherche' && foundBy !== words) shown.none()
      // A 401 is already on its way to /login.
      const end = failedRead(failure, 'Les commandes n’ont pas pu être chargées.')
      if (!end.ok && !(failure instanceof SignedOut)) state.failure = end.message
    }
  }
  /** What this device kept of the list, where nothing is shown yet. */
  const showCopy = async (turn: number) => {
    const copy = await copies.read(userId, state.list).catch(forgiving(() => null))
    if (turn !== asked || !shown.isNone() || state.list === 'recherche') return
    if (copy === null) {
      // The counts stand in the copy of any list.
      const known = await copies.read(userId, 'aujourdhui').catch(forgiving(() => null))
      if (known !== null && turn === asked && shown.isNone()) state.counts = { ...known.counts, ...state.counts }
      return
    }
    Object.assign(state, { counts: copy.counts, readAt: ref(copy.at), isCopy: true })
    shown.came(copy.orders)
  }
  return {
    read,
    /** Shows a list, or what these words find; while they are typed, what was found last stays until the answer. */
    async open(list: StaffList, words: string) {
      if (state.list !== list || state.words !== words) {
        giveUp.abort()
        giveUp = new AbortController()
        if (state.list !== list || words === '') shown.none()
        Object.assign(state, { list, words, isCopy: false })
      }
      await read()
    },
  }
}

/** A list that has not come by then may not come: the copy is shown meanwhile. */
const copyAfterMs = 2000
