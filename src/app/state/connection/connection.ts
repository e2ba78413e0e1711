import { proxy } from 'valtio'
import type { WatchOnline } from '#adapters/device/device.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { Sleep } from '#adapters/device/waiting.ts'

/** What stands between the page and its server: no network, or a server that does not answer. */
export type Lack = 'network' | 'answer'

/**
 * What is known of the network. `online`: nothing in the way, else `lacks` says what; `waitingMs`: a wait the server
 * asked for (R32), else 0.
 */
export interface Connection {
  readonly state: { readonly online: boolean; readonly lacks: Lack | null; readonly waitingMs: number }
  wait(ms: number): void
  /** A call was answered in some way, or not at all, which is looked into. */
  heard(isAnswered: boolean): void
  /** Resolves once it is known whether an unanswered call was an accident. */
  settled(): Promise<void>
}

/** How a silent server is asked again. `ask` never rejects; `onVisible`: the page is seen again. */
export interface AskedServer {
  ask(): Promise<boolean>
  readonly sleep: Sleep
  onVisible(onSeen: () => void): unknown
}

/** A device may claim a network while nothing comes: after an unanswered call the server is asked, ever more rarely. */
export function createConnection(watchOnline: WatchOnline, server?: AskedServer): Connection {
  const state = proxy<{ online: boolean; lacks: Lack | null; waitingMs: number }>({
    online: true,
    lacks: null,
    waitingMs: 0,
  })
  let hasNetwork = true
  let asking: AbortController | null = null
  let settled = Promise.resolve()

  const become = (isSilent: boolean) => {
    const lacks = !hasNetwork ? 'network' : isSilent ? 'answer' : null
    Object.assign(state, { online: lacks === null, lacks })
  }
  const stopAsking = () => {
    asking?.abort()
    asking = null
  }
  /** Whether nothing more is to be asked. */
  const askOnce = async ({ ask }: AskedServer, { signal }: AbortController): Promise<boolean> => {
    const isAnswered = await ask()
    if (signal.aborted) return true
    become(!isAnswered)
    return isAnswered
  }
  const startAsking = () => {
    if (!server || !hasNetwork) return
    stopAsking()
    const turn = (asking = new AbortController())
    const first = askOnce(server, turn)
    settled = first.then(() => {})
    const untilAnswered = async () => {
      let isOver = await first
      for (let pauseMs = firstPauseMs; !isOver; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
        await server.sleep(pauseMs, turn.signal)
        isOver = await askOnce(server, turn)
      }
      if (asking === turn) asking = null
    }
    // Rejects when it is stopped.
    untilAnswered().catch(forgiving(() => {}))
  }

  watchOnline((online) => {
    hasNetwork = online
    stopAsking()
    become(false)
  })
  server?.onVisible(() => state.lacks === 'answer' && startAsking())
  return {
    state,
    settled: () => settled,
    wait(ms) {
      state.waitingMs = ms
    },
    heard(isAnswered) {
      if (isAnswered) {
        stopAsking()
        if (hasNetwork) become(false)
      } else if (asking === null) startAsking()
    },
  }
}

const firstPauseMs = 2000
const longestPauseMs = 60_000
