import type { OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'

/** One name, one order: refuses 409 a submission whose name already means another order. */
export function checkSameSubmission({ submission_digest: known }: OrderRow, digest: string): void {
  if (known !== digest) throw new HttpError(409, "Cette demande a déjà été envoyée avec d'autres informations.")
}
