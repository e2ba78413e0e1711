import { proxy } from 'valtio'

/** The clock of one form: whatever the form says of time it says as of `state.at`. */
export type FormClock = ReturnType<typeof createFormClock>

export function createFormClock(now: () => Date) {
  const state = proxy({ at: now() })
  return {
    state,
    /** Sets the clock to now, or to the instant at which something was judged. */
    tick: (at = now()) => void (state.at = at),
  }
}
