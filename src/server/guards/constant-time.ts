import type { World } from '#server/world.ts'

/**
 * Does some work, and answers or refuses no sooner than after 100 ms: the time tells nothing of the way that it went
 * (R35).
 */
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
