import { mostAccountCeiling, mostAccountDays } from '#rules/order/on-account.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { transferTo } from '#server/invoices/freeze-account-invoice.ts'
import { HttpError } from '#server/log/http-error.ts'
import { holdOrganisation, updateOrganisationRow } from '#server/organisations/organisations.ts'
import type { World } from '#server/world.ts'

/** What an organisation may owe, TTC, and within how many days of an invoice it settles it. */
export interface AccountTerms {
  readonly ceiling: Cents
  readonly days: number
}

/**
 * Gives an organisation an account, or other terms; null: nothing new goes on it, what is on it stays due. Journaled:
 * `by` is who, in words. 400 past the thirty days of the law, 409 where nobody knows where to transfer to.
 */
export async function grantAccount(
  organisationId: number,
  terms: AccountTerms | null,
  by: string,
  { db, now }: Pick<World, 'db' | 'now'>,
): Promise<void> {
  if (terms !== null) checkTerms(terms)
  await db.transaction().execute(async (transaction) => {
    await holdOrganisation(transaction, organisationId)
    // Its days stay: what is on it is still billed by them.
    const columns = {
      account_ceiling: terms?.ceiling ?? null,
      ...(terms !== null && { account_days: terms.days }),
    }
    await updateOrganisationRow(transaction, organisationId, columns)
    await transaction
      .insertInto('account_terms')
      .values({
        organisation_id: organisationId,
        ceiling: terms?.ceiling ?? null,
        days: terms?.days ?? null,
        changed_by: by,
        changed_at: now().getTime(),
      })
      .execute()
  })
}

function checkTerms({ ceiling, days }: AccountTerms): void {
  if (!Number.isSafeInteger(days) || days < 0 || days > mostAccountDays)
    throw new HttpError(
      400,
      `De 0 à ${mostAccountDays} jours : la loi n’en permet pas plus (art. L441-11 du code de commerce).`,
    )
  if (!Number.isSafeInteger(ceiling) || ceiling < 1 || ceiling > mostAccountCeiling)
    throw new HttpError(400, `Un plafond de 0,01 € à ${formatEuros(mostAccountCeiling)}.`)
  transferTo()
}
