import { describe, expect, it } from 'vitest'
import { api, type CallName } from '#contract/api.ts'
import { href } from '#contract/endpoint.ts'
import { encoded } from '#tests/server/fixtures/call.ts'
import { agreedParties } from '#slip-reader/parties/agreed-parties.ts'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'
import { jpeg, slipForm } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

let readings: PromiseWithResolvers<number | null>[] = []
let isFull = false
const read = () => {
  const reading = Promise.withResolvers<number | null>()
  readings.push(reading)
  return reading.promise.then((kg) => ({ kg, parties: agreedParties([]) }))
}
const provider = await openProvider({ world: { slipReader: { read, isFull: () => isFull, stop: async () => {} } } })
const [one, other] = [await newSupplier(provider), await newSupplier(provider)]

describe('a call with a file', () => {
  it('is put off without a byte of it being read while the reader of slips is full', async () => {
    isFull = true
    const { reply, asked } = await send('readSlip', one.token)
    const { status, headers } = await reply
    isFull = false
    const sentence = 'Trop de bordereaux sont en cours d’analyse. Réessaie dans quelques instants.'
    expect({ status, retryAfter: headers.get('Retry-After'), body: await (await reply).json() }).toEqual({ status: 503, retryAfter: '8', body: { success: false, message: sentence, ok: false, error: sentence } })
    expect(asked()).toBe(false)
  })

  it('waits without a byte of it being read while another slip of the same supplier is read; everybody else’s is read', async () => {
    const first = await send('readSlip', one.token)
    await expect.poll(() => readings.length).toBe(1)
    const second = await send('readSlip', one.token)
    const others = await send('readSlip', other.token)
    await expect.poll(() => readings.length).toBe(2)
    expect([first.asked(), second.asked(), others.asked()]).toEqual([true, false, true])
    readings[0]?.resolve(412)
    await expect.poll(() => readings.length).toBe(3)
    readings.forEach(({ resolve }) => resolve(7))
    expect(await Promise.all([first, second, others].map(async ({ reply }) => (await (await reply).json()) as unknown))).toMatchObject([{ ok: true, poids_total_kg: 412 }, { ok: true, poids_total_kg: 7 }, { ok: true, poids_total_kg: 7 }])
    readings = []
  })

  it('is put off when three of the same supplier are there', async () => {
    const all = await Promise.all(Array.from({ length: 3 }, () => send('readSlip', one.token)))
    await expect.poll(() => readings.length).toBe(1)
    const fourth = await send('readSlip', one.token)
    expect([(await fourth.reply).status, fourth.asked()]).toEqual([503, false])
    for (let at = 0; at < 3; at++) {
      await expect.poll(() => readings.length).toBe(at + 1)
      readings[at]?.resolve(null)
    }
    expect(await Promise.all(all.map(async ({ reply }) => (await reply).status))).toEqual([200, 200, 200])
    readings = []
  })

  it('gives its place back when it is refused, and when who made it has gone, waiting or not', async () => {
    const leaving = new AbortController()
    const going = { signal: leaving.signal }
    const gone = [await send('readSlip', one.token, going), await send('readSlip', one.token, going)]
    await expect.poll(() => readings.length).toBe(1)
    leaving.abort()
    readings[0]?.resolve(null)
    await Promise.all(gone.map(({ reply }) => reply))
    const refused = await send('readSlip', one.token, { form: new FormData() })
    expect((await refused.reply).status).toBe(422)
    const next = await send('readSlip', one.token)
    await expect.poll(() => readings.length).toBe(2)
    readings[1]?.resolve(9)
    expect((await next.reply).status).toBe(200)
    readings = []
  })

  it('has two places a supplier when it is an upload', async () => {
    const disk = Promise.withResolvers<void>()
    const { files } = provider.world
    const slow = await openProvider({ beside: provider, world: { files: { ...files, save: (path, bytes) => disk.promise.then(() => files.save(path, bytes)) } } })
    const three = [await send('uploadSlip', one.token, { to: slow }), await send('uploadSlip', one.token, { to: slow }), await send('uploadSlip', one.token, { to: slow })]
    const asked = () => three.filter((upload) => upload.asked()).length
    await expect.poll(asked).toBe(2)
    const others = await send('uploadSlip', other.token, { to: slow })
    await expect.poll(() => others.asked()).toBe(true)
    expect(asked()).toBe(2)
    disk.resolve()
    expect(await Promise.all([...three, others].map(async ({ reply }) => (await reply).status))).toEqual([200, 200, 200, 200])
  })
})

/** A call whose body tells whether it was asked for. */
async function send(name: CallName, token: string, { signal, form = slipForm(jpeg, 'bon.jpg'), to = provider }: { signal?: AbortSignal; form?: FormData; to?: Provider } = {}) {
  const { body, headers } = await encoded(form)
  let isAsked = false
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isAsked = true
        controller.enqueue(new Uint8Array(body))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const request = new Request(`http://localhost${href(api[name])}`, { method: 'POST', headers: { ...headers, Authorization: `Bearer ${token}` }, body: stream, duplex: 'half', ...(signal && { signal }) } as RequestInit)
  return { reply: Promise.resolve(to.app.request(request, undefined, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })), asked: () => isAsked }
}
