import * as v from 'valibot'
import { proxy, ref } from 'valtio'
import { Refused, SignedOut } from '#adapters/failures/failures.ts'
import type { Reply } from '#contract/endpoint.ts'
import { stopKindsOnWire } from '#contract/staff/run-on-wire.ts'
import * as calls from '#contract/staff/staff-runs.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import type { HalfDay } from '#rules/moment/flex-slots.ts'
import type { ParisDay, TimeOfDay } from '#rules/moment/paris-time.ts'
import { runMoves, type Run, type StopName } from '#rules/run/run-moves.ts'
import { failedCall, wordsOf } from '#state/connection/call-outcome.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { failedRead } from '#state/connection/failed-read.ts'
import type { StaffWorld } from '../../staff-world.ts'
import { isSameStop, movedStop, ruledRun, stopWords } from './moved-stop.ts'
import { loadOf } from './orders-to-place.ts'

export type RunsOfDay = Reply<typeof calls.staffRuns>

/** Who drives a run, what, and from when on, as the server is told. */
export interface RunDetails {
  readonly chauffeur: number
  readonly plaque: string
  readonly transporteur: string
  readonly charge_utile: number | null
  readonly depart: TimeOfDay
}

interface RunsState {
  day: RunsOfDay | null
  /** Why it could not be read. */
  failure: string | null
  /** By run: its stops in an order that the server is still to confirm. */
  wanted: Record<number, readonly StopName[]>
  /** What was done last, for who listens. */
  said: string
}

export type RunsStore = ReturnType<typeof createRunsStore>

/**
 * The runs of a day on the screen. Each change is asked of the rules first, waits for those before it, and goes with the
 * version that then stands; whatever it comes to, the day is shown as the server has it.
 */
export function createRunsStore({ call, toasts, connection }: Pick<StaffWorld, 'call' | 'toasts' | 'connection'>) {
  const state = proxy<RunsState>({ day: null, failure: null, wanted: {}, said: '' })
  let asked: ParisDay = ''
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    const answer = turn.then(act)
    turn = Promise.allSettled([answer])
    return answer
  }
  const stand = (day: RunsOfDay) => {
    if (day.day === asked) Object.assign(state, { day: ref(day), failure: null })
  }
  const read = async () => {
    try {
      stand(await call(calls.staffRuns, { query: { jour: asked } }))
    } catch (error) {
      const end = failedRead(error, notRead)
      if (!end.ok && !(error instanceof SignedOut) && state.day === null) state.failure = end.message
    }
  }
  /** False: nothing was done. */
  const refuse = (words: string | null) => {
    if (words !== null) toasts.show('bad', words)
    return false
  }
  const send = async (change: () => Promise<RunsOfDay>, words: string) => {
    try {
      stand(await change())
      state.said = words
      return true
    } catch (error) {
      const end = failedCall(error, 'Rien n’a changé : le serveur a refusé.')
      const now = error instanceof Refused && error.status === 409 && v.safeParse(calls.staffRuns.reply, error.body)
      state.wanted = {}
      if (now && now.success) stand(now.output)
      else await read()
      return refuse(end.ok ? null : wordsOf(end))
    }
  }
  const offline = () => {
    const { lacks } = connection.state
    return lacks === null ? null : `${offlineWords[lacks].now} : rien n’a changé.`
  }
  const statusOf = (orderId: number) => state.day?.orders.find(({ id }) => id === orderId)?.status ?? 0
  const runOf = (id: number) => state.day?.runs.find((run) => run.id === id)
  const change = (
    id: number,
    rule: (run: Run, day: ParisDay) => string | null,
    act: (params: { readonly id: number }, version: number) => Promise<RunsOfDay>,
    words: string,
  ) =>
    inTurn(async () => {
      const run = runOf(id)
      if (run === undefined) return refuse(gone)
      const why = offline() ?? rule(ruledRun(run), asked)
      return why === null ? await send(() => act({ id }, run.version), words) : refuse(why)
    })
  const sendOrder = (id: number, words: string) =>
    inTurn(async () => {
      const [run, wanted] = [runOf(id), state.wanted[id]]
      // One call has told the server of several moves.
      if (run === undefined || wanted === undefined) return
      const arrets = wanted.map(({ orderId, kind }) => ({ commande: orderId, genre: stopKindsOnWire[kind] }))
      await send(() => call(calls.reorderStops, { params: { id }, body: { version: run.version, arrets } }), words)
      if (state.wanted[id] === wanted) delete state.wanted[id]
    })

  return {
    state,
    open(day: ParisDay) {
      if (day !== asked) Object.assign(state, { day: null, failure: null, wanted: {}, said: '' })
      asked = day
      return inTurn(read)
    },
    reread: () => inTurn(read),
    /** Answers whether it was made; so do the others. */
    make: (details: RunDetails) =>
      inTurn(async () => {
        const why = offline()
        if (why !== null) return refuse(why)
        return await send(() => call(calls.makeRun, { body: { jour: asked, ...details } }), 'Tournée créée.')
      }),
    change: (id: number, details: RunDetails) =>
      change(
        id,
        runMoves.change,
        (params, version) => call(calls.changeRun, { params, body: { version, ...details } }),
        'Tournée changée.',
      ),
    drop: (id: number) =>
      change(
        id,
        runMoves.drop,
        (params, version) => call(calls.dropRun, { params, body: { version } }),
        'Tournée supprimée.',
      ),
    assign: (id: number, order: StaffOrder) =>
      change(
        id,
        (run, day) => runMoves.assign(run, loadOf(order), day),
        (params, version) => call(calls.assignOrders, { params, body: { version, commande: order.id } }),
        `Commande n° ${order.id} placée.`,
      ),
    assignHalfDay: (id: number, halfDay: HalfDay, orders: readonly StaffOrder[]) =>
      change(
        id,
        (run, day) => orders.map((order) => runMoves.assign(run, loadOf(order), day)).find((why) => why) ?? null,
        (params, version) => call(calls.assignOrders, { params, body: { version, demi_journee: halfDay } }),
        orders.length > 1 ? `${orders.length} commandes placées.` : 'Une commande placée.',
      ),
    takeOff: (id: number, orderId: number) =>
      change(
        id,
        (run) => runMoves.takeOff(run, { orderId, status: statusOf(orderId) }),
        (params, version) => call(calls.takeOffRun, { params, body: { version, commande: orderId } }),
        `Commande n° ${orderId} retirée : elle est à placer.`,
      ),
    /** Shows a stop at another place at once; the server is told in its turn. */
    move(id: number, stop: StopName, to: number) {
      const run = runOf(id)
      if (run === undefined) return refuse(gone)
      const names = state.wanted[id] ?? run.stops.map(({ orderId, kind }) => ({ orderId, kind }))
      const wanted = movedStop(names, names.findIndex(isSameStop(stop)), to)
      const isBeyond = to < 0 || to >= names.length
      const why = isBeyond ? 'Cet arrêt ne va pas plus loin.' : (offline() ?? runMoves.reorder(ruledRun(run), wanted))
      if (why !== null) return refuse(why)
      const words = `Place ${to + 1} sur ${names.length} : ${stopWords(stop)}.`
      state.wanted[id] = ref(wanted)
      state.said = words
      void sendOrder(id, words)
      return true
    },
  }
}

export const notRead = 'Les tournées n’ont pas pu être lues.'
const gone = 'Cette tournée n’existe plus.'
