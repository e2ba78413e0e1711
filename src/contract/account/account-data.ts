import * as v from 'valibot'
import { acknowledgement } from '#contract/wire/acknowledgement.ts'
import { nothing } from '#contract/wire/nothing.ts'
import { passwordText } from '#contract/wire/text.ts'

/** All that the provider keeps of the account, as one JSON file for its owner (R48). */
export const exportAccount = {
  method: 'GET',
  path: '/account/export',
  audience: 'supplier',
  encoding: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: v.looseObject({}),
} as const

/** Deletes the account; the password says that it is its owner who asks. Refused 409 while orders are on their way (R48). */
export const deleteAccount = {
  method: 'POST',
  path: '/account/delete',
  audience: 'supplier',
  encoding: 'json',
  params: nothing,
  query: nothing,
  body: v.object({ password: passwordText('Mot de passe requis') }),
  reply: acknowledgement,
} as const
