import type { Caller } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'

/** An account is its owner's; another's id does not exist for him. */
export function checkAccount(id: number, caller: Caller): void {
  checkOwn(id, caller, 'Compte introuvable.')
}

/** A supplier sees himself only. */
export function checkSupplier(id: number, caller: Caller): void {
  checkOwn(id, caller, 'Fournisseur introuvable.')
}

function checkOwn(id: number, caller: Caller, sentence: string): void {
  if (id !== caller.id) throw new HttpError(404, sentence)
}
