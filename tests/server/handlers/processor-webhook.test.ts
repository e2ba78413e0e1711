import { afterEach, describe, expect, it } from 'vitest'
import type { SignedEvent } from '#server/adapters/payments/embedded-event.ts'
import { embeddedWebhookPath } from '#server/adapters/payments/signed-notices.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const events: SignedEvent[] = []
const provider = await openProvider({
  poster: { post: (event) => void events.push(event) },
  rates: { forgedNoticeByAddress: { burst: 2, everyMs: 60_000, local: true } },
})
const supplier = await newSupplier(provider)
const now = wednesdayMorning.getTime() / 1000
const hash = 'ab'.repeat(32)

afterEach(async () => {
  events.splice(0)
  await provider.forgetRates()
})

/** Posts to the webhook; tells whether its body was asked for. */
async function post(signature: string | undefined, text = '{}', from = '192.0.2.1') {
  let isRead = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = signature === undefined ? {} : { 'Stripe-Signature': signature }
  const response = await provider.app.request(
    embeddedWebhookPath,
    { method: 'POST', body, headers, duplex: 'half' } as RequestInit,
    { incoming: { socket: { remoteAddress: from } } },
  )
  return { status: response.status, connection: response.headers.get('Connection'), isRead }
}

describe('a post to the webhook', () => {
  it.each([
    ['that is not signed', undefined],
    ['signed with nothing', ''],
    ['signed with nonsense', 'bonjour'],
    ['signed at no moment', `v1=${hash}`],
    ['signed by too short a hash', `t=${now},v1=abc`],
    ['signed more than five minutes ago', `t=${now - 301},v1=${hash}`],
    ['signed in more than five minutes', `t=${now + 301},v1=${hash}`],
  ])('is refused before a byte of it is read, and its connection ends: %s', async (_, signature) => {
    for (let turn = 0; turn < 4; turn += 1)
      expect(await post(signature)).toEqual({ status: 400, connection: 'close', isRead: false })
  })

  it('with a forged signature counts against its network alone', async () => {
    const forged = `t=${now},v1=${hash}`
    const answers = []
    for (const from of ['198.51.100.1', '198.51.100.1', '198.51.100.1', '198.51.100.2'])
      answers.push(await post(forged, '{}', from))
    expect(answers.map(({ status, isRead }) => [status, isRead])).toEqual([
      [400, true],
      [400, true],
      [429, false],
      [400, true],
    ])
    expect(
      provider
        .takeLog()
        .filter(({ message }) => message === 'refused')
        .map(({ refusal }) => refusal),
    ).toEqual(['authentication', 'authentication', 'rate', 'authentication'])
  })

  it('that is too long counts as a forged one', async () => {
    const answers = []
    for (let turn = 0; turn < 3; turn += 1)
      answers.push((await post(`t=${now},v1=${hash}`, 'x'.repeat(300_000))).status)
    expect(answers).toEqual([413, 413, 429])
  })

  it('of the processor counts for nothing, however often it comes', async () => {
    const intent = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    await typeCard(provider, intent, cards.charged)
    const { body, signature } = events[0]!
    for (let turn = 0; turn < 4; turn += 1) expect((await post(signature, body)).status).toBe(200)
  })
})
