import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { Sleep } from '#adapters/device/waiting.ts'

/**
 * An exclusive lock for one tab. Resolves to a function that releases it, or null: another tab has it. `onLost`: it was
 * taken over. `takeOver` takes it over.
 */
export type TabLock = (name: string, onLost: () => void, takeOver?: boolean) => Promise<(() => void) | null>

/** By Web Locks; in a browser without them everybody holds everything. */
export function createTabLock(locks: LockManager | undefined, sleep: Sleep): TabLock {
  const ask: TabLock = (name, onLost, takeOver = false) =>
    new Promise((resolve) => {
      if (locks === undefined) return resolve(() => {})
      let held = false
      const hold = (lock: Lock | null) => {
        if (lock === null) return resolve(null)
        held = true
        return new Promise<void>((done) =>
          resolve(() => {
            held = false
            done()
          }),
        )
      }
      locks.request(name, takeOver ? { steal: true } : { ifAvailable: true }, hold).catch((error: unknown) => {
        reportMistake(error)
        if (held) onLost()
        else resolve(() => {})
      })
    })
  return async (...wish) => {
    for (let tries = 1; ; tries++) {
      const hold = await ask(...wish)
      if (hold !== null || tries === mostTries) return hold
      await sleep(pauseMs)
    }
  }
}

/** A page that is being left lets go a little after the next one asks. */
const mostTries = 5
const pauseMs = 100
