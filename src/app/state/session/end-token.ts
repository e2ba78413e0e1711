import { subscribeKey } from 'valtio/utils'
import type { Caller } from '#adapters/net/caller.ts'
import { Refused, SignedOut } from '#adapters/failures/failures.ts'
import type { OnVisible } from '#adapters/device/page-events.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { logout } from '#contract/account/logout.ts'
import type { Connection } from '#state/connection/connection.ts'

interface EndTokenWorld {
  readonly call: Caller
  readonly connection: Connection
  readonly onVisible: OnVisible
}

/**
 * Ends a token on the server. Unanswered, it is tried again when the network is back or the page is seen; the token is
 * in memory only, never stored (decision 073).
 */
export function createEndToken({ call, connection, onVisible }: EndTokenWorld): (token: string) => void {
  const end = async (token: string, triesLeft: number): Promise<void> => {
    try {
      await call(logout, { token, body: {}, keepalive: true, timeoutMs })
    } catch (error) {
      reportMistake(error)
      if (triesLeft > 0 && !isOver(error)) once(connection, onVisible, () => void end(token, triesLeft - 1))
    }
  }
  return (token) => void end(token, mostRetries)
}

const timeoutMs = 5000
const mostRetries = 5

/** The server has said what it does with this token, or that it is refused already. */
function isOver(error: unknown): boolean {
  return error instanceof SignedOut || (error instanceof Refused && error.status < 502)
}

/** Calls `act` when the network is back or the page is seen again, whichever comes first. */
function once(connection: Connection, onVisible: OnVisible, act: () => void): void {
  const go = () => {
    offline()
    hidden()
    act()
  }
  const offline = subscribeKey(connection.state, 'online', (online) => online && go())
  const hidden = onVisible(go)
}
