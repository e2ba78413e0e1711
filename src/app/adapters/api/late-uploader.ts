import { loadChunk } from '../chunk.ts'
import type { Uploader, UploaderWorld } from './uploader.ts'

/** An uploader that is fetched when it is first needed. */
export function createLateUploader(world: UploaderWorld): Uploader {
  return async (endpoint, options) => {
    const { createUploader } = await loadChunk(() => import('./uploader.ts'), world.sleep)
    return createUploader(world)(endpoint, options)
  }
}
