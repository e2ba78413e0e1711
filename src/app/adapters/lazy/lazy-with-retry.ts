import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadWithRetry } from './load-with-retry.ts'
import { sleep } from '#adapters/device/device.ts'

/** A component in a chunk of its own, fetched when it is first shown; it throws ChunkLoadError when it does not come. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadWithRetry(load, sleep))
}
