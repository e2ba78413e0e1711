import { orderSentences } from '#contract/wire/sentences.ts'
import type { Database } from '#server/db/database.ts'
import { refusedField } from '#server/log/http-error.ts'

/**
 * Refuses a member's order without a reference where his organisation demands one; belongs into the transaction that
 * stores it. `path`: of the field in the body.
 */
export async function checkReferenceGiven(
  transaction: Database,
  { supplierId, reference }: { readonly supplierId: number; readonly reference: string },
  path: string,
): Promise<void> {
  if (reference !== '') return
  const demanding = await transaction
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisation_id')
    .select('organisations.id')
    .where('users.id', '=', supplierId)
    .where('organisations.demands_reference', '=', 1)
    .executeTakeFirst()
  if (demanding !== undefined) throw refusedField(path, orderSentences.referenceDemanded)
}
