import { connect } from 'node:net'

/** One request, as it is sent again and again. */
export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  readonly body?: object
}

/**
 * Asks as fast as it is answered, for so long, each of so many kept connections one at a time; how many were answered.
 * Throws at a reply that is not 200.
 */
export async function load(url: string, asked: Asked, connections: number, forMs: number): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const request = Buffer.from(textOf(asked, host))
  const end = performance.now() + forMs
  const counts = Array.from({ length: connections }, () => askOn(hostname, Number(port), request, end))
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

function textOf({ method, path, token, body }: Asked, host: string): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const typed =
    body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]
  return [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${token}`, ...typed, '', text].join(
    '\r\n',
  )
}

/**
 * A client of its own: `node:http` takes longer to ask than a small reply takes to be made, and would be what is
 * measured.
 */
function askOn(hostname: string, port: number, request: Buffer, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0
    let reply: Buffer = Buffer.alloc(0)
    const socket = connect(port, hostname, () => socket.write(request))
    socket.setNoDelay(true)
    socket.on('data', (chunk) => {
      reply = reply.length === 0 ? chunk : Buffer.concat([reply, chunk])
      if (!isWhole(reply)) return
      if (!reply.subarray(0, 12).equals(success)) return socket.destroy(new Error(reply.toString('utf8', 0, 2000)))
      reply = Buffer.alloc(0)
      count += 1
      if (performance.now() < end) socket.write(request)
      else socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(count))
  })
}

const success = Buffer.from('HTTP/1.1 200')
const [headEnd, lastChunk] = [Buffer.from('\r\n\r\n'), Buffer.from('\r\n0\r\n\r\n')]

function isWhole(reply: Buffer): boolean {
  const head = reply.indexOf(headEnd)
  if (head < 0) return false
  const length = /\r\ncontent-length: *(\d+)/i.exec(reply.toString('latin1', 0, head))?.[1]
  return length === undefined
    ? reply.subarray(-lastChunk.length).equals(lastChunk)
    : reply.length >= head + headEnd.length + Number(length)
}
