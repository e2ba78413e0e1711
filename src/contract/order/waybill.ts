import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { identifierParam } from '#contract/wire/identifier.ts'
import { fileReply } from '#contract/wire/replies.ts'

/** The waybill of an order of one's own, as it stands now, a PDF. 404 before it is picked up. */
export const downloadWaybill = call({
  method: 'GET',
  path: '/fo/commande/:id/lettre-de-voiture',
  audience: 'supplier',
  params: v.object({ id: identifierParam('Commande inconnue') }),
  reply: fileReply,
})
