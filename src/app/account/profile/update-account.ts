import * as v from 'valibot'
import type { Caller } from '#adapters/net/caller.ts'
import type { World } from '#app/world.ts'
import type { BodyOf, Reply } from '#contract/endpoint.ts'
import { confirmEmail, sendConfirmation } from '#contract/account/email-confirmation.ts'
import { passwordChangeSchema, profileSchema, updateUser } from '#contract/account/profile.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { failedCall, type CallOutcome } from '#state/connection/call-outcome.ts'
import type { WaitOptions } from '#state/connection/retry-wait.ts'
import { tellsCompanyNumbers, withProfile, type ProfileValues } from './profile-values.ts'

type AccountWorld = Pick<World, 'call' | 'session'>

/** Saves the profile; the stored record and the header follow. */
export function saveProfile(
  world: AccountWorld,
  values: ProfileValues,
  waiting: WaitOptions = {},
): Promise<CallOutcome> {
  const { user } = world.session.state
  const { siret, tva, ...person } = values
  const profile = v.parse(profileSchema, user !== null && tellsCompanyNumbers(user) ? values : person)
  return update(
    world,
    profile,
    (before) => withProfile(before, profile),
    'Erreur lors de la mise à jour du profil',
    waiting,
  )
}

/** Changes the password. A fresh token in the reply replaces the stored one: the other sessions have ended. */
export function changePassword(
  world: AccountWorld,
  change: v.InferInput<typeof passwordChangeSchema>,
  waiting: WaitOptions = {},
): Promise<CallOutcome> {
  const { current_password, new_password } = change
  return update(
    world,
    { current_password, new_password },
    (user) => user,
    'Erreur lors de la modification du mot de passe',
    waiting,
  )
}

/** `after`: the record once it is done, for a server that does not answer it. */
async function update(
  { call, session }: AccountWorld,
  body: BodyOf<typeof updateUser>,
  after: (user: UserRecord) => UserRecord,
  fallback: string,
  waiting: WaitOptions,
): Promise<CallOutcome> {
  const id = session.state.user?.id ?? 0
  try {
    const reply = await call(updateUser, { params: { id }, body, ...waiting })
    const { user } = session.state
    // Signed out meanwhile, or another user: nothing of this reply is theirs.
    if (user?.id === id)
      renew(
        session,
        reply.user ? { ...reply.user, user_profil: reply.user.user_profil ?? after(user).user_profil } : after(user),
        reply.token,
      )
    return { ok: true }
  } catch (failure) {
    return failedCall(failure, fallback)
  }
}

/** The stored record names its token (section 3), whether the reply's does or not. */
function renew(session: World['session'], user: UserRecord, fresh: string | null = null): void {
  const { user: before, token } = session.state
  const own = fresh ?? token
  session.renew(before?.token === undefined || own === null ? user : { ...user, token: own }, fresh)
}

/** Confirms the account's address by the code of its letter; the stored record follows, and is not asked again. */
export function confirmAddress(world: AccountWorld, code: string, waiting: WaitOptions = {}): Promise<CallOutcome> {
  return follow(world, (call) => call(confirmEmail, { body: { code }, ...waiting }), 'Code invalide')
}

/** Has the code sent again. Where the address was confirmed meanwhile, on another device, the record says so. */
export function sendCodeAgain(world: AccountWorld, waiting: WaitOptions = {}): Promise<CallOutcome> {
  return follow(
    world,
    (call) => call(sendConfirmation, { body: {}, ...waiting }),
    'Le code n’a pas pu partir. Réessaie.',
  )
}

async function follow(
  { call, session }: AccountWorld,
  ask: (call: Caller) => Promise<Reply<typeof confirmEmail>>,
  fallback: string,
): Promise<CallOutcome> {
  try {
    const { user } = await ask(call)
    if (user !== null) renew(session, user)
    return { ok: true }
  } catch (failure) {
    return failedCall(failure, fallback)
  }
}
