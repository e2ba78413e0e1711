import { Cancelled } from '#adapters/failures/failures.ts'
import type { CallOptions } from '#adapters/net/caller.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Timer } from '#adapters/device/waiting.ts'

/** A wait after a 429 (R32). `until`: when to try again; `secondsLeft` never says 0; `isLong`: over 30 s. */
export type WaitState =
  | null
  | { readonly step: 'waiting'; readonly until: Date; readonly secondsLeft: number; readonly isLong: boolean }
  | { readonly step: 'stopped'; readonly until: Date }

/** How a call tells that it waits, and how its waiting is stopped. */
export type WaitOptions = Pick<CallOptions<Endpoint>, 'signal' | 'onWaiting'>

/** The waits of one form's calls, counted down, and stopped on demand. Without valtio: public pages have it, too. */
export type RetryWait = ReturnType<typeof createRetryWait>

export function createRetryWait({ now, timer }: { now(): Date; readonly timer: Timer }) {
  const listeners = new Set<() => void>()
  let state: WaitState = null
  let giveUp = new AbortController()
  let stopClock = () => {}

  const become = (next: WaitState) => {
    stopClock()
    state = next
    listeners.forEach((tell) => tell())
  }
  const countDown = (until: Date, isLong: boolean) => {
    const leftMs = until.getTime() - now().getTime()
    become({ step: 'waiting', until, secondsLeft: Math.max(1, Math.ceil(leftMs / 1000)), isLong })
    if (leftMs > 1000) stopClock = timer(leftMs % 1000 || 1000, () => countDown(until, isLong))
  }
  const end = (after: (until: Date) => WaitState) => {
    if (state?.step !== 'waiting') return
    become(after(state.until))
    giveUp.abort(new Cancelled())
  }

  return {
    read: () => state,
    /** Calls `onChange` at each change; returns a function that stops it. */
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    /** What goes with a new call. */
    options(): WaitOptions {
      giveUp = new AbortController()
      const { signal } = giveUp
      become(null)
      return {
        signal,
        onWaiting(ms) {
          if (signal.aborted) return
          if (ms > 0) countDown(new Date(now().getTime() + ms), ms > longMs)
          else become(null)
        },
      }
    },
    /** The user waits no longer: the call rejects with Cancelled. A call that is on its way goes on. */
    stop: () => end((until) => ({ step: 'stopped', until })),
    /** The form was left: it waits no more. */
    leave: () => end(() => null),
  }
}

const longMs = 30_000
