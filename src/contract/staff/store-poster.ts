import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { atTheDesk } from '#contract/team-roles.ts'
import { fileReply } from '#contract/wire/replies.ts'

/** The poster of a partner store, a PDF of A5 with the way to its order form to scan; 404: there is no such store. */
export const downloadStorePoster = call({
  method: 'GET',
  path: '/bo/depots/:slug/affiche',
  audience: atTheDesk,
  params: v.object({ slug: v.string() }),
  reply: fileReply,
})
