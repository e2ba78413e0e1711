import * as v from 'valibot'

/** What /login and a step back leave for /forgot-password: the address typed so far. */
export const forgottenHandover = v.object({ email: v.string() })

/** What the first step of /forgot-password leaves for the second. `sentAt`: when the code was asked for, epoch milliseconds; null: it was there before. */
export const codeStepHandover = v.object({ email: v.string(), sentAt: v.nullable(v.number()) })
export type CodeStepHandover = v.InferOutput<typeof codeStepHandover>

/** What /forgot-password hands to /change-password (section 2). */
export const resetHandover = v.object({ email: v.pipe(v.string(), v.nonEmpty()), code: v.pipe(v.string(), v.length(4)) })
export type ResetHandover = v.InferOutput<typeof resetHandover>
