import type { Submission } from '../model/kept-parts.ts'

/** The submission of these order data: the one already named while nothing changed, else a new one (R42). */
export function submissionOf(orderData: object, before: Submission | null, newId: () => string): Submission {
  const of = JSON.stringify(orderData)
  return before?.of === of ? before : { id: newId(), of }
}
