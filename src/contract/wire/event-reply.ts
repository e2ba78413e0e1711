import * as v from 'valibot'

/** The reply of a call that answers server-sent events (text/event-stream) for as long as it lasts, instead of JSON: the server's own function that writes them. The page reads the stream as it comes. */
export const eventReply = v.custom<object>((value) => typeof value === 'function')
