import { subscribeKey } from 'valtio/utils'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { OnVisible } from '#adapters/device/page-events.ts'
import type { Connection } from '#state/connection/connection.ts'
import { isStaffToken } from '#state/session/session-token.ts'
import type { Session } from '#state/session/session.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import type { Orders } from './orders.ts'

interface KeepingWorld {
  readonly orders: Pick<Orders, 'freshen'>
  readonly session: Session
  readonly connection: Connection
  readonly sleep: Sleep
  readonly onVisible: OnVisible
  isSeen(): boolean
}

/**
 * Renews the history's copy on this device though it is not opened: once the screen rests, the network is back or the
 * page is seen. Not the team's, whose lists are others'.
 */
export function createKeepHistory({ orders, session, connection, sleep, onVisible, isSeen }: KeepingWorld): () => void {
  let isWaiting = false
  let isFollowing = false
  const keep = async () => {
    if (isWaiting) return
    isWaiting = true
    await sleep(restMs)
    isWaiting = false
    const isWanted = connection.state.online && isSeen() && session.isValid() && !isStaffToken(session.state.token)
    if (isWanted) await orders.freshen()
  }
  const look = () => void keep().catch(forgiving(() => {}))
  return () => {
    look()
    if (isFollowing) return
    isFollowing = true
    subscribeKey(connection.state, 'online', look)
    onVisible(look)
  }
}

/** After what the screen itself asks for. */
const restMs = 5000
