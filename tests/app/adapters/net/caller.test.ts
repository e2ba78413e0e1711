import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { Malformed, Refused, SignedOut, TimedOut, Unreachable } from '#adapters/failures/failures.ts'
import { sleep } from '#adapters/device/device.ts'
import { login } from '#contract/account/account.ts'
import { myOrders } from '#contract/order/history.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { requestOrderByMail } from '#contract/order/order-request.ts'
import { updatePassword } from '#contract/account/password-reset.ts'
import { suggestPlaces } from '#contract/places/places.ts'
import { readSettings } from '#contract/wire/settings.ts'
import { downloadSlip, uploadSlip } from '#contract/order/slip.ts'
import { givenCaller, refusal } from '#tests/builders/given-caller.ts'

const noOrders = Response.json({ data: [] })
const settings = Response.json({ processor: { kind: 'embedded' } })
const credentials = { email: 'camille@exemple.fr', password: 'secret' }

describe('A call', () => {
  it('goes under /api, with the bearer token, and its reply is parsed', async () => {
    const { call, asked } = givenCaller([noOrders])
    expect(await call(myOrders)).toEqual({ orders: [], older: null })
    expect(asked[0]).toMatchObject({ url: '/api/fo/my-orders', method: 'GET', body: null })
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer jeton')
    expect(asked[0]?.headers.get('accept')).toBe('application/json')
  })

  it('goes to the provider of another origin without this page’s cookies', async () => {
    const seen: RequestInit[] = []
    const { call } = givenCaller([], {
      origin: 'https://fournisseur.exemple',
      token: () => null,
      fetch: async (input, init) => {
        seen.push({ ...init, referrer: String(input) })
        return settings.clone()
      },
    })
    await call(readSettings)
    expect(seen[0]).toMatchObject({ referrer: 'https://fournisseur.exemple/api/settings', credentials: 'omit' })
    expect(new Headers(seen[0]?.headers).has('authorization')).toBe(false)
  })

  it('writes its query', async () => {
    const { call, asked } = givenCaller([Response.json({ success: true, data: [], credit: '' })])
    await call(suggestPlaces, { query: { q: 'rue de l’Église' } })
    expect(asked[0]?.url).toBe(`/api/places/suggest?q=${encodeURIComponent('rue de l’Église')}`)
  })

  it('writes a JSON body, and the headers it is given', async () => {
    const { call, asked } = givenCaller([Response.json({ token: null })])
    await call(login, { body: credentials, headers: { 'Idempotency-Key': 'une-fois' } })
    expect(asked[0]?.body).toBe(JSON.stringify(credentials))
    expect(asked[0]?.headers.get('content-type')).toBe('application/json')
    expect(asked[0]?.headers.get('idempotency-key')).toBe('une-fois')
  })

  it('sends a file as a form, under its own name', async () => {
    const { call, asked } = givenCaller([Response.json({ file_path: 'x.pdf' })])
    await call(uploadSlip, { body: { bordereau: new File(['%PDF'], 'bon.pdf', { type: 'application/pdf' }) } })
    const form = asked[0]?.body as FormData
    const sent = form.get('bordereau') as File
    expect([sent.name, sent.type]).toEqual(['bon.pdf', 'application/pdf'])
    expect(asked[0]?.headers.has('content-type')).toBe(false)
  })
})

describe('A call of which only the status is read', () => {
  it.each(['', 'Merci', '<!doctype html>', '[]', 'null', '{"success":"oui"}'])(
    'has arrived whatever a success says: « %s »',
    async (said) => {
      const { call } = givenCaller([new Response(said)])
      const body = new FormData() as never
      expect(await call(requestOrderByMail, { body })).toEqual({})
      expect(await call(updatePassword, { body })).toEqual({ mark: null })
    },
  )
})

