import * as v from 'valibot'
import { idempotencyHeader } from '#contract/idempotency.ts'
import { Refused } from '#server/refused.ts'

/** The name of a submission, from its header (decision 003); refuses 400 without one. */
export function readSubmissionId(header: (name: string) => string | undefined): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.uuid(), v.toLowerCase()), header(idempotencyHeader))
  if (parsed.success) return parsed.output
  throw new Refused(400, `En-tête ${idempotencyHeader} manquant ou invalide.`)
}
