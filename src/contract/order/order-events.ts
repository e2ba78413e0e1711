import * as v from 'valibot'
import { eventReply } from '#contract/wire/event-reply.ts'
import { nothing } from '#contract/wire/nothing.ts'

/**
 * The numbers of orders that have changed, as they change: one's own, any for staff. What changed is asked for by the usual calls; to be
 * told twice does no harm. The stream begins with what changed in the last two minutes, and ends after some minutes: it is opened anew.
 */
export const orderEvents = {
  method: 'GET',
  path: '/fo/events',
  audience: 'supplier',
  encoding: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: eventReply,
} as const

/** The one event of the stream; its data is a list of numbers, '[1042,1043]'. */
export const ordersChanged = 'commandes'

/** The data of that event. */
export const changedOrders = v.pipe(v.string(), v.parseJson(), v.array(v.number()))
