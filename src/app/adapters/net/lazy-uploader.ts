import { loadWithRetry } from '#adapters/lazy/load-with-retry.ts'
import type { Uploader, UploaderWorld } from './uploader.ts'

/** An uploader that is fetched when it is first needed. */
export function createLazyUploader(world: UploaderWorld): Uploader {
  return async (endpoint, options) => {
    const { createUploader } = await loadWithRetry(() => import('./uploader.ts'), world.sleep)
    return createUploader(world)(endpoint, options)
  }
}
