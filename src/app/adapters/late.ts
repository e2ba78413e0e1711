import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadChunk } from './chunk.ts'
import { sleep } from './device.ts'

/** A component in a chunk of its own, fetched when it is first shown; it throws ChunkLost when it does not come. */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadChunk(load, sleep))
}
