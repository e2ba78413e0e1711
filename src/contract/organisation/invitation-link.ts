import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { roleOnWire } from './organisation.ts'

const invitationToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Invitation introuvable')) })

/** What the link of a letter leads to. */
const invitationReply = v.pipe(
  v.object({ success: v.literal(true), data: v.object({ entreprise: v.string(), role: roleOnWire }) }),
  v.transform(({ data }) => ({ organisation: data.entreprise, role: data.role })),
)

export const readInvitation = call({
  method: 'GET',
  path: '/fo/invitations/:token',
  audience: 'nobody',
  params: invitationToken,
  reply: invitationReply,
})

/** Takes an invitation, once. Refused, 409, to one who has an organisation. */
export const acceptInvitation = call({
  method: 'POST',
  path: '/fo/invitations/:token',
  audience: 'supplier',
  params: invitationToken,
  reply: invitationReply,
})
