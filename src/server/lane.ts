/** Runs a task when there is room for it. */
export type Lane = <T>(task: () => Promise<T>) => Promise<T>

/** Lets at most `width` tasks run at once, the others wait in order: heavy work must not take every core from the light calls. */
export function createLane(width: number): Lane {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running >= width) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
