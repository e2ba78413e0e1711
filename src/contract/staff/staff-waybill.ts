import { teamRoles } from '#contract/team-roles.ts'
import { call } from '#contract/wire/call.ts'
import { fileReply } from '#contract/wire/replies.ts'
import { staffOrderParams } from './staff-orders.ts'

/** The waybill of any order; a driver has those of what he drove. 404 before it is picked up. */
export const downloadStaffWaybill = call({
  method: 'GET',
  path: '/bo/orders/:id/lettre-de-voiture',
  audience: teamRoles,
  params: staffOrderParams,
  reply: fileReply,
})
