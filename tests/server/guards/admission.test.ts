import { describe, expect, it } from 'vitest'
import { api, type CallName } from '#contract/api.ts'
import { href } from '#contract/endpoint.ts'
import { encoded } from '#tests/server/fixtures/call.ts'
import { createAdmission } from '#server/guards/admission.ts'
import { createLanes } from '#server/limits/call-lanes.ts'
import { agreedParties } from '#slip-reader/parties/agreed-parties.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'
import { jpeg, slipForm } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

let readings: PromiseWithResolvers<number | null>[] = []
const read = () => {
  const reading = Promise.withResolvers<number | null>()
  readings.push(reading)
  return reading.promise.then((kg) => ({ kg, parties: agreedParties([]) }))
}
const provider = await openProvider({ world: { slipReader: { read, stop: async () => {} } } })
const [one, other] = [await newSupplier(provider), await newSupplier(provider)]
/** The reader finds this on the slip that it was given so many slips after the first. */
const found = async (at: number, kg: number | null) => {
  await expect.poll(() => readings.length).toBeGreaterThan(at)
  readings[at]?.resolve(kg)
}
const kgOf = async ({ reply }: { readonly reply: Promise<Response> }) =>
  ((await (await reply).json()) as { poids_total_kg?: number | null }).poids_total_kg
const readOnce = async (who: Supplier) => {
  const sent = await send('readSlip', who.token)
  await found(0, 1)
  await sent.reply
  readings = []
}

describe('the reader of slips', () => {
  it('has two of its places for all accounts that never paid: who has paid gets one at once, and next comes who waits with his first slip', async () => {
    const free = await Promise.all(Array.from({ length: 6 }, () => newSupplier(provider)))
    const customer = await newSupplier(provider)
    await paidOrder(provider, customer)
    for (const each of free) await readOnce(each)
    const sent = await Promise.all(free.map(({ token }) => send('readSlip', token)))
    await expect.poll(() => sent.filter(({ asked }) => asked()).length).toBe(6)
    await expect.poll(() => readings.length).toBe(2)
    const paid = await send('readSlip', customer.token)
    await found(2, 412)
    expect(await kgOf(paid)).toBe(412)
    const newcomer = await send('readSlip', (await newSupplier(provider)).token)
    await expect.poll(newcomer.asked).toBe(true)
    expect(readings).toHaveLength(3)
    readings[0]?.resolve(1)
    await found(3, 77)
    expect(await kgOf(newcomer)).toBe(77)
    for (const at of [1, 4, 5, 6, 7]) await found(at, 1)
    expect(await Promise.all(sent.map(kgOf))).toEqual([1, 1, 1, 1, 1, 1])
    readings = []
  })

  it('puts a slip off before its body comes once sixteen of such accounts wait with another one than their first; a first one, and those of who has paid, are let in', async () => {
    const admit = createAdmission({ ...provider.world, lanes: createLanes() })
    const request = { signal: new AbortController().signal, headers: new Headers() }
    const callerOf = ({ id }: { readonly id: number }) =>
      ({
        id,
        role: 'supplier',
        teamRole: null,
        organisation: null,
        token: { id: '', expiresAt: provider.now },
      }) as const
    const strangers = Array.from({ length: 20 }, (_, at) => callerOf({ id: 1_000_000 + at }))
    const admitted = async (caller: (typeof strangers)[number]) => await admit('readSlip', caller, request)
    for (const each of strangers.slice(0, 19)) {
      const { turn, leave } = await admitted(each)
      await turn()
      leave()
    }
    const turns = []
    for (const each of strangers.slice(0, 18)) turns.push((await admitted(each)).turn())
    await expect(admitted(strangers[18]!)).rejects.toMatchObject({
      status: 503,
      details: { headers: { 'Retry-After': '8' } },
    })
    await expect(admitted(strangers[19]!)).resolves.toBeDefined()
    const customer = await newSupplier(provider)
    await paidOrder(provider, customer)
    await expect((await admitted(callerOf(customer))).turn()).resolves.toBeUndefined()
    void Promise.allSettled(turns)
  })
})

describe('a call with a file', () => {
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
    expect(
      await Promise.all([first, second, others].map(async ({ reply }) => (await (await reply).json()) as unknown)),
    ).toMatchObject([
      { ok: true, poids_total_kg: 412 },
      { ok: true, poids_total_kg: 7 },
      { ok: true, poids_total_kg: 7 },
    ])
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
    const slow = await openProvider({
      beside: provider,
      world: { files: { ...files, save: (path, bytes) => disk.promise.then(() => files.save(path, bytes)) } },
    })
    const three = [
      await send('uploadSlip', one.token, { to: slow }),
      await send('uploadSlip', one.token, { to: slow }),
      await send('uploadSlip', one.token, { to: slow }),
    ]
    const asked = () => three.filter((upload) => upload.asked()).length
    await expect.poll(asked).toBe(2)
    const others = await send('uploadSlip', other.token, { to: slow })
    await expect.poll(() => others.asked()).toBe(true)
    expect(asked()).toBe(2)
    disk.resolve()
    expect(await Promise.all([...three, others].map(async ({ reply }) => (await reply).status))).toEqual([
      200, 200, 200, 200,
    ])
  })
})

/** A call whose body tells whether it was asked for. */
async function send(
  name: CallName,
  token: string,
  {
    signal,
    form = slipForm(jpeg, 'bon.jpg'),
    to = provider,
  }: { signal?: AbortSignal; form?: FormData; to?: Provider } = {},
) {
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
  const request = new Request(`http://localhost${href(api[name])}`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${token}` },
    body: stream,
    duplex: 'half',
    ...(signal && { signal }),
  } as RequestInit)
  return {
    reply: Promise.resolve(
      to.app.request(request, undefined, { incoming: { socket: { remoteAddress: '192.0.2.1' } } }),
    ),
    asked: () => isAsked,
  }
}
