import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import { detour } from './push-detour.ts'

/** A message that a device got: as it can read it, and what the service was told of it. */
export interface Pushed {
  readonly endpoint: string
  readonly text: string
  readonly headers: IncomingHttpHeaders
  readonly subject: string
  readonly expiresAt: Date
}

/**
 * How the service answers: takes the message, or says something else of it; 'hanging': never; 'endless': with a body
 * that does not end.
 */
export type PushMode =
  'well' | 'hanging' | 'endless' | { readonly status: number; readonly headers?: Record<string, string> }

/** What `PushSubscription.toJSON()` gives. */
export interface DeviceSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/**
 * The push services of browsers, on loopback: they hold a message against its sender's key (RFC 8292) and give what the
 * device decrypts (RFC 8188, 8291).
 */
export interface PushService {
  readonly url: string
  /** The network of a process for which these are the push services. */
  readonly fetch: typeof globalThis.fetch
  readonly pushed: readonly Pushed[]
  /** How often it was called. */
  readonly calls: number
  mode: PushMode
  /** A browser that subscribed for that sender. */
  newDevice(senderKey: string, host?: string): DeviceSubscription
  stop(): Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, Device>()
  const pushed: Pushed[] = []
  let calls = 0
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: PushService = {
    url,
    fetch: detour(url),
    pushed,
    get calls() {
      return calls
    },
    mode: 'well',
    newDevice(senderKey, host = 'fcm.googleapis.com') {
      const ecdh = createECDH('prime256v1')
      const [point, auth] = [ecdh.generateKeys(), randomBytes(16)]
      const endpoint = `https://${host}/fcm/send/${randomUUID()}`
      devices.set(endpoint, { ecdh, point, auth, senderKey })
      return { endpoint, keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') } }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls++
    const body = await bytesOf(request)
    const { mode } = service
    if (mode === 'hanging') return
    if (mode === 'endless') return endless(response)
    if (mode !== 'well') return void response.writeHead(mode.status, mode.headers).end()
    const endpoint = `https:/${request.url}`
    const device = devices.get(endpoint)
    if (device === undefined) return void response.writeHead(410).end()
    try {
      const { subject, expiresAt } = await senderOf(
        request.headers.authorization ?? '',
        device.senderKey,
        new URL(endpoint).origin,
      )
      pushed.push({ endpoint, text: decrypted(body, device), headers: request.headers, subject, expiresAt })
      response.writeHead(201).end()
    } catch (error) {
      response.writeHead(403).end(String(error))
    }
  }
  return service
}

interface Device {
  readonly ecdh: ReturnType<typeof createECDH>
  readonly point: Buffer
  readonly auth: Buffer
  readonly senderKey: string
}

/** Who signed, for this service alone; throws unless it is whom the device subscribed with. */
async function senderOf(authorization: string, senderKey: string, origin: string) {
  const { token = '', key = '' } = /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {}
  if (key !== senderKey) throw new Error('another sender')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256'), {
    audience: origin,
    requiredClaims: ['exp', 'sub'],
  })
  return { subject: payload.sub ?? '', expiresAt: new Date((payload.exp ?? 0) * 1000) }
}

/** One record of aes128gcm, as a browser opens it. */
function decrypted(body: Buffer, { ecdh, point, auth }: Device): string {
  const [salt, nameLength] = [body.subarray(0, 16), body[20] ?? 0]
  const [sender, record] = [body.subarray(21, 21 + nameLength), body.subarray(21 + nameLength)]
  const secret = hkdf(
    ecdh.computeSecret(sender),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]),
    32,
  )
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

function hkdf(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes))
}

function endless(response: ServerResponse): void {
  response.writeHead(500)
  const chunk = Buffer.alloc(64 * 1024)
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
