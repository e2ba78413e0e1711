import { ref } from 'valtio'
import type { Sleep } from '#adapters/device/waiting.ts'
import type { OutboxEntry } from '#adapters/store/staff-outbox.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { undoableForMs } from '#rules/order/order-moves.ts'
import type { Lack } from '#state/connection/connection.ts'
import type { OutboxItem } from '#state/outbox/outbox.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { afterStep, afterSteps } from './after-steps.ts'
import type { OrdersState } from './orders-state.ts'
import { keptInPlace } from './kept-in-place.ts'
import { everyOrder, type Naps } from './naps.ts'

interface ShownWorld {
  readonly state: OrdersState
  readonly naps: Naps
  readonly sleep: Sleep
  waiting(): readonly OutboxItem<OutboxEntry>[]
  lacks(): Lack | null
}

/**
 * The listed orders as shown: the server's, with unsent steps, and just delivered rows in place. A step that became
 * another one sleeps; when rows move, all do.
 */
export function createShownOrders({ state, naps, sleep, waiting, lacks }: ShownWorld) {
  let listed: readonly StaffOrder[] | null = null
  const staying = new Map<number, object>()
  const statuses = new Map<number, number | null>()

  const saw = ({ id, status }: StaffOrder) => {
    if (statuses.has(id) && statuses.get(id) !== status) naps.nap(id)
    statuses.set(id, status)
  }
  const draw = () => {
    if (listed === null) return
    const rows = keptInPlace((state.orders ?? []) as readonly StaffOrder[], listed, (id) => staying.has(id))
    const drawn = rows.map((order) => afterSteps(order, waiting(), lacks()))
    drawn.forEach(saw)
    if (state.orders?.some(({ id }, index) => drawn[index]?.id !== id)) naps.nap(everyOrder)
    state.orders = ref(drawn)
  }
  /** An order as the server answers it. */
  const changed = (order: StaffOrder) => {
    state.answered = ref(order)
    listed = listed?.map((each) => (each.id === order.id ? order : each)) ?? null
    saw(order)
    draw()
  }
  const stay = (orderId: number) => {
    const turn = {}
    staying.set(orderId, turn)
    state.delivered = [...staying.keys()]
    naps.nap(everyOrder)
    void sleep(undoableForMs).then(() => {
      if (staying.get(orderId) !== turn) return
      leave(orderId)
      draw()
    })
  }
  const leave = (orderId: number) => {
    staying.delete(orderId)
    state.delivered = [...staying.keys()]
  }
  return {
    draw,
    leave,
    /** An order that is shown, of this list or not. */
    saw,
    isNone: () => listed === null,
    none() {
      listed = null
      state.orders = null
    },
    came(orders: readonly StaffOrder[]) {
      listed = orders
      draw()
    },
    changed,
    /** The server took that step, answered or unheard. A delivered order keeps its row while it can be undone. */
    took(entry: OutboxEntry, done: StaffOrder | null) {
      const order = done ?? listed?.find(({ id, status }) => id === entry.orderId && status === entry.step?.from)
      if (entry.step?.to === orderStatus.delivered) stay(entry.orderId)
      if (order !== undefined) changed(done ?? afterStep(order, entry))
    },
  }
}
