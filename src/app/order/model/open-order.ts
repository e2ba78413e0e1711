import type { DraftState } from './draft-of.ts'
import type { OrderState, Status } from './order-state.ts'

/**
 * Lays a draft, or a new request, into the form and opens it: nothing of before is marked, counted or priced, and every
 * change is followed from now on.
 */
export function openOrder(state: OrderState, { values, touched, slip, lastPrice, ...rest }: DraftState): void {
  state.followed = false
  for (const marks of [state.touched, state.tried])
    for (const name of Object.keys(marks)) delete marks[name as keyof typeof touched]
  Object.assign(state.touched, touched)
  Object.assign(state.values, values)
  Object.assign(state.slip, slip)
  Object.assign(state, rest, { attempts: 0, filled: [], quote: { status: 'incomplete' } })
  state.lastPrice = lastPrice ?? (state.lastPrice && { ...state.lastPrice, of: 'gone', was: null })
  state.status = 'open'
  state.opening++
  state.followed = true
}

/** The form cannot be filled, for this reason. */
export function closeOrder(state: OrderState, status: Exclude<Status, 'open'>): void {
  state.followed = false
  state.status = status
}

/**
 * Whether the form still holds the order that it held at that opening: an undo that comes later finds another, or none.
 */
export function isStillOpen({ status, opening }: OrderState, then: number): boolean {
  return status === 'open' && opening === then
}
