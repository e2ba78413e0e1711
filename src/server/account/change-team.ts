import type { TeamRole } from '#contract/team-roles.ts'
import type { Database } from '#server/db/database.ts'
import { dropFactor } from '#server/factor/second-factors.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { teamCodeLetter } from '#server/letters/team-code-letter.ts'
import { HttpError } from '#server/log/http-error.ts'
import { forgetResetCodes, putResetCode, newCode } from '#server/users/reset-codes.ts'
import { insertRoleChange, type RoleChange } from '#server/users/role-changes.ts'
import { holdTeam, listStaff, setPassword, setRole, type UserRow } from '#server/users/users.ts'
import type { World } from '#server/world.ts'

type TeamWorld = Pick<World, 'db' | 'newId' | 'now' | 'passwords' | 'publicUrl'>
type Changing = Pick<TeamWorld, 'db' | 'now'>

/**
 * Takes an account into the team. Anybody may have registered its address: its password and its sessions end, and a
 * code that leaves to that address opens it to who reads it. `by`: who does it.
 */
export async function takeIntoTeam(user: UserRow, teamRole: TeamRole, by: string, world: TeamWorld): Promise<void> {
  const { newId, now, passwords, publicUrl } = world
  const [code, nobodysHash] = [newCode(), await passwords.hash(newId())]
  const hash = await passwords.hash(code)
  const at = now()
  await changing(user, ['staff', teamRole], by, world, async (transaction) => {
    await setRole(transaction, user.id, 'staff', teamRole)
    await setPassword(transaction, user.id, nobodysHash)
    await forgetResetCodes(transaction, user.id)
    await putResetCode(transaction, { userId: user.id, asker: 'team' }, { hash, askedAt: at, goodFrom: at })
    await insertLetter(transaction, teamCodeLetter(user, code, publicUrl), at)
  })
}

/** Takes an account out of the team; its sessions and its second factor end. */
export async function takeOutOfTeam(user: UserRow, by: string, world: Changing): Promise<void> {
  await changing(user, ['supplier'], by, world, async (transaction) => {
    await dropFactor(transaction, user.id)
    await setRole(transaction, user.id, 'supplier', null)
  })
}

/** Gives a member another role; its sessions end. */
export async function changeTeamRole(user: UserRow, teamRole: TeamRole, by: string, world: Changing): Promise<void> {
  await changing(user, [teamRole], by, world, (transaction) => setRole(transaction, user.id, 'staff', teamRole))
}

/** Takes the second factor off a member who lost it; its sessions end. False when there is none. */
export async function resetFactor(user: UserRow, by: string, { db, now }: Changing): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    if (!(await dropFactor(transaction, user.id))) return false
    await setRole(transaction, user.id, user.role, user.team_role)
    await insertRoleChange(transaction, { user_id: user.id, role: 'no factor', by_name: by, at: now().getTime() })
    return true
  })
}

/** Refuses 409 a team without a manager, after the change that would leave it so; nobody at all is none. */
export async function checkManagerLeft(transaction: Database): Promise<void> {
  const team = await listStaff(transaction)
  if (team.length > 0 && !team.some(({ team_role: role }) => role === 'manager'))
    throw new HttpError(409, 'L’équipe garde au moins un responsable : donne d’abord ce rôle à quelqu’un d’autre.')
}

/** One changes the team at a time: two managers do not leave it at once. */
async function changing(
  { id }: UserRow,
  journaled: readonly RoleChange[],
  by: string,
  { db, now }: Changing,
  change: (transaction: Database) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdTeam(transaction)
    await change(transaction)
    await checkManagerLeft(transaction)
    for (const role of journaled)
      await insertRoleChange(transaction, { user_id: id, role, by_name: by, at: now().getTime() })
  })
}
