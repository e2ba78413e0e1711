import type { MiddlewareHandler } from 'hono'

/** Whatever keeps a slip from being read, the reply says so as section 7 has it: `ok: false`, and the sentence in `error`. */
export const readingRefusal: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) return
  const body = (await c.res.json()) as { readonly message: string }
  c.res = new Response(JSON.stringify({ ...body, ok: false, error: body.message }), c.res)
}
