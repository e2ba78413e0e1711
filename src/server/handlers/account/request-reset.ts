import type { Api } from '#contract/api.ts'
import { sendResetCode } from '#server/account/send-reset-code.ts'
import { newCode } from '#server/users/new-code.ts'
import { findUserByEmail } from '#server/users/users.ts'
import { inEvenTime } from '#server/guards/even-time.ts'
import { knownDevice } from '#server/guards/known-device.ts'
import { askerOf } from '#server/guards/reset-code.ts'
import type { Handler, Visit } from '#server/http/handler.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import type { World } from '#server/world.ts'

/**
 * Sends a code to an account's address. The reply is the same, after the same time, when there is no such account or the network had its codes
 * of the hour (R35). What strangers ask for uses up nothing of a device with a mark, and delays others' letters at most (decision 089).
 */
export const requestReset: Handler<Api['requestReset']> = async ({ body, visit }, world) => {
  await inEvenTime(world, () => sendCode(body.email, visit, world))
  return { success: true }
}

async function sendCode(email: string, visit: Visit, world: World): Promise<void> {
  const { db, limiter, passwords } = world
  const user = await findUserByEmail(db, email)
  const mark = await knownDevice(user, visit, 'resetByAddress', limiter)
  const code = newCode()
  const hash = await passwords.hash(code)
  // A login hands out the next mark: those of an account count together, and what is more than theirs counts as a stranger's.
  const isSpared = mark !== null && (await limiter.take('resetByMarks', String(mark.userId))) === 0
  const isOverdone =
    !isSpared && (await limiter.takeAll(networkBuckets('resetByEmailAndAddress', visit.network, email))) > 0
  if (isOverdone || user === null) return
  await sendResetCode(user, { asker: askerOf(mark, visit, world), code, hash, isSpared }, world)
}
