import type { Faults, Place } from './fault.ts'

/** The life of one server process: once it is dead nothing of it goes on, and whoever waits for it waits for ever. */
export interface ProcessLife {
  readonly isDead: boolean
  /** Resolves when it dies. */
  readonly end: Promise<void>
  die(): void
  /**
   * Does some work of the process, or what the history plans instead; `fail` makes the error of a fault that only this
   * place knows.
   */
  through<T>(place: Place, work: () => Promise<T>, fail?: (fault: string) => Error): Promise<T>
}

export function createProcessLife(faults: Faults): ProcessLife {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  let isDead = false
  const die = () => {
    isDead = true
    resolve()
  }
  return {
    end,
    die,
    get isDead() {
      return isDead
    },
    async through(place, work, fail = (fault) => new Error(`planned: ${place} ${fault}`)) {
      await faults.jostle()
      if (isDead) return await never()
      const fault = faults.next(place)
      if (fault === 'killed before') die()
      if (isDead) return await never()
      if (fault !== null && !fault.endsWith(' after')) throw fail(fault)
      const done = await work()
      if (fault === 'killed after') die()
      if (isDead) return await never()
      if (fault !== null) throw fail(fault)
      return done
    },
  }
}

/** What a dead process answers. */
export function never<T>(): Promise<T> {
  return new Promise(() => {})
}
