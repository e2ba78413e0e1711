import type { NotPayable } from '#contract/payment/payment.ts'
import { HttpError } from '#server/log/http-error.ts'

/** No card pays this order, now or later. */
export function notPayable(sentence: string): HttpError {
  const extra: NotPayable & Record<string, unknown> = { code: 'not_payable' }
  return new HttpError(409, sentence, { extra })
}
