import { readStanding, type Standing } from '#server/organisations/account-standing.ts'
import type { OrganisationRow } from '#server/organisations/organisations.ts'
import type { World } from '#server/world.ts'

export interface Account {
  readonly organisation: OrganisationRow
  readonly standing: Standing
}

/** The organisations that have an account, or owe what was on one, by their name. */
export async function listAccounts({ db, now }: Pick<World, 'db' | 'now'>): Promise<Account[]> {
  const rows = await db
    .selectFrom('organisations')
    .selectAll()
    .where('id', 'in', db.selectFrom('account_terms').select('organisation_id'))
    .orderBy('name')
    .orderBy('id')
    .execute()
  const all = await Promise.all(
    rows.map(async (organisation) => ({ organisation, standing: await readStanding(db, organisation, now()) })),
  )
  return all.filter(({ standing }) => standing.ceiling !== null || standing.owed !== 0 || standing.unbilled !== 0)
}

/** Those that pay at once, the newest first, so many at most, and how many there are. */
export async function listWithoutAccount({ db }: Pick<World, 'db'>, others: readonly Account[], most: number) {
  const ids = others.map(({ organisation }) => organisation.id)
  const all = db.selectFrom('organisations').where('id', 'not in', ids.length === 0 ? [0] : ids)
  const { count } = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { count, rows: await all.selectAll().orderBy('id', 'desc').limit(most).execute() }
}
