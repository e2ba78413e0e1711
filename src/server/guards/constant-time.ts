import type { World } from '#server/world.ts'

/** Does some work, and ends no sooner than after 100 ms: the time says nothing of what happened (R35). */
export async function inConstantTime<T>({ pause }: Pick<World, 'pause'>, work: () => Promise<T>): Promise<T> {
  const floor = pause(floorMs)
  try {
    return await work()
  } finally {
    await floor
  }
}

/** Longer than any of the ways takes by itself. */
const floorMs = 100
