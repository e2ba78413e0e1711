import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { eventReply } from '#contract/wire/replies.ts'

/**
 * The numbers of orders that have changed, as they change: one's own, any for staff. What changed is asked for by the usual calls; to be
 * told twice does no harm. The stream begins with what changed in the last two minutes, and ends after some minutes: it is opened anew.
 */
export const orderEvents = call({
  method: 'GET',
  path: '/fo/events',
  audience: 'supplier',
  reply: eventReply,
})

/** The one event of the stream; its data is a list of numbers, '[1042,1043]'. */
export const ordersChanged = 'commandes'

/** The data of that event. */
export const changedOrders = v.pipe(v.string(), v.parseJson(), v.array(v.number()))
