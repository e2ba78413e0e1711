import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createOvhTextCarrier } from '#server/adapters/sms/ovh-text-carrier.ts'
import { startOvh } from '#tests/stand-ins/ovh.ts'

const ovh = await startOvh()
const now = () => new Date('2026-11-20T12:41:00Z')
const carrier = createOvhTextCarrier({ account: ovh.account, apiUrl: ovh.url, fetch, now })
const message = { id: 'lettre-1', to: '+33611223344', text: 'Colibat : ta livraison de matériaux est en route.' }
const never = new AbortController().signal

beforeEach(() => (ovh.mode = 'well'))
afterAll(() => ovh.stop())

describe('A text message by OVHcloud', () => {
  it('is a signed job for one number, which is no advertising and old news after two hours', async () => {
    await carrier.carry(message, never)
    expect(ovh.jobs).toEqual([
      {
        message: message.text,
        receivers: ['+33611223344'],
        sender: 'Colibat',
        noStopClause: true,
        senderForResponse: false,
        priority: 'high',
        charset: 'UTF-8',
        coding: '7bit',
        validityPeriod: 120,
      },
    ])
  })

  it('is not taken under another secret', async () => {
    const other = createOvhTextCarrier({
      account: { ...ovh.account, applicationSecret: 'other' },
      apiUrl: ovh.url,
      fetch,
      now,
    })
    await expect(other.carry(message, never)).rejects.toThrow('the gateway answered 403')
  })

  it.each([
    ['invalid-receiver', 'the gateway answered 200'],
    ['no-credit', 'the gateway answered 402'],
    ['broken', 'the gateway answered 502'],
  ] as const)('is not sent, and says no number: %s', async (mode, words) => {
    ovh.mode = mode
    const error = await carrier.carry(message, never).catch((reason: Error) => reason)
    expect(String(error)).toContain(words)
    expect(JSON.stringify(error) + String(error)).not.toContain('611223344')
  })

  it('is given up in time where no answer comes', async () => {
    ovh.mode = 'hanging'
    const limit = new AbortController()
    const asked = ovh.asked()
    const carried = carrier.carry(message, limit.signal)
    await asked
    limit.abort(new DOMException('too late', 'TimeoutError'))
    await expect(carried).rejects.toThrow('too late')
  })
})
