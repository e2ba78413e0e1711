import type { World } from '#app/world.ts'
import type { Submission } from '../model/draft-schema.ts'
import type { OrderState } from '../model/order-state.ts'

/** The name of the submission of these data, which the draft keeps at once. */
export function named(state: OrderState, { newId }: Pick<World, 'newId'>, data: object): Submission {
  return (state.submission = submissionOf(data, state.submission, newId))
}

/** The submission of these order data: the one already named while nothing changed, else a new one (R42). */
export function submissionOf(orderData: object, before: Submission | null, newId: () => string): Submission {
  const of = JSON.stringify(orderData)
  return before?.of === of ? before : { id: newId(), of }
}
