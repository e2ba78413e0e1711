import pLimit from 'p-limit'
import { SlipNotRead } from '#slip-reader/slip-not-read.ts'

/**
 * Does one task at a time, in order of arrival. Throws SlipNotRead: `busy` when too many wait already, `left` when
 * nobody waits any more.
 */
export type Queue = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>

/** `room`: how many may wait beside the one whose turn it is. Who goes away gives its place to the next at once. */
export function createQueue(room: number): Queue {
  const inTurn = pLimit(1)
  const present = new Set<symbol>()
  return async (task, signal) => {
    if (present.size > room) throw new SlipNotRead('busy')
    const place = Symbol('place')
    const leave = () => void present.delete(place)
    present.add(place)
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await inTurn(() => {
        if (signal.aborted) throw new SlipNotRead('left')
        return task()
      })
    } finally {
      signal.removeEventListener('abort', leave)
      leave()
    }
  }
}
