import * as v from 'valibot'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { OrderRow } from '#server/orders/orders.ts'

/** The name of a submission, from its header (decision 003), null without one; refuses 400 what is no name. */
export function readSubmissionId(header: (name: string) => string | undefined): string | null {
  const given = header(idempotencyHeader)
  if (given === undefined) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.uuid(), v.toLowerCase()), given)
  if (parsed.success) return parsed.output
  throw new HttpError(400, `En-tête ${idempotencyHeader} invalide.`)
}

/** One name, one order: refuses 409 a submission whose name already means another order. */
export function checkSameSubmission({ submission_digest: known }: OrderRow, digest: string): void {
  if (known !== digest) throw new HttpError(409, "Cette demande a déjà été envoyée avec d'autres informations.")
}
