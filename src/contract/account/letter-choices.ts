import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { acknowledgement } from '#contract/wire/replies.ts'

/** The letters about an order that an account may do without. Receipts of payments and refunds are always sent. */
export const optionalLetters = ['preparation', 'livraison', 'livree', 'annulee'] as const
export type OptionalLetter = (typeof optionalLetters)[number]

/** For each, whether it is sent. */
export type LetterChoices = Readonly<Record<OptionalLetter, boolean>>

const choices = v.strictObject({
  preparation: v.boolean(),
  livraison: v.boolean(),
  livree: v.boolean(),
  annulee: v.boolean(),
})

/** Which letters the account is sent. */
export const letterChoices = call({
  method: 'GET',
  path: '/fo/lettres',
  audience: 'supplier',
  reply: v.pipe(
    v.object({ success: v.boolean(), data: choices }),
    v.transform(({ data }): LetterChoices => data),
  ),
})

/** Chooses them, all at once. */
export const chooseLetters = call({
  method: 'POST',
  path: '/fo/lettres',
  audience: 'supplier',
  body: choices,
  reply: acknowledgement,
})
