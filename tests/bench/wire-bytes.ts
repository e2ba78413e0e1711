import { connect } from 'node:net'

/** Every byte that a server sends for one GET in brotli: status line, headers, body. */
export function wireBytes(url: string): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url)
  return new Promise((resolve, reject) => {
    let bytes = 0
    const socket = connect(Number(port), hostname)
    socket.write(
      `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: close\r\n\r\n`,
    )
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    socket.once('end', () => resolve(bytes))
    socket.once('error', reject)
  })
}
