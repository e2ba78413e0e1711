import type { Socket } from 'node:net'
import type { RefusalLog } from '#server/log/refusal-log.ts'
import { networkOf } from './client-address.ts'

/** What it needs of a connection. */
type Connection = Pick<Socket, 'remoteAddress' | 'once' | 'resetAndDestroy'>

/**
 * Holds each network (an IPv6 /64) to so many connections, and cuts the next before a byte is read: one machine could
 * hold all that the server has. A browser opens six: thirty people an address.
 */
export function holdConnections(refusals: Pick<RefusalLog, 'note'>): (connection: Connection) => void {
  const counts = new Map<string, number>()
  return (connection) => {
    const network = networkOf(connection.remoteAddress ?? '')
    const count = counts.get(network) ?? 0
    if (count >= mostOfNetwork) {
      refusals.note({ kind: 'overload', network, account: null, fields: { connections: count } })
      connection.resetAndDestroy()
      return
    }
    counts.set(network, count + 1)
    connection.once('close', () => {
      const left = (counts.get(network) ?? 0) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  }
}

const mostOfNetwork = 200
