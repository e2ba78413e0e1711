import * as v from 'valibot'

/** The name of a submission, and the order data it stands for. */
export const submissionSchema = v.object({ id: v.pipe(v.string(), v.uuid()), of: v.string() })
export type Submission = v.InferOutput<typeof submissionSchema>

/** The submission of these order data: the one already named while nothing changed, else a new one (R42). */
export function submissionOf(orderData: object, before: Submission | null, newId: () => string): Submission {
  const of = JSON.stringify(orderData)
  return before?.of === of ? before : { id: newId(), of }
}
