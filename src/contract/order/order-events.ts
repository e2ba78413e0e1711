import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { eventReply } from '#contract/wire/replies.ts'

/**
 * The numbers of orders as they change: one's own, any for staff. The usual calls say what changed; twice does no harm.
 * The stream begins two minutes back, ends after some and is opened anew.
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
