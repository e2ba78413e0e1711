import type { Generated, Insertable, Selectable } from 'kysely'
import type { Role } from '#contract/endpoint.ts'
import type { Database, Instant } from '#server/db/database.ts'

/** Who was given which role. `by_name`: who ran the command, as the machine knows him. */
export interface RoleChangesTable {
  id: Generated<number>
  user_id: number
  role: Role
  by_name: string
  at: Instant
}

/** Writes it down; belongs into the transaction that did it. */
export async function insertRoleChange(transaction: Database, change: Insertable<RoleChangesTable>): Promise<void> {
  await transaction.insertInto('role_changes').values(change).execute()
}

/** The newest ones, each with the address that the account has now. */
export async function newestRoleChanges(db: Database, limit: number) {
  return await db
    .selectFrom('role_changes')
    .innerJoin('users', 'users.id', 'user_id')
    .selectAll('role_changes')
    .select('email')
    .orderBy('role_changes.id', 'desc')
    .limit(limit)
    .execute()
}

/** Those of one account, oldest first. */
export async function roleChangesOf(db: Database, userId: number): Promise<Selectable<RoleChangesTable>[]> {
  return await db.selectFrom('role_changes').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}
