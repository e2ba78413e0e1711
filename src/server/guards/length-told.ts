import type { MiddlewareHandler } from 'hono'
import { HttpError } from '#server/log/http-error.ts'

/**
 * Refuses a body that does not say how long it is, before it is read. It may come in chunks of one letter, each of which costs the one
 * thread of everybody as much as a packet does; browsers and payment processors always say it. The connection ends with the refusal:
 * what is left of the body would be read all the same.
 */
export const lengthTold: MiddlewareHandler = async (c, next) => {
  if (c.req.header('transfer-encoding') !== undefined)
    throw new HttpError(411, 'La requête ne dit pas sa longueur.', { headers: { Connection: 'close' } })
  await next()
}
