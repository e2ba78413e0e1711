import type { ActEntry } from '#adapters/store/driver-store.ts'
import { actKindsOnWire } from '#contract/driver/driver-acts.ts'
import type { DriverDay, DriverOrder, WaybillEventOnWire } from '#contract/driver/driver-day.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { actWords, reservesInWords } from '#rules/run/act-words.ts'

/** What of an entry this depends on. */
type Done = Pick<ActEntry, 'id' | 'orderId' | 'at' | 'act' | 'photoKeys' | 'arrivedAt'>

/** The day as it is once these acts, the oldest first, have reached the server. */
export function afterActs(day: DriverDay, acts: readonly Done[]): DriverDay {
  return acts.reduce(afterAct, day)
}

function afterAct(day: DriverDay, done: Done): DriverDay {
  const order = day.orders.find(({ id }) => id === done.orderId)
  // The server may have it, and its answer was lost.
  if (order === undefined || order.evenements.some(({ id }) => id === done.id)) return day
  const kind = done.act.kind === 'pickup' ? 'pickup' : 'delivery'
  return {
    ...day,
    orders: day.orders.map((each) => (each === order ? orderAfter(order, done) : each)),
    runs: day.runs.map((run) => ({
      ...run,
      stops: run.stops.map((stop) =>
        stop.orderId === done.orderId && stop.kind === kind && stop.doneAt === null
          ? { ...stop, at: done.at, isEstimated: false, isLate: false, doneAt: done.at }
          : stop,
      ),
    })),
  }
}

function orderAfter(order: DriverOrder, done: Done): DriverOrder {
  const { act } = done
  const evenements = [...order.evenements, eventOf(done)]
  switch (act.kind) {
    case 'pickup':
      return {
        ...order,
        statut: orderStatus.delivering,
        nature: act.goods || order.nature,
        colis: act.packages,
        evenements,
      }
    case 'attempt':
      return { ...order, statut: orderStatus.preparing, tentatives: order.tentatives + 1, evenements }
    default:
      return { ...order, statut: orderStatus.delivered, evenements }
  }
}

/** Without a digest: the server has not got it. */
function eventOf({ id, at, act, photoKeys, arrivedAt }: Done): WaybillEventOnWire {
  const isAttempt = act.kind === 'attempt'
  return {
    id,
    genre: actKindsOnWire[act.kind],
    le: at,
    arrive_le: arrivedAt ?? null,
    telephone_le: at,
    recu_le: at,
    mots: actWords(act),
    nom: isAttempt ? '' : act.name,
    reserves: isAttempt ? '' : reservesInWords(act),
    signature: isAttempt ? [] : act.signature.map((stroke) => [...stroke]),
    photos: photoKeys.length,
    empreinte: '',
  }
}
