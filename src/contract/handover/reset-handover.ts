import * as v from 'valibot'
import { wantedPage } from './login-handover.ts'

const wanted = v.optional(wantedPage)

/**
 * What /login and a step back leave for /forgot-password: the address typed so far, and the page that was wanted, which
 * goes with it to the next login.
 */
export const forgottenHandover = v.object({ email: v.string(), wanted })

/**
 * What the first step of /forgot-password leaves for the second. `sentAt`: when the code was asked for, epoch
 * milliseconds; null: it was there before.
 */
export const codeStepHandover = v.object({ email: v.string(), sentAt: v.nullable(v.number()), wanted })
export type CodeStepHandover = v.InferOutput<typeof codeStepHandover>

/** What /forgot-password hands to /change-password (section 2). */
export const resetHandover = v.object({
  email: v.pipe(v.string(), v.nonEmpty()),
  code: v.pipe(v.string(), v.length(4)),
  wanted,
})
export type ResetHandover = v.InferOutput<typeof resetHandover>
