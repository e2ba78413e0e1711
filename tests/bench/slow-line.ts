import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to a server on this machine as a phone has it on slow 4G: half of 150 ms each way, 1.6 Mbps down, whoever asks, the service worker included. */
export async function slowLine(to: string): Promise<{ readonly url: string; close(): void }> {
  const { hostname, port } = new URL(to)
  const sockets = new Set<Socket>()
  let freeAt = 0
  const server = createServer((phone) => {
    const site = connect(Number(port), hostname)
    for (const socket of [phone, site]) {
      sockets.add(socket.setNoDelay(true))
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    }
    phone.on('data', (chunk) => void setTimeout(() => site.writable && site.write(chunk), halfTripMs))
    // All connections share the way down.
    site.on('data', (chunk) => {
      freeAt = Math.max(freeAt, performance.now()) + chunk.length / bytesEachMs
      setTimeout(() => phone.writable && phone.write(chunk), freeAt - performance.now() + halfTripMs)
    })
    phone.on('end', () => void setTimeout(() => site.end(), halfTripMs))
    site.on('end', () => void setTimeout(() => phone.end(), Math.max(0, freeAt - performance.now()) + halfTripMs))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const halfTripMs = 75
const bytesEachMs = 1_600_000 / 8 / 1000
