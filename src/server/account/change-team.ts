import { insertLetter } from '#server/letters/letters.ts'
import { teamCodeLetter } from '#server/letters/team-code-letter.ts'
import { forgetResetCodes, putResetCode, newCode } from '#server/users/reset-codes.ts'
import { insertRoleChange } from '#server/users/role-changes.ts'
import { setPassword, setRole, type UserRow } from '#server/users/users.ts'
import type { World } from '#server/world.ts'

type TeamWorld = Pick<World, 'db' | 'newId' | 'now' | 'passwords' | 'publicUrl'>

/**
 * Takes an account into the team. Anybody may have registered its address: its password and its sessions end, and a
 * code that leaves to that address opens it to who reads it. `by`: who does it.
 */
export async function takeIntoTeam(
  user: UserRow,
  by: string,
  { db, newId, now, passwords, publicUrl }: TeamWorld,
): Promise<void> {
  const [code, nobodysHash] = [newCode(), await passwords.hash(newId())]
  const hash = await passwords.hash(code)
  const at = now()
  await db.transaction().execute(async (transaction) => {
    await setRole(transaction, user.id, 'staff')
    await setPassword(transaction, user.id, nobodysHash)
    await forgetResetCodes(transaction, user.id)
    await putResetCode(transaction, { userId: user.id, asker: 'team' }, { hash, askedAt: at, goodFrom: at })
    await insertLetter(transaction, teamCodeLetter(user, code, publicUrl), at)
    await insertRoleChange(transaction, { user_id: user.id, role: 'staff', by_name: by, at: at.getTime() })
  })
}

/** Takes an account out of the team; its sessions end. */
export async function takeOutOfTeam(
  { id }: UserRow,
  by: string,
  { db, now }: Pick<TeamWorld, 'db' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await setRole(transaction, id, 'supplier')
    await insertRoleChange(transaction, { user_id: id, role: 'supplier', by_name: by, at: now().getTime() })
  })
}
