import type { Visit } from '#server/http/handler.ts'
import type { Database } from '#server/db/database.ts'
import { confirmationLetter } from '#server/letters/confirmation-letter.ts'
import { nextDue } from '#server/letters/letter-queues.ts'
import { insertLetter } from '#server/letters/letters.ts'
import type { Bucket } from '#server/limits/limiter.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import { mailboxOf } from '#server/users/company-addresses.ts'
import { confirmationAsker, putResetCode, newCode } from '#server/users/reset-codes.ts'
import type { World } from '#server/world.ts'

/** A code that confirms an address, and its hash. */
export interface ConfirmationCode {
  readonly code: string
  readonly hash: string
}

/** Made before the transaction that it is written in: a hash takes its time. */
export async function newConfirmationCode({ passwords }: Pick<World, 'passwords'>): Promise<ConfirmationCode> {
  const code = newCode()
  return { code, hash: await passwords.hash(code) }
}

/** Writes the letter with the code, in the place of the last one; it is good from when it leaves. */
export async function writeConfirmation(
  transaction: Database,
  user: { readonly id: number; readonly email: string },
  { code, hash }: ConfirmationCode,
  { now, publicUrl }: Pick<World, 'now' | 'publicUrl'>,
): Promise<void> {
  const askedAt = now()
  const goodFrom = await nextDue(transaction, { queue: 'confirmation' }, askedAt)
  await putResetCode(transaction, { userId: user.id, asker: confirmationAsker }, { hash, askedAt, goodFrom })
  await insertLetter(transaction, confirmationLetter(user, code, publicUrl), goodFrom)
}

/** How often that letter leaves to a mailbox, however its address is spelled: by the asking network, and in all. */
export function confirmationBuckets(email: string, { network }: Visit): readonly Bucket[] {
  const who = mailboxOf(email)
  return [...networkBuckets('confirmationByEmailAndAddress', network, who), { name: 'confirmationByEmail', who }]
}
