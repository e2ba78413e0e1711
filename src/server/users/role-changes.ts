import type { Generated, Insertable, Selectable } from 'kysely'
import type { Role } from '#contract/endpoint.ts'
import { teamRoleWords, type TeamRole } from '#contract/team-roles.ts'
import type { Database, Instant } from '#server/db/database.ts'

/** In and out of the team, a role in it, or a lost second factor taken off. */
export type RoleChange = Role | TeamRole | 'no factor'

/** Who was given which role. `by_name`: who ran the command, as the machine knows him. */
export interface RoleChangesTable {
  id: Generated<number>
  user_id: number
  role: RoleChange
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

/** What happened, in words: 'devient exploitant'. */
export function roleChangeWords(role: RoleChange): string {
  if (role === 'staff') return 'entre dans l’équipe'
  if (role === 'supplier') return 'sort de l’équipe'
  return role === 'no factor' ? 'n’a plus de second facteur' : `devient ${teamRoleWords[role]}`
}