describe('A call that fails', () => {
  it('is unreachable when the network gives nothing', async () => {
    await expect(givenCaller([new TypeError('Failed to fetch')]).call(readSettings)).rejects.toBeInstanceOf(Unreachable)
  })

  it('is refused with the server’s words, by field, and its whole body', async () => {
    const body = { message: 'Adresse prise.', errors: { email: ['Déjà prise.'] }, orderId: 7 }
    const failure = await failureOf(givenCaller([refusal(409, body)]).call(readSettings))
    expect(failure).toBeInstanceOf(Refused)
    expect(failure).toMatchObject({
      status: 409,
      refusal: { message: 'Adresse prise.', errors: { email: ['Déjà prise.'] } },
      body: { orderId: 7 },
    })
  })

  it('is refused without words when the error page is not JSON', async () => {
    const failure = await failureOf(
      givenCaller([new Response('<h1>Bad gateway</h1>', { status: 502 })]).call(readSettings),
    )
    expect(failure).toMatchObject({ status: 502, refusal: { message: null, errors: {} } })
  })

  it.each([
    ['is not JSON', new Response('<!doctype html>')],
    ['is cut short', new Response('{"processor":{"ki')],
    ['is empty', new Response(null, { status: 204 })],
    ['is not what the contract says', Response.json({ processor: { kind: 'cheque' } })],
  ])('is malformed when the reply %s', async (_, reply) => {
    await expect(givenCaller([reply]).call(readSettings)).rejects.toBeInstanceOf(Malformed)
  })

  it('rejects with the caller’s own reason when the caller gave up while the reply was on its way', async () => {
    const gaveUp = new AbortController()
    const under = endlessReply()
    const failure = failureOf(givenCaller([], { fetch: under.fetch }).call(readSettings, { signal: gaveUp.signal }))
    await under.begun
    gaveUp.abort(new Error('left the screen'))
    expect(await failure).toBe(gaveUp.signal.reason)
  })

  it.each([
    ['', readSettings],
    ['file ', downloadSlip],
  ])('times out when its %sreply begins and does not end', async (_what, endpoint) => {
    const call = givenCaller([], { fetch: endlessReply().fetch }).call as (
      endpoint: Endpoint,
      options: object,
    ) => Promise<unknown>
    await expect(call(endpoint, { params: { id: 7 }, timeoutMs: 1 })).rejects.toBeInstanceOf(TimedOut)
  })

  it('rejects with the caller’s own reason when the caller gave up', async () => {
    const gaveUp = new Error('another text was typed')
    await expect(givenCaller([noOrders]).call(myOrders, { signal: AbortSignal.abort(gaveUp) })).rejects.toBe(gaveUp)
  })
})

describe('A 401', () => {
  it('ends the session when the call needed one', async () => {
    const given = givenCaller([refusal(401, { message: 'Session expirée.' })])
    await expect(given.call(myOrders)).rejects.toBeInstanceOf(SignedOut)
    expect(given.signedOutTimes()).toBe(1)
  })

  it('is a wrong password when the call needed none, and ends nothing', async () => {
    const given = givenCaller([refusal(401, { message: 'Identifiants incorrects.' })])
    expect(await failureOf(given.call(login, { body: credentials }))).toMatchObject({ name: 'Refused', status: 401 })
    expect(given.signedOutTimes()).toBe(0)
  })
})

describe('A 429', () => {
  it('is tried again after the wait that the server asks, and the user sees the wait', async () => {
    const busy = refusal(429, {}, { 'retry-after': '7' })
    const given = givenCaller([busy, noOrders, busy, noOrders])
    await given.call(myOrders)
    const waits: number[] = []
    await given.call(myOrders, { onWaiting: (ms) => waits.push(ms) })
    expect([given.asked.length, given.slept, given.waits, waits]).toEqual([
      4,
      [7000, 7000],
      [7000, 0, 7000, 0],
      [7000, 0],
    ])
  })

  it('is given up after three retries, each longer than the one before', async () => {
    const given = givenCaller([refusal(429, { message: 'Trop de requêtes.' })])
    expect(await failureOf(given.call(myOrders))).toMatchObject({
      status: 429,
      refusal: { message: 'Trop de requêtes.' },
    })
    expect([given.asked.length, given.slept]).toEqual([4, [2000, 4000, 8000]])
    expect(given.waits.at(-1)).toBe(0)
  })

  it('stops waiting when the caller gives up', async () => {
    const giveUp = new AbortController()
    const given = givenCaller([refusal(429)], {
      sleep: async (_ms, signal) => {
        giveUp.abort(new Error('left the screen'))
        signal?.throwIfAborted()
      },
    })
    await expect(given.call(myOrders, { signal: giveUp.signal })).rejects.toThrow('left the screen')
    expect([given.asked.length, given.waits]).toEqual([1, [2000, 0]])
  })
})

