import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { acknowledgement } from '#contract/wire/replies.ts'
import { passwordText } from '#contract/wire/text.ts'

/** All that the provider keeps of the account, as one JSON file for its owner (R48). */
export const exportAccount = call({
  method: 'GET',
  path: '/account/export',
  audience: 'supplier',
  reply: v.looseObject({}),
})

/** Deletes the account; the password proves its owner. Refused 409 while orders are on their way (R48). */
export const deleteAccount = call({
  method: 'POST',
  path: '/account/delete',
  audience: 'supplier',
  body: v.object({ password: passwordText('Mot de passe requis') }),
  reply: acknowledgement,
})
