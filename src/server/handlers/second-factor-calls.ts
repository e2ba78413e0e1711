import { openSession } from '#server/account/open-session.ts'
import { aboutSecret, newRecoveryCodes } from '#server/factor/factor-codes.ts'
import {
  countRecoveryCodes,
  dropFactor,
  findFactor,
  insertFactor,
  putRecoveryCodes,
} from '#server/factor/second-factors.ts'
import { readLoginStep, readSetUpStep, setUpStep } from '#server/factor/steps.ts'
import { factorAddress, newFactorSecret, stepOfCode } from '#server/factor/totp.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { countFailures } from '#server/guards/counted-failures.ts'
import { checkFactorCode, wrongFactorCode } from '#server/guards/factor-code.ts'
import { trustedDevice } from '#server/guards/trusted-device.ts'
import type { Handlers, Visit } from '#server/http/handler.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import { HttpError, wrongPassword } from '#server/log/http-error.ts'
import { findUser, findUserById } from '#server/users/users.ts'
import type { World } from '#server/world.ts'

export const secondFactorCalls = {
  /** The second step of a login: opens the session that the password asked for. Strangers' codes count apart. */
  enterLoginCode: async ({ body, visit }, world) => {
    const { db, limiter } = world
    const step = readLoginStep(body.etape, world)
    const user = step && (await findUserById(db, step.id))
    if (user === null || user.session_version !== step?.version)
      throw new HttpError(401, 'Cette connexion a trop attendu : saisis de nouveau ton mot de passe.')
    const mark = await trustedDevice(user, visit, 'loginByAddress', limiter)
    const ways = mark === null ? [strangersWay(user.id, visit)] : [[{ name: 'factorByMark', who: mark.id } as const]]
    await checkFactorCode(user.id, body.code, world, ways)
    return await openSession(user, false, world)
  },

  staffFactor: async ({ caller }, { db, demandsFactor }) => {
    const factor = await findFactor(db, caller.id)
    return {
      depuis: factor && wireFromInstant(new Date(factor.set_up_at)),
      codes: await countRecoveryCodes(db, caller.id),
      exige: demandsFactor,
    }
  },

  /** The password is asked once more: whoever finds a page open makes no lock of his own. */
  prepareFactor: async ({ body, caller }, world) => {
    const { db, limiter, passwords } = world
    const user = await findUser(db, caller.id)
    const right = await countFailures(
      limiter,
      [[{ name: 'factorByMember', who: String(user.id) }]],
      async () => (await passwords.verify(user.password_hash, body.password)) || null,
    )
    if (right === null) throw wrongPassword('password', 'Mot de passe incorrect.')
    await checkHasNone(caller.id, world)
    const secret = newFactorSecret()
    return { secret, adresse: factorAddress(secret, user.email), etape: setUpStep(user.id, secret, world) }
  },

  activateFactor: async ({ body, caller: { id } }, world) => {
    const { db, now, seals } = world
    const secret = readSetUpStep(id, body.etape, world)
    if (secret === null) throw new HttpError(409, 'Ce carré a trop attendu : recommence, un autre s’affichera.')
    const step = stepOfCode(secret, body.code, now())
    if (step === null) throw wrongFactorCode()
    const { codes, digests } = newRecoveryCodes(id, seals)
    await db.transaction().execute(async (transaction) => {
      const factor = { secret: seals.seal(aboutSecret(id), secret), set_up_at: now().getTime(), last_step: step }
      if (!(await insertFactor(transaction, { user_id: id, ...factor }))) throw alreadyThere()
      await putRecoveryCodes(transaction, id, digests)
    })
    return { codes }
  },

  renewRecoveryCodes: async ({ body, caller: { id } }, world) => {
    await checkFactorCode(id, body.code, world)
    const { codes, digests } = newRecoveryCodes(id, world.seals)
    await world.db.transaction().execute((transaction) => putRecoveryCodes(transaction, id, digests))
    return { codes }
  },

  removeFactor: async ({ body, caller: { id } }, world) => {
    if (world.demandsFactor) throw new HttpError(409, 'Ici le second facteur est demandé à toute l’équipe.')
    await checkFactorCode(id, body.code, world)
    await world.db.transaction().execute((transaction) => dropFactor(transaction, id))
    return { success: true }
  },
} satisfies Partial<Handlers>

async function checkHasNone(userId: number, { db }: Pick<World, 'db'>): Promise<void> {
  if ((await findFactor(db, userId)) !== null) throw alreadyThere()
}

function alreadyThere(): HttpError {
  return new HttpError(409, 'Ton compte a déjà un second facteur.')
}

/** Only who knows the password comes here: what he gets wrong counts against his network first, then the account. */
function strangersWay(userId: number, { network }: Visit) {
  return [
    ...networkBuckets('factorByAccountAndAddress', network, String(userId)),
    { name: 'factorByAccount', who: String(userId) } as const,
  ]
}
