import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** How it answers: well, as for a number that it refuses, as without credit, as a proxy that is broken, or never. */
export type OvhMode = 'well' | 'invalid-receiver' | 'no-credit' | 'broken' | 'hanging'

/** A loopback OVHcloud: POST /sms/{serviceName}/jobs of one account, whose signature it checks. */
export interface OvhStandIn {
  readonly url: string
  readonly account: typeof ovhAccount
  /** The bodies of the jobs it took. */
  readonly jobs: readonly Readonly<Record<string, unknown>>[]
  mode: OvhMode
  /** Resolves when it is asked next. */
  asked(): Promise<void>
  stop(): Promise<void>
}

export const ovhAccount = {
  service: 'sms-xx00000-1',
  sender: 'Colibat',
  applicationKey: 'appkey0',
  applicationSecret: 'appsecret0',
  consumerKey: 'consumerkey0',
} as const

export async function startOvh(): Promise<OvhStandIn> {
  const jobs: Record<string, unknown>[] = []
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/1.0`
  const standIn: OvhStandIn = {
    url,
    account: ovhAccount,
    jobs,
    mode: 'well',
    asked: () => once(server, 'request').then(() => {}),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const say = (status: number, reply: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply))
    if (standIn.mode === 'hanging') return
    if (standIn.mode === 'broken') return void response.writeHead(502).end('<html>Bad gateway</html>')
    if (!isSigned(request, `${url}${request.url?.slice('/1.0'.length)}`, body))
      return void say(403, { errorCode: 'INVALID_SIGNATURE', message: 'Invalid signature' })
    if (request.method !== 'POST' || request.url !== `/1.0/sms/${ovhAccount.service}/jobs`)
      return void say(404, { message: 'Got an invalid (or empty) URL' })
    const job = JSON.parse(body) as { receivers: string[] }
    if (standIn.mode === 'no-credit') return void say(402, { message: 'Not enough credits' })
    const isTaken = standIn.mode === 'well'
    if (isTaken) jobs.push(job)
    say(200, {
      totalCreditsRemoved: isTaken ? 1 : 0,
      invalidReceivers: isTaken ? [] : job.receivers,
      ids: isTaken ? [jobs.length] : [],
      validReceivers: isTaken ? job.receivers : [],
    })
  }
  return standIn
}

function isSigned({ headers, method }: IncomingMessage, url: string, body: string): boolean {
  const { applicationKey, applicationSecret, consumerKey } = ovhAccount
  const text = [applicationSecret, consumerKey, method, url, body, headers['x-ovh-timestamp']].join('+')
  return (
    headers['x-ovh-application'] === applicationKey &&
    headers['x-ovh-consumer'] === consumerKey &&
    headers['x-ovh-signature'] === `$1$${createHash('sha1').update(text).digest('hex')}`
  )
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
