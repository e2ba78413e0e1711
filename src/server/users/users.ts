import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { UsersTable } from './users-table.ts'

export type UserRow = Selectable<UsersTable>

/** Inserts an account and answers its id; null when the e-mail address has one already. */
export async function insertUser(db: Database, row: Insertable<UsersTable>): Promise<number | null> {
  const inserted = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** The account of a lower-case e-mail address. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()) ?? null
}

/** The account of an order's supplier: it is there as long as its orders are. */
export async function findUser(db: Database, id: number): Promise<UserRow> {
  return await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The same by its number, which another said; null when there is none. */
export async function findUserById(db: Database, id: number): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Holds an account until the end of the transaction: what two write for it, they write one after the other. */
export async function holdUser(transaction: Database, id: number): Promise<void> {
  await transaction
    .updateTable('users')
    .set(({ ref }) => ({ session_version: ref('session_version') }))
    .where('id', '=', id)
    .execute()
}

/** Holds all of the team until the end of the transaction. */
export async function holdTeam(transaction: Database): Promise<void> {
  await transaction
    .updateTable('users')
    .set(({ ref }) => ({ session_version: ref('session_version') }))
    .where('role', '=', 'staff')
    .execute()
}

/** A new password; every session of the account ends. Answers its new session version. */
export async function setPassword(db: Database, id: number, hash: string): Promise<number> {
  const changed = await db
    .updateTable('users')
    .set((set) => ({ password_hash: hash, session_version: set('session_version', '+', 1) }))
    .where('id', '=', id)
    .returning('session_version')
    .executeTakeFirstOrThrow()
  return changed.session_version
}

/** The same for the account as it was read: answers its new session version; null when it has got another since. */
export async function replacePassword(
  db: Database,
  { id, session_version: read }: UserRow,
  hash: string,
): Promise<number | null> {
  const changed = await db
    .updateTable('users')
    .set({ password_hash: hash, session_version: read + 1 })
    .where('id', '=', id)
    .where('session_version', '=', read)
    .returning('session_version')
    .executeTakeFirst()
  return changed?.session_version ?? null
}

/** Its owner has shown to read the account's address; the first time counts. Answers the account. */
export async function confirmAddress(db: Database, id: number, at: Date): Promise<UserRow> {
  return await db
    .updateTable('users')
    .set((set) => ({ confirmed_at: set.fn.coalesce('confirmed_at', sql<number>`${at.getTime()}`) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Profile = Pick<
  UserRow,
  'last_name' | 'first_name' | 'phone' | 'company' | 'billing_address' | 'postal_code' | 'city'
> &
  Partial<Pick<UserRow, 'vat_number' | 'siren'>>

/** Saves a profile and answers the account; or null. The point of an address that was left goes with it. */
export async function updateProfile(db: Database, id: number, profile: Profile): Promise<UserRow | null> {
  const user = await db
    .updateTable('users')
    .set(({ and, case: when, ref }) => {
      const stays = and({
        billing_address: profile.billing_address,
        postal_code: profile.postal_code,
        city: profile.city,
      })
      const kept = (column: 'latitude' | 'longitude') => when().when(stays).then(ref(column)).else(null).end()
      return { ...profile, latitude: kept('latitude'), longitude: kept('longitude') }
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return user ?? null
}

/** The provider's own people, by e-mail address. */
export async function listStaff(db: Database): Promise<UserRow[]> {
  return await db
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'staff')
    .where('erased_at', 'is', null)
    .orderBy('email')
    .execute()
}

/** Gives an account another role; its sessions end: a token says its role. `teamRole`: null out of the team. */
export async function setRole(
  db: Database,
  id: number,
  role: UserRow['role'],
  teamRole: UserRow['team_role'],
): Promise<void> {
  await db
    .updateTable('users')
    .set((set) => ({ role, team_role: teamRole, session_version: set('session_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/**
 * Empties an account, once: its address is free, its password and sessions are gone. The account as it was, or null.
 * The new address locks the row: an order of that moment is stored before, or after.
 */
export async function emptyUser(db: Database, id: number, passwordHash: string, at: Date): Promise<UserRow | null> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set((set) => ({
      ...noProfile,
      email: nameOfErased(id),
      password_hash: passwordHash,
      session_version: set('session_version', '+', 1),
      erased_at: at.getTime(),
    }))
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? (user ?? null) : null
}

/** What stands for an erased account: 'compte-7'. */
export function nameOfErased(id: number): string {
  return `compte-${id}`
}

const noProfile = {
  role: 'supplier',
  team_role: null,
  customer_id: null,
  last_name: '',
  first_name: '',
  phone: '',
  company: '',
  vat_number: '',
  siren: '',
  billing_address: '',
  postal_code: '',
  city: '',
  latitude: null,
  longitude: null,
  last_seen_at: null,
  warned_at: null,
  confirmed_at: null,
} as const
