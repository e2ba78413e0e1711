import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { TextCarrier } from './text-carrier.ts'

/** What an account of OVHcloud's SMS service is spoken to with. `sender`: a name that OVH has confirmed. */
export interface OvhAccount {
  readonly service: string
  readonly applicationKey: string
  readonly applicationSecret: string
  readonly consumerKey: string
  readonly sender: string
}

interface OvhWorld {
  readonly account: OvhAccount
  readonly apiUrl: string
  readonly fetch: typeof globalThis.fetch
  now(): Date
}

/**
 * Hands text messages to OVHcloud: POST /sms/{serviceName}/jobs, signed as its API asks. `noStopClause`: no
 * advertising, at any hour. OVH has no idempotency key: dying after its answer sends twice.
 */
export function createOvhTextCarrier({ account, apiUrl, fetch, now }: OvhWorld): TextCarrier {
  return {
    async carry({ to, text }, signal) {
      const url = `${apiUrl}/sms/${encodeURIComponent(account.service)}/jobs`
      const body = JSON.stringify({
        message: text,
        receivers: [to],
        sender: account.sender,
        noStopClause: true,
        senderForResponse: false,
        priority: 'high',
        charset: 'UTF-8',
        coding: '7bit',
        validityPeriod: minutesValid,
      })
      const headers = { 'Content-Type': 'application/json; charset=utf-8', ...signed(account, url, body, now()) }
      const response = await fetch(url, { method: 'POST', headers, body, signal })
      if (!response.ok) throw new TextRefused(response.status)
      const { ids, invalidReceivers } = v.parse(jobReply, await response.json())
      if (ids.length === 0 || invalidReceivers.length > 0) throw new TextRefused(response.status)
    },
  }
}

/** Not taken; with the status, and not a word of the answer, which quotes the number. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused'
  readonly code = 'SMS'
  readonly responseCode: number

  constructor(status: number) {
    super(`the gateway answered ${status}`)
    this.responseCode = status
  }
}

/** The application, its user, the moment in seconds, and all of it under the secret. */
function signed(
  { applicationKey, applicationSecret, consumerKey }: OvhAccount,
  url: string,
  body: string,
  at: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const digest = createHash('sha1')
    .update([applicationSecret, consumerKey, 'POST', url, body, timestamp].join('+'))
    .digest('hex')
  return {
    'X-Ovh-Application': applicationKey,
    'X-Ovh-Consumer': consumerKey,
    'X-Ovh-Timestamp': timestamp,
    'X-Ovh-Signature': `$1$${digest}`,
  }
}

const jobReply = v.looseObject({ ids: v.array(v.number()), invalidReceivers: v.array(v.string()) })

/** A message that finds no telephone for two hours is of no use any more. */
const minutesValid = 120
