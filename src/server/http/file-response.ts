import { create } from 'content-disposition'
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { FileReply } from '#contract/wire/file-reply.ts'
import type { Variables } from '#server/log/access-log.ts'

/** A file as an attachment under its own name: nothing in it is run or loaded, whatever it is and whoever opens it. */
export function fileResponse(c: Context<Variables>, { name, type, bytes }: v.InferInput<FileReply>): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': type,
    'Content-Disposition': create(name || undefined),
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
}
