import * as v from 'valibot'

/**
 * The reply of a call that answers a file instead of JSON, as an attachment: its bytes, the name that its owner gave it, and its
 * content type. The page gets them as a File.
 */
export const fileReply = v.object({
  name: v.string(),
  type: v.string(),
  bytes: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
})
export type FileReply = typeof fileReply
