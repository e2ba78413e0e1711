import { randomInt } from 'node:crypto'
import type { World } from '#server/world.ts'
import { findFactor, takeRecoveryCode, takeStep } from './second-factors.ts'
import { stepOfCode } from './totp.ts'

type FactorWorld = Pick<World, 'db' | 'now' | 'seals'>

/** What a secret is sealed about: it opens in the row of its account alone. */
export const aboutSecret = (userId: number) => `second factor of ${userId}`

/** Whether a code is one of the account's now: its app's, each once, or a recovery code, which it uses up. */
export async function takeFactorCode(userId: number, code: string, { db, now, seals }: FactorWorld): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return await takeRecoveryCode(db, userId, recoveryDigest(userId, code, seals))
  const factor = await findFactor(db, userId)
  const secret = factor && seals.open(aboutSecret(userId), factor.secret)
  const step = secret && stepOfCode(secret, code, now())
  return typeof step === 'number' && (await takeStep(db, userId, step))
}

/** Ten recovery codes, and what is kept of them. */
export function newRecoveryCodes(userId: number, seals: FactorWorld['seals']) {
  const codes = Array.from({ length: howMany }, newRecoveryCode)
  return { codes, digests: codes.map((code) => recoveryDigest(userId, code.replace('-', ''), seals)) }
}

function recoveryDigest(userId: number, code: string, seals: FactorWorld['seals']): string {
  return seals.digest(`recovery code of ${userId}`, code)
}

/** 50 bits, in letters and digits that are not taken for others: 'K7Q2M-XW4NB'. */
function newRecoveryCode(): string {
  const signs = Array.from({ length: 10 }, () => characters[randomInt(characters.length)]).join('')
  return `${signs.slice(0, 5)}-${signs.slice(5)}`
}

const howMany = 10
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
