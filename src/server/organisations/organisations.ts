import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { UserRow } from '#server/users/users.ts'
import type { OrganisationsTable } from './organisations-table.ts'

export type OrganisationRow = Selectable<OrganisationsTable>

export async function insertOrganisation(db: Database, row: Insertable<OrganisationsTable>): Promise<number> {
  return (await db.insertInto('organisations').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function findOrganisation(db: Database, id: number): Promise<OrganisationRow> {
  return await db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function updateOrganisationRow(
  db: Database,
  id: number,
  details: Updateable<OrganisationsTable>,
): Promise<void> {
  await db.updateTable('organisations').set(details).where('id', '=', id).execute()
}

/** Holds it until the end of the transaction: what two change in it, they change one after the other. */
export async function holdOrganisation(transaction: Database, id: number): Promise<void> {
  await transaction
    .updateTable('organisations')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .where('id', '=', id)
    .execute()
}

export type Member = Pick<UserRow, 'id' | 'email' | 'first_name' | 'last_name' | 'organisation_role'>

/** Its accounts, the oldest first: who owns it longest is the first owner. */
export async function membersOf(db: Database, id: number): Promise<Member[]> {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'organisation_role'])
    .where('organisation_id', '=', id)
    .orderBy('id')
    .execute()
}

/** Makes an account a member, or gives it another role; null, null: none of any. */
export async function setMembership(
  db: Database,
  userId: number,
  membership: Pick<UserRow, 'organisation_id' | 'organisation_role'>,
): Promise<void> {
  await db.updateTable('users').set(membership).where('id', '=', userId).execute()
}

/** Nobody is of it any more: its name goes, its orders and their invoices stay as they are. */
export async function forgetOrganisation(db: Database, id: number): Promise<void> {
  await db.deleteFrom('invitations').where('organisation_id', '=', id).execute()
  await db.updateTable('orders').set({ organisation_id: null }).where('organisation_id', '=', id).execute()
  await db.deleteFrom('organisations').where('id', '=', id).execute()
}
