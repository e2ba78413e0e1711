import * as v from 'valibot'

/** A reply of which only the status is read: whatever a success says, or does not say, it is one. */
export const acknowledgement = v.fallback(
  v.looseObject({ success: v.optional(v.boolean()), message: v.optional(v.string()) }),
  {},
)

/**
 * The reply of a call that answers a file instead of JSON, as an attachment: its bytes, the name that its owner gave
 * it, and its content type. The page gets them as a File.
 */
export const fileReply = v.object({
  name: v.string(),
  type: v.string(),
  bytes: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
})
export type FileReply = typeof fileReply

/**
 * The reply of a call that answers server-sent events (text/event-stream) for as long as it lasts, instead of JSON: the
 * server's own function that writes them. The page reads the stream as it comes.
 */
export const eventReply = v.custom<object>((value) => typeof value === 'function')
