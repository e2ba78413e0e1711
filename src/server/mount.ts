import type { Context, Hono } from 'hono'
import type * as v from 'valibot'
import { serverAddresses } from '#contract/addresses.ts'
import { deviceHeader } from '#contract/wire/headers.ts'
import { api, type CallName } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { fileReply, type FileReply, eventReply } from '#contract/wire/replies.ts'
import { fileResponse } from './http/files.ts'
import { createAdmission, type Admit } from './guards/admission.ts'
import { checkAudience } from './guards/audience.ts'
import { checkCallRate } from './guards/within-rate.ts'
import { createReplyCheck, type ReplyCheck } from './guards/check-reply.ts'
import { parseParams, parsePart, parseQuery } from './guards/parse-part.ts'
import { readBody } from './guards/read-body.ts'
import type { Call, Handler, Handlers } from './http/handler.ts'
import { callRates } from './limits/call-rates.ts'
import { eventResponse, type EventFeed } from './live/event-response.ts'
import { HttpError } from './log/http-error.ts'
import type { Variables } from './log/access-log.ts'
import type { World } from './world.ts'

/** Binds every call of the contract to its handler, under /api. */
export function mount(app: Hono<Variables>, world: World, handlers: Handlers): void {
  const bound = { admit: createAdmission(world), checkReply: createReplyCheck() }
  for (const [name, endpoint] of Object.entries(api) as [CallName, Endpoint][]) {
    const path = `${serverAddresses.api}${endpoint.path}`
    const handler = handlers[name] as unknown as Handler<Endpoint>
    app.on(endpoint.method, path, async (c) => {
      c.set('route', path)
      const reply = await serve(c, world, { name, endpoint, handler, ...bound })
      // What was written is told at once to those who follow.
      if (endpoint.method === 'POST') world.orderNews.wake()
      return responseOf(c, world, endpoint, reply)
    })
  }
  // After every call is bound: GET and POST may share a path.
  for (const path of new Set(Object.values(api).map((endpoint) => endpoint.path))) {
    const route = `${serverAddresses.api}${path}`
    app.all(route, (c) => {
      c.set('route', route)
      throw new HttpError(405, 'Méthode non autorisée.', { headers: { Allow: methodsOf(path) } })
    })
  }
}

/** As a file, as a stream of events, or, as most do, as JSON. */
function responseOf(c: Context<Variables>, { log }: World, endpoint: Endpoint, reply: unknown): Response {
  if ((endpoint.reply as unknown) === fileReply) return fileResponse(c, reply as v.InferInput<FileReply>)
  if ((endpoint.reply as unknown) === eventReply) return eventResponse(c, reply as EventFeed, log)
  return c.json(reply as object)
}

interface Bound {
  readonly name: CallName
  readonly endpoint: Endpoint
  readonly handler: Handler<Endpoint>
  readonly admit: Admit
  readonly checkReply: ReplyCheck
}

async function serve(
  c: Context<Variables>,
  world: World,
  { name, endpoint, handler, admit, checkReply }: Bound,
): Promise<unknown> {
  const caller = await checkAudience(endpoint, c.req.header('authorization'), world)
  if (caller) c.set('account', `number ${caller.id}`)
  const limit = callRates[name]
  const visit = {
    network: c.get('address'),
    marks:
      limit?.by === 'address' && limit.sparesMarked
        ? world.deviceMarks.read(c.req.header(deviceHeader), world.now())
        : [],
  }
  if (limit) await checkCallRate(limit, caller, visit, world.limiter)
  const params = parseParams(endpoint.params, c.req.param())
  const query = parseQuery(endpoint.query, c.req.query())
  const request = c.req.raw
  const admitted = await admit(name, caller, request)
  try {
    const body = parsePart(endpoint.body, await readBody(c.req, name, endpoint))
    await admitted.turn()
    if (caller === null && isAbout(body)) c.set('account', body.email)
    // The caller is null exactly when the audience is nobody, which the handler's own type says.
    const call: Call<Endpoint> = {
      params,
      query,
      body,
      caller: caller as never,
      visit,
      header: (field) => c.req.header(field),
      // Made when it is asked for: few calls ask.
      get signal() {
        return request.signal
      },
    }
    const reply = await handler(call, world)
    checkReply(endpoint, reply, world.now())
    return reply
  } finally {
    admitted.leave()
  }
}

/** Whether a body says which account it is about, as those of a login and a reset do. */
function isAbout(body: unknown): body is { readonly email: string } {
  return typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
}

function methodsOf(path: string): string {
  const methods = Object.values(api)
    .filter((endpoint) => endpoint.path === path)
    .map((endpoint) => endpoint.method)
  return [...new Set(methods)].join(', ')
}
