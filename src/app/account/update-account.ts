import * as v from 'valibot'
import type { World } from '#app/world.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { passwordChangeSchema, profileSchema, updateUser } from '#contract/profile.ts'
import type { UserRecord } from '#contract/user-record.ts'
import { failedEnd, type CallEnd } from '#state/call-end.ts'
import type { WaitOptions } from '#state/retry-wait.ts'
import { withProfile, type ProfileValues } from './profile-values.ts'

type AccountWorld = Pick<World, 'call' | 'session'>

/** Saves the profile; the stored record and the header follow. */
export function saveProfile(world: AccountWorld, values: ProfileValues, waiting: WaitOptions = {}): Promise<CallEnd> {
  const profile = v.parse(profileSchema, values)
  return update(world, profile, (user) => withProfile(user, profile), 'Erreur lors de la mise à jour du profil', waiting)
}

/** Changes the password; a fresh token in the reply takes the place of the stored one: the other sessions have ended. */
export function changePassword(world: AccountWorld, change: v.InferInput<typeof passwordChangeSchema>, waiting: WaitOptions = {}): Promise<CallEnd> {
  const { current_password, new_password } = change
  return update(world, { current_password, new_password }, (user) => user, 'Erreur lors de la modification du mot de passe', waiting)
}

/** `after`: the record once it is done, for a server that does not answer it. */
async function update({ call, session }: AccountWorld, body: BodyOf<typeof updateUser>, after: (user: UserRecord) => UserRecord, fallback: string, waiting: WaitOptions): Promise<CallEnd> {
  const id = session.state.user?.id ?? 0
  try {
    const reply = await call(updateUser, { params: { id }, body, ...waiting })
    const { user } = session.state
    // Signed out meanwhile, or somebody else: nothing of this reply is theirs.
    if (user?.id === id) session.renew(reply.user ? { ...reply.user, user_profil: reply.user.user_profil ?? after(user).user_profil } : after(user), reply.token)
    return { ok: true }
  } catch (failure) {
    return failedEnd(failure, fallback)
  }
}
