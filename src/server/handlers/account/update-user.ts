import type { Api } from '#contract/api.ts'
import type { ParsedBody } from '#contract/endpoint.ts'
import { forgetResetCodes } from '#server/users/reset-codes.ts'
import { findUser, replacePassword, updateProfile } from '#server/users/users.ts'
import { sessionOver } from '#server/guards/audience.ts'
import { checkAccount } from '#server/guards/own-account.ts'
import { checkNewPassword } from '#server/guards/staff-password.ts'
import { checkRate } from '#server/guards/within-rate.ts'
import type { Caller, Handler } from '#server/http/handler.ts'
import { wrongPassword } from '#server/log/http-error.ts'
import { userDataOf } from '#server/users/user-data.ts'
import type { World } from '#server/world.ts'

/** Saves the profile, or the password, of one's own account (section 7). The e-mail stays as it is; so does what a company is registered by, unless it is named. */
export const updateUser: Handler<Api['updateUser']> = async ({ params, body, caller }, world) => {
  checkAccount(params.id, caller)
  return {
    success: true,
    data: 'new_password' in body ? await changePassword(body, caller, world) : await saveProfile(body, caller, world),
  }
}

type PasswordChange = Extract<ParsedBody<Api['updateUser']>, { readonly new_password: string }>
type Profile = Exclude<ParsedBody<Api['updateUser']>, PasswordChange>

async function saveProfile(profile: Profile, { id }: Caller, { db }: World) {
  const user = await updateProfile(db, id, {
    last_name: profile.nom,
    first_name: profile.prenom,
    phone: profile.telephone,
    company: profile.societe,
    billing_address: profile.adresseFacturation,
    postal_code: profile.codePostal,
    city: profile.ville,
    ...(profile.tva !== undefined && { vat_number: profile.tva }),
    ...(profile.siret !== undefined && { siren: profile.siret }),
  })
  if (user === null) throw sessionOver()
  return { user: userDataOf(user) }
}

/** Every other session ends, and a code that is on its way; this one goes on with a token for what was left of its time. */
async function changePassword(
  { current_password, new_password }: PasswordChange,
  { id, role, token }: Caller,
  { db, deviceMarks, limiter, now, passwords, tokens }: World,
) {
  await checkRate(limiter, 'passwordByAccount', String(id))
  const user = await findUser(db, id)
  if (!(await passwords.verify(user.password_hash, current_password)))
    throw wrongPassword('current_password', 'Mot de passe actuel incorrect.')
  checkNewPassword(role, new_password, 'new_password')
  const hash = await passwords.hash(new_password)
  const sessionVersion = await db.transaction().execute(async (transaction) => {
    await forgetResetCodes(transaction, id)
    return await replacePassword(transaction, user, hash)
  })
  if (sessionVersion === null) throw sessionOver()
  const secondsLeft = token.expiresAt.getTime() / 1000 - Math.floor(now().getTime() / 1000)
  const fresh = await tokens.issue({ userId: id, role, sessionVersion }, secondsLeft, now())
  return {
    token: fresh,
    user: { ...userDataOf(user), token: fresh },
    appareil: deviceMarks.make({ id, session_version: sessionVersion }, now()),
  }
}
