import { connect } from 'node:net'

/** Posts a body of so many bytes, each a chunk of its own; the status of the answer, 0 when there is none. */
export function postCrumbs(url: string, headers: Readonly<Record<string, string>>, bytes: number): Promise<number> {
  const { host, hostname, port, pathname } = new URL(url)
  const lines = Object.entries({ Host: host, ...headers, 'Transfer-Encoding': 'chunked', Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return new Promise((resolve) => {
    let reply = ''
    const socket = connect(Number(port), hostname)
    socket.setEncoding('latin1').setTimeout(60_000, () => socket.destroy())
    socket.on('data', (text: string) => (reply += text)).on('error', () => {})
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? 0)))
    socket.end(`POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n${'1\r\nx\r\n'.repeat(bytes)}0\r\n\r\n`)
  })
}
