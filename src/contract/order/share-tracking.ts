import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { pastOrderParams } from './cancellation.ts'

/**
 * Where an order is followed, '/suivi/…', by who may change it: the link is made when it is asked for first. 409 for one
 * that is neither paid nor on account, or over.
 */
export const shareTracking = call({
  method: 'POST',
  path: '/fo/commande/:id/suivi',
  audience: 'supplier',
  params: pastOrderParams,
  reply: v.pipe(
    v.looseObject({ suivi: v.string() }),
    v.transform(({ suivi }) => suivi),
  ),
})
