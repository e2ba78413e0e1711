import { accountantOnlyReads } from '#contract/organisation/organisation.ts'
import type { Caller } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'

/** Refuses 403 to an organisation's accountant what makes, moves, pays or cancels an order. */
export function checkMayBuy({ organisation }: Pick<Caller, 'organisation'>): void {
  if (organisation?.role === 'accountant') throw new HttpError(403, accountantOnlyReads)
}