describe('A 503', () => {
  it('that says when to come again is waited for as a 429 is', async () => {
    const given = givenCaller([refusal(503, {}, { 'retry-after': '8' }), noOrders])
    expect(await given.call(myOrders)).toEqual({ orders: [], older: null })
    expect([given.asked.length, given.slept, given.waits]).toEqual([2, [8000], [8000, 0]])
  })

  it.each([{}, { 'retry-after': '120' }, { 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' }])(
    'is told at once when it does not, or not soon: %j',
    async (headers) => {
      const given = givenCaller([refusal(503, { message: 'Maintenance.' }, headers as Record<string, string>)])
      expect(await failureOf(given.call(myOrders))).toMatchObject({ status: 503, refusal: { message: 'Maintenance.' } })
      expect(given.asked.length).toBe(1)
    },
  )

  it('that never ends is told after three retries', async () => {
    const given = givenCaller([refusal(503, { message: 'Trop de fichiers.' }, { 'retry-after': '5' })])
    expect(await failureOf(given.call(myOrders))).toMatchObject({
      status: 503,
      refusal: { message: 'Trop de fichiers.' },
    })
    expect(given.asked.length).toBe(4)
  })
})

describe('A call over a real network', () => {
  it('times out when the server keeps silent', async () => {
    const { origin, close } = await listen(() => {})
    await expect(realCall(origin)(readSettings, { timeoutMs: 40 })).rejects.toBeInstanceOf(TimedOut)
    await close()
  })

  it('does not end well when the reply stops in the middle', async () => {
    const { origin, close } = await listen((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"processor":'),
    )
    await expect(realCall(origin)(readSettings)).rejects.toBeInstanceOf(Malformed)
    await close()
  })

  it('is unreachable when the connection is cut before the reply', async () => {
    const { origin, close } = await listen((socket) => socket.destroy())
    await expect(realCall(origin)(readSettings)).rejects.toBeInstanceOf(Unreachable)
    await close()
  })
})

/** A network whose replies begin, and break off only when nobody waits for them any longer. */
function endlessReply() {
  const begun = Promise.withResolvers<void>()
  const fetch = async (_url: unknown, init?: RequestInit) => {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      controller.enqueue(new TextEncoder().encode('{"processor":'))
      const cut = () => controller.error(new DOMException('cut', 'AbortError'))
      if (init?.signal?.aborted) cut()
      else init?.signal?.addEventListener('abort', cut)
      begun.resolve()
    }
    return new Response(new ReadableStream({ start }))
  }
  return { fetch: fetch as typeof globalThis.fetch, begun: begun.promise }
}

function realCall(origin: string) {
  return givenCaller([], { fetch, origin, sleep }).call
}

async function listen(answer: (socket: import('node:net').Socket) => void) {
  const server = createServer((request) => answer(request.socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { origin: `http://127.0.0.1:${port}`, close }
}

function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (failure: unknown) => failure,
  )
}

describe('A call that answers a file', () => {
  const slip = (headers: Record<string, string>) =>
    givenCaller([new Response('%PDF', { headers })]).call(downloadSlip, { params: { id: 7 } })

  it('gives it under its own name, with its type', async () => {
    const file = await slip({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="re?u.pdf"; filename*=UTF-8\'\'re%C3%A7u.pdf',
    })
    expect([file.name, file.type, await file.text()]).toEqual(['reçu.pdf', 'application/pdf', '%PDF'])
  })

  it('gives it without a name when the reply tells none', async () => {
    expect((await slip({ 'content-type': 'application/pdf' })).name).toBe('')
  })

  it('is unreachable when it breaks off', async () => {
    const broken = new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) }))
    await expect(
      givenCaller([], { fetch: async () => broken }).call(downloadSlip, { params: { id: 7 } }),
    ).rejects.toBeInstanceOf(Unreachable)
  })

  it('is refused in the server’s words all the same', async () => {
    const failure = await failureOf(
      givenCaller([refusal(404, { message: 'Bordereau introuvable.' })]).call(downloadSlip, { params: { id: 7 } }),
    )
    expect(failure).toMatchObject({ status: 404, refusal: { message: 'Bordereau introuvable.' } })
  })
})
