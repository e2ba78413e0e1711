import { goToField } from '#ui/ask/go-to-field.ts'
import type { OrderState } from '../model/order-state.ts'
import { missingIn } from '../model/missing.ts'

/**
 * After an order was filled from the past: to what only its author can add, the slip most of the time. Stays where it
 * is when nothing is missing.
 */
export function goToFirstMissing(state: OrderState, now: Date): void {
  const [first] = missingIn(state, now)
  if (first !== undefined) goToField(first.name)
}
