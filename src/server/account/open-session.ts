import { recordLastSeen } from '#server/users/unused-users.ts'
import { userDataOf } from '#server/users/user-data.ts'
import type { UserRow } from '#server/users/users.ts'
import type { World } from '#server/world.ts'

/** Opens a session of an account whose owner has shown who he is, and marks the device; what the page is answered. */
export async function openSession(user: UserRow, remember: boolean, world: World) {
  const { deviceMarks, now, tokens } = world
  await recordLastSeen(user, world)
  const token = await tokens.issue(
    { userId: user.id, role: user.role, teamRole: user.team_role, sessionVersion: user.session_version },
    remember && user.role !== 'staff' ? thirtyDays : twelveHours,
    now(),
  )
  return {
    success: true,
    data: { token, user: { ...userDataOf(user), token }, appareil: deviceMarks.make(user, now()) },
  }
}

/**
 * How long a session lasts, in seconds (R34). One of the team opens the data of all customers: it ends with the day's
 * work, remembered or not.
 */
const twelveHours = 12 * 3600
const thirtyDays = 30 * 24 * 3600
