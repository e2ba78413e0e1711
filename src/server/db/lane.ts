/** A way for one at a time. */
export interface Lane {
  /** Waits for its turn; returns what gives it back. */
  enter(): Promise<() => void>
}

export function openLane(): Lane {
  let last = Promise.resolve()
  return {
    async enter() {
      const before = last
      let leave = () => {}
      last = new Promise((resolve) => (leave = resolve))
      await before
      return leave
    },
  }
}
