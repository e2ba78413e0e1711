import type { Caller } from '#server/handler.ts'
import { HttpError } from '#server/http-error.ts'

/** A supplier sees himself only; another's id does not exist for him. */
export function checkSupplier(id: number, caller: Caller): void {
  if (id !== caller.id) throw new HttpError(404, 'Fournisseur introuvable.')
}
