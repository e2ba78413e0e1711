import type { Api } from '#contract/api.ts'
import { eraseAccount } from '#server/account/erase-account.ts'
import { findUser } from '#server/users/users.ts'
import type { Handler } from '#server/http/handler.ts'
import { wrongPassword } from '#server/log/http-error.ts'

/** Deletes the caller's account at once, with all that no law keeps (R48). */
export const deleteAccount: Handler<Api['deleteAccount']> = async ({ body, caller }, world) => {
  const { password_hash: hash } = await findUser(world.db, caller.id)
  if (!(await world.passwords.verify(hash, body.password))) throw wrongPassword('password', 'Mot de passe incorrect.')
  await eraseAccount(caller.id, 'asked', world)
  return { success: true, message: 'Ton compte est supprimé.' }
}
