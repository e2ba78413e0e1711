import { randomInt } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import { insertLetter } from '#server/db/letters.ts'
import { putResetCode, resetCodeLifetimeMs } from '#server/db/reset-codes.ts'
import { findUserByEmail } from '#server/db/users.ts'
import { inEvenTime } from '#server/guards/even-time.ts'
import { checkRate } from '#server/guards/within-rate.ts'
import type { Handler } from '#server/handler.ts'
import { resetCodeLetter } from '#server/letters/reset-code-letter.ts'
import type { World } from '#server/world.ts'

/** Sends a code to an account's address. The reply is the same, after the same time, when there is no such account or it had its codes of the day (R35). */
export const requestReset: Handler<Api['requestReset']> = async ({ body }, world) => {
  await checkRate(world.limiter, 'resetBySite', '')
  await inEvenTime(() => sendCode(body.email, world))
  return { success: true }
}

async function sendCode(email: string, { db, letters, now, passwords }: World): Promise<void> {
  const user = await findUserByEmail(db, email)
  const code = newCode()
  const hash = await passwords.hash(code)
  if (user === null) return
  const at = now()
  const isNew = await db.transaction().execute(async (transaction) => {
    if (!(await putResetCode(transaction, user.id, { hash, expiresAt: new Date(at.getTime() + resetCodeLifetimeMs) }, at))) return false
    await insertLetter(transaction, resetCodeLetter(user, code), at)
    return true
  })
  if (isNew) letters.wake()
}

/** 4 of 36 characters: 'K7Q2'. */
function newCode(): string {
  return Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
}

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
