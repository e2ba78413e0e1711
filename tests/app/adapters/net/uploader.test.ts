import { describe, expect, it } from 'vitest'
import { Malformed, Refused, SignedOut, TimedOut, Unreachable } from '#adapters/failures/failures.ts'
import { createUploader } from '#adapters/net/uploader.ts'
import { uploadSlip } from '#contract/order/slip.ts'
import { givenRequests } from '#tests/builders/given-request.ts'

const reply = '{"file_path":"slips/1.pdf"}'

describe('An upload', () => {
  it('goes under /api as a form, with the bearer token, and its reply is parsed', async () => {
    const { end, request } = await anUpload()
    expect(request().opened).toEqual({ method: 'POST', url: '/api/fo/upload-bordereau' })
    expect(request().headers.get('authorization')).toBe('Bearer jeton')
    expect(request().headers.has('content-type')).toBe(false)
    expect(((request().body as FormData).get('bordereau') as File).name).toBe('bon.pdf')
    request().answer(200, reply)
    expect(await end).toEqual({ file_path: 'slips/1.pdf' })
  })

  it('tells how many bytes of how many have left', async () => {
    const { end, request, seen } = await anUpload()
    request().send(400, 1200)
    request().send(1200, 1200)
    request().answer(200, reply)
    await end
    expect(seen).toEqual([
      [400, 1200],
      [1200, 1200],
    ])
  })

  it('times out when not a byte moves for 30 s, however long it takes in all', async () => {
    const { end, request, clock } = await anUpload()
    clock.pass(29_000)
    request().send(400, 1200)
    clock.pass(29_000)
    expect(request().aborted).toBe(false)
    clock.pass(1000)
    await expect(end).rejects.toBeInstanceOf(TimedOut)
    expect(request().aborted).toBe(true)
  })

  it('gives the answer the time it was given, once all bytes have left', async () => {
    const { end, request, clock } = await anUpload({ answerMs: 25_000 })
    clock.pass(20_000)
    request().send(1200, 1200)
    clock.pass(24_999)
    expect(request().aborted).toBe(false)
    clock.pass(1)
    await expect(end).rejects.toBeInstanceOf(TimedOut)
  })

  it('stops its clock with the answer', async () => {
    const { end, request, clock } = await anUpload()
    request().answer(200, reply)
    await end
    clock.pass(60_000)
    expect(request().aborted).toBe(false)
  })

  it('stops when its author does, with his own reason', async () => {
    const stop = new AbortController()
    const { end, request } = await anUpload({ signal: stop.signal })
    stop.abort(new Error('annulé'))
    await expect(end).rejects.toThrow('annulé')
    expect(request().aborted).toBe(true)
  })

  it('is unreachable when the connection is cut', async () => {
    const { end, request } = await anUpload()
    request().send(400, 1200)
    request().cut()
    await expect(end).rejects.toBeInstanceOf(Unreachable)
  })

  it('is refused with the server’s words', async () => {
    const { end, request } = await anUpload()
    request().answer(422, '{"message":"Fichier illisible","errors":{"bordereau":["Fichier illisible"]}}')
    const failure: unknown = await end.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Refused)
    expect(failure).toMatchObject({
      status: 422,
      refusal: { message: 'Fichier illisible', errors: { bordereau: ['Fichier illisible'] } },
    })
  })

  it.each([
    [200, '<!doctype html>'],
    [204, ''],
  ])('is malformed when the reply is not what the contract says (%d)', async (status, text) => {
    const { end, request } = await anUpload()
    request().answer(status, text)
    await expect(end).rejects.toBeInstanceOf(Malformed)
  })

  it('ends the session with a 401', async () => {
    const { end, request, signedOutTimes } = await anUpload()
    request().answer(401, '{"message":"Session expirée."}')
    await expect(end).rejects.toBeInstanceOf(SignedOut)
    expect(signedOutTimes()).toBe(1)
  })

  it('is sent again after the wait that a 429 asks for', async () => {
    const { end, request, made, slept, waits } = await anUpload()
    request().answer(429, '{}', 'date: Fri\r\nretry-after: 7\r\n')
    while (made.length < 2) await new Promise(setImmediate)
    request().answer(200, reply)
    await end
    expect([slept, waits]).toEqual([[7000], [7000, 0]])
  })
})

/** An upload under way, its network and its clock in hand. */
async function anUpload(options: { answerMs?: number; signal?: AbortSignal } = {}) {
  const { newRequest, made } = givenRequests()
  const slept: number[] = []
  const waits: number[] = []
  const seen: [number, number][] = []
  let signedOut = 0
  const clock = aClock()
  const upload = createUploader({
    newRequest,
    timer: clock.timer,
    origin: '',
    token: () => 'jeton',
    sleep: async (ms) => void slept.push(ms),
    onSignedOut: () => void signedOut++,
    onWaiting: (ms) => waits.push(ms),
  })
  const bordereau = new File(['%PDF'], 'bon.pdf', { type: 'application/pdf' })
  const end = upload(uploadSlip, {
    body: { bordereau },
    onProgress: (sent, total) => seen.push([sent, total]),
    ...options,
  })
  end.catch(() => {})
  return { end, request: () => made.at(-1)!, made, seen, slept, waits, clock, signedOutTimes: () => signedOut }
}

/** A clock that only `pass` moves. */
function aClock() {
  let now = 0
  const waiting = new Set<{ readonly at: number; done(): void }>()
  return {
    timer(ms: number, done: () => void) {
      const entry = { at: now + ms, done }
      waiting.add(entry)
      return () => void waiting.delete(entry)
    },
    pass(ms: number) {
      now += ms
      for (const entry of waiting) if (entry.at <= now && waiting.delete(entry)) entry.done()
    },
  }
}
