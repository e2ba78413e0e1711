import { dayAndMonth } from '#rules/moment/french.ts'
import type { ParisDay } from '#rules/moment/paris-time.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { statusLabel } from '#rules/order/status-badge.ts'

/** What is done at a stop of a run. */
export type StopKind = 'pickup' | 'delivery'

/** One of the stops of an order: its pickup, its delivery; of one that was tried before the delivery only. */
export interface StopName {
  readonly orderId: number
  readonly kind: StopKind
}

export interface Stop extends StopName {
  readonly isDone: boolean
}

/** A run, its stops in their order. It is closed by the step that does the last of them. */
export interface Run {
  readonly isClosed: boolean
  readonly stops: readonly Stop[]
}

/** An order that is to go on a run. `isCovered`: paid, or on account; `day`: when it is expected. */
export interface Load {
  readonly orderId: number
  readonly status: number
  readonly isCovered: boolean
  readonly day: ParisDay
}

/** How far a run is: under way from its first stop that is done. */
export function runState({ isClosed, stops }: Run): 'planned' | 'under way' | 'closed' {
  if (isClosed) return 'closed'
  return stops.some(({ isDone }) => isDone) ? 'under way' : 'planned'
}

/**
 * What may happen to a run: each act says why not, in French, or null. An order that is late goes on a run of a later
 * day; one of a later day waits for it.
 */
export const runMoves = {
  assign: (run: Run, order: Load, runDay: ParisDay): string | null => {
    const { orderId, status, isCovered, day } = order
    if (run.isClosed) return closed
    if (!isToPickUp(status))
      return `La commande n° ${orderId} est « ${statusLabel(status)} » : elle ne prend pas la route.`
    if (!isCovered) return `La commande n° ${orderId} n’est pas payée.`
    return day > runDay ? `La commande n° ${orderId} est prévue le ${dayAndMonth(day)}.` : null
  },

  takeOff: (run: Run, { orderId, status }: Pick<Load, 'orderId' | 'status'>): string | null => {
    if (run.isClosed) return closed
    if (!run.stops.some((stop) => stop.orderId === orderId))
      return `La commande n° ${orderId} n’est pas sur cette tournée.`
    const isPickedUp = status === orderStatus.delivering || status === orderStatus.delivered
    return isPickedUp ? `La commande n° ${orderId} est déjà dans le véhicule.` : null
  },

  reorder: (run: Run, wanted: readonly StopName[]): string | null => {
    if (run.isClosed) return closed
    const names = wanted.map(nameOf)
    const known = run.stops.map(nameOf)
    if (
      names.length !== known.length ||
      new Set(names).size !== names.length ||
      known.some((name) => !names.includes(name))
    )
      return 'Ces arrêts ne sont pas ceux de la tournée.'
    if (run.stops.some(({ isDone }, index) => isDone && names[index] !== known[index]))
      return 'Un arrêt qui est fait garde sa place.'
    const early = wanted.find(
      ({ orderId, kind }, index) => kind === 'delivery' && names.indexOf(nameOf({ orderId, kind: 'pickup' })) > index,
    )
    return early === undefined ? null : `Le retrait de la commande n° ${early.orderId} vient avant sa livraison.`
  },

  change: ({ isClosed }: Run): string | null => (isClosed ? closed : null),

  drop: ({ isClosed, stops }: Run): string | null => {
    if (isClosed) return closed
    return stops.length === 0 ? null : 'Cette tournée a encore des arrêts : retire d’abord ses commandes.'
  },
}

const closed = 'Cette tournée est close : rien n’y change plus.'

/** Whether an order may be on a run before it is picked up: it is covered, and being validated or prepared. */
export function mayRide({ status, isCovered }: Pick<Load, 'status' | 'isCovered'>): boolean {
  return isCovered && isToPickUp(status)
}

function isToPickUp(status: number): boolean {
  return status === orderStatus.validating || status === orderStatus.preparing
}

function nameOf({ orderId, kind }: StopName): string {
  return `${orderId} ${kind}`
}

/**
 * The same stops and those of more orders behind them: all are picked up before the first is delivered. Those that were
 * tried before (`attempts`) are with us already: they are only delivered.
 */
export function withOrders(
  stops: readonly StopName[],
  orders: readonly { readonly id: number; readonly attempts: number }[],
): StopName[] {
  const of = (kind: StopKind, among: typeof orders) => among.map(({ id: orderId }) => ({ orderId, kind }))
  const toPickUp = orders.filter(({ attempts }) => attempts === 0)
  return [...stops, ...of('pickup', toPickUp), ...of('delivery', orders)]
}
