import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { sessionReply } from './account.ts'
import { codeText } from './password-reset.ts'

/** Confirms the address of the caller's account by the code of its letter; answers the user record as it is now. */
export const confirmEmail = call({
  method: 'POST',
  path: '/account/confirm-email',
  audience: 'supplier',
  body: v.object({ code: codeText }),
  reply: sessionReply,
})

/** Sends the code again, unless the address is confirmed, as the user record then says. */
export const sendConfirmation = call({
  method: 'POST',
  path: '/account/confirmation-code',
  audience: 'supplier',
  reply: sessionReply,
})
