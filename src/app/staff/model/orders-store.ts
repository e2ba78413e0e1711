import { proxy, ref, subscribe } from 'valtio'
import type { KeptPhoto, OutboxEntry } from '#adapters/store/staff-outbox.ts'
import { undoStep, type StaffOrder } from '#contract/staff/staff-orders.ts'
import { undoableForMs } from '#rules/order/order-moves.ts'
import { orderStatus, requestedStatus } from '#rules/order/order-status.ts'
import { failedCall } from '#state/connection/call-outcome.ts'
import { createOutbox } from '#state/outbox/outbox.ts'
import type { StaffWorld } from '../staff-world.ts'
import { withoutOrder, withStep, type Burst } from './bursts.ts'
import { newOrdersState, type Question } from './orders-state.ts'
import { keptOrder } from './kept-order.ts'
import { createListReading } from './list-reading.ts'
import { createNaps, everyOrder } from './naps.ts'
import { keptPhoto } from '#adapters/photos/proof-photo.ts'
import { sendEntry } from './send-entry.ts'
import { createShownOrders } from './shown-orders.ts'
import { asksForPhoto, stepsUndone } from './step-words.ts'
import { createTakenPhotos } from '#state/outbox/taken-photos.ts'

/** One visit to the team's room: its lists, what waits to be sent, what is asked. `state` is a valtio proxy. */
export type OrdersStore = ReturnType<typeof createOrdersStore>

/** A step. `onPurpose`: though it is not paid; a delivery has photos, or the reason why there is none. */
export interface StepOptions {
  readonly onPurpose?: boolean
  readonly photos?: readonly KeptPhoto[]
  readonly reason?: string
}

export function createOrdersStore(world: StaffWorld, userId: number) {
  const { call, now, newId, toasts, shrinkPhoto, sleep, copies, connection } = world
  const state = proxy(newOrdersState())
  const naps = createNaps(sleep)
  const taken = createTakenPhotos({ newId, now, shrinkPhoto, store: world.taken, owner: userId })
  const refresh = () => {
    state.changes += 1
    return reading.read()
  }
  const outbox = createOutbox<OutboxEntry, StaffOrder | null>({
    store: world.outbox,
    owner: userId,
    lockQueue: world.lockQueue,
    now,
    async send(entry, keep) {
      const sent = await sendEntry(entry, world, keep)
      if (sent.end === 'sent') shown.took(entry, sent.done)
      return sent
    },
    chain: ({ orderId }) => orderId,
    onEnd({ orderId, step }, end) {
      if (end !== 'refused' && step !== null)
        state.bursts = withStep(state.bursts as readonly Burst[], orderId, {
          from: step.from,
          to: step.to,
          until: end.askedAt.getTime() + undoableForMs,
        })
      if (end !== 'refused' && step === null) toasts.show('ok', `Photo de la commande n° ${orderId} envoyée`)
      void refresh()
    },
  })
  const shown = createShownOrders({
    state,
    naps,
    sleep,
    waiting: () => outbox.state.items,
    lacks: () => connection.state.lacks,
  })
  const reading = createListReading({ world, userId, state, shown })
  subscribe(outbox.state, shown.draw, true)

  const ask = (kind: Question['kind'], order: StaffOrder) => void (state.question = { kind, order: ref(order) })
  /** Takes a step. It waits for the network where there is none. */
  const step = async (
    { id, status }: StaffOrder,
    to: number,
    { onPurpose = false, photos = [], reason = '' }: StepOptions = {},
  ) => {
    if (asksForPhoto(to) && photos.length === 0 && reason === '')
      throw new Error('a delivery needs a photo or a reason')
    naps.nap(asksForPhoto(to) ? everyOrder : id)
    await outbox.add({
      id: newId(),
      orderId: id,
      at: now(),
      step: { from: status ?? Number.NaN, to, onPurpose },
      photos,
      reason,
      refusal: null,
    })
  }
  return {
    state,
    outbox,
    naps,
    taken,
    refresh,
    ask,
    step,
    /** The network came or went: orders stand where they will once what waits has left. */
    redraw: shown.draw,
    saw: shown.saw,
    answered: () => void (state.question = null),
    keptOrder: (id: number) => keptOrder(copies, userId, id),
    open: reading.open,
    /** A press on an order's button; none while it sleeps. A delivery begins with the camera, unless it has photos. */
    press(order: StaffOrder): 'camera' | null {
      if (naps.isAsleep(order.id)) return null
      const [next] = order.steps
      if (order.status === requestedStatus) ask('price', order)
      else if (next !== undefined && asksForPhoto(next.to)) {
        if (taken.of(order.id).length === 0) return 'camera'
        ask('deliver', order)
      } else if (next?.onPurpose) ask('unpaid', order)
      else if (next !== undefined) void step(order, next.to)
      return null
    },
    /** Delivers an order with the photos that were taken of it; false when one of them cannot be read. */
    async deliver(order: StaffOrder): Promise<boolean> {
      const photos = await Promise.all(taken.of(order.id).map(({ kept }) => kept))
      const readable = photos.filter((photo) => photo !== null)
      if (readable.length < photos.length) return false
      state.question = null
      await step(order, orderStatus.delivered, { photos: readable })
      taken.clear(order.id)
      return true
    },
    async addPhotos(order: StaffOrder, files: readonly File[]) {
      const photos = await Promise.all(files.map((file) => keptPhoto(file, newId(), shrinkPhoto)))
      await outbox.add({ id: newId(), orderId: order.id, at: now(), step: null, photos, reason: '', refusal: null })
    },
    /** Takes the last steps of an order back, each within ten seconds (R50). */
    async undo(orderId: number) {
      const burst = state.bursts.find((each) => each.orderId === orderId)
      state.bursts = withoutOrder(state.bursts as readonly Burst[], orderId)
      try {
        const back = await call(undoStep, { params: { id: orderId }, body: {} })
        shown.leave(orderId)
        shown.changed(back)
        toasts.show('ok', `n° ${orderId} : ${stepsUndone((burst as Burst | undefined)?.steps ?? [], back.status)}`)
      } catch (failure) {
        const end = failedCall(failure, 'L’étape n’a pas pu être annulée.')
        if (!end.ok && end.message !== null) toasts.show('bad', end.message)
      }
      await refresh()
    },
  }
}
