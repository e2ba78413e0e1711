import type { CallName } from '#contract/api.ts'

/** Calls of the contract without a handler for now; they answer 501. A call that is in neither list does not compile. */
export const notServedYet = [
  'cancelByStaff',
] as const satisfies readonly CallName[]

export type NotServedYet = (typeof notServedYet)[number]
