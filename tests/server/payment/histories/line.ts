import { TimedOut } from '#adapters/failures/failures.ts'
import type { Faults } from './fault.ts'
import { never } from './process-life.ts'

/** The line between one page and whoever answers it, and all that can happen on it. */
export interface Line {
  /** Sends something once; `spoilt`: what it becomes when it cannot be read. Rejects as `fetch` does. */
  send<T>(work: () => Promise<T>, spoilt: (status: number) => T): Promise<T>
  readonly isClosed: boolean
  /** Resolves when the page is closed. */
  readonly end: Promise<void>
  close(): void
}

/** `late` takes what arrives after everybody has given up. */
export function createLine(faults: Faults, late: (work: () => Promise<unknown>) => void): Line {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  let isClosed = false
  const close = () => {
    isClosed = true
    resolve()
  }
  return {
    end,
    close,
    get isClosed() {
      return isClosed
    },
    async send(work, spoilt) {
      await faults.jostle()
      if (isClosed) return await never()
      const fault = faults.next('page')
      if (fault === 'closed before') close()
      if (isClosed) return await never()
      if (fault === 'late') late(work)
      if (fault === 'lost before') throw new TypeError('Failed to fetch')
      if (fault === 'silent before' || fault === 'late') throw new TimedOut()
      if (fault === 'broken before') return spoilt(502)
      if (fault === 'signed out') return spoilt(401)
      const done = await work()
      if (fault === 'closed after') close()
      if (isClosed) return await never()
      if (fault === 'lost after') throw new TypeError('Failed to fetch')
      if (fault === 'silent after') throw new TimedOut()
      if (fault === 'broken after') return spoilt(502)
      return fault === 'spoilt after' ? spoilt(200) : done
    },
  }
}
