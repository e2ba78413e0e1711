import { loadedOnce } from '#adapters/lazy/loaded-once.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import type { Late, LateParts } from './model/late.ts'

let here: LateParts | null = null
const listeners = new Set<() => void>()

/** What an open form needs only once something was done in it: fetched once a page. */
export function loadLateParts(sleep: Sleep): Late {
  const load = loadedOnce(async () => (await import('./late-parts.ts')).lateParts, sleep)
  const come = async () => {
    const parts = await load()
    here ??= parts
    for (const told of listeners) told()
    return here
  }
  return {
    current: () => here,
    subscribe(told) {
      listeners.add(told)
      return () => void listeners.delete(told)
    },
    run: (work) => (here === null ? come().then(work) : work(here)),
  }
}
