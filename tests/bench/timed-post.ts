import { type Agent, request } from 'node:http'

export interface Timed {
  readonly status: number
  readonly ms: number
  readonly body: string
}

/**
 * Posts JSON to a provider behind a proxy that says whence it comes; `ms` from the call to the last byte of the reply.
 */
export function timedPost(
  agent: Agent,
  url: string,
  body: object,
  { from, token }: { readonly from: string; readonly token?: string },
): Promise<Timed> {
  const text = JSON.stringify(body)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'X-Forwarded-For': from,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let read = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (read += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt, body: read }),
      )
    })
    sent.on('error', reject).end(text)
  })
}

/** The n-th of 65,536 × 256 addresses of a private network: 300 → '10.0.1.44'. */
export function addressOf(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}
