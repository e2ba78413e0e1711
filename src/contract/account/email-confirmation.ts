import * as v from 'valibot'
import { sessionReply } from './account.ts'
import { nothing } from '#contract/wire/nothing.ts'
import { codeText } from './password-reset.ts'

/** Confirms the address of the caller's account by the code of its letter; answers the user record as it is now. */
export const confirmEmail = {
  method: 'POST',
  path: '/account/confirm-email',
  audience: 'supplier',
  encoding: 'json',
  params: nothing,
  query: nothing,
  body: v.object({ code: codeText }),
  reply: sessionReply,
} as const

/** Sends the code again, unless the address is confirmed, as the user record then says. */
export const sendConfirmation = {
  method: 'POST',
  path: '/account/confirmation-code',
  audience: 'supplier',
  encoding: 'json',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: sessionReply,
} as const
