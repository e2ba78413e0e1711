import type { Database } from '#server/db/database.ts'

/** What the team sees of an account whose address stands under a message; its last order's number, null without one. */
export interface AccountBehind {
  readonly societe: string
  readonly telephone: string
  readonly derniere_commande: number | null
}

/** The suppliers' accounts of these addresses, by address in lower case. Anybody may write anybody's. */
export async function accountsBehind(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, AccountBehind>> {
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(({ selectFrom }) => [
      'email',
      'company',
      'phone',
      selectFrom('orders')
        .select(({ fn }) => fn.max<number | null>('orders.id').as('last'))
        .whereRef('orders.supplier_id', '=', 'users.id')
        .as('last_order'),
    ])
    .where('email', 'in', wanted)
    .where('role', '=', 'supplier')
    .execute()
  return new Map(
    rows.map(({ email, company, phone, last_order: last }) => [
      email,
      { societe: company, telephone: phone, derniere_commande: last === null ? null : Number(last) },
    ]),
  )
}
