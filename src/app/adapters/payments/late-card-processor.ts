import type { Caller } from '#adapters/api/caller.ts'
import { loadChunk } from '#adapters/chunk.ts'
import type { Sleep } from '#state/sleep.ts'
import type { CardProcessor } from './card-processor.ts'

/** The processor of this provider, fetched when a card is about to be confirmed. */
export function createLateCardProcessor(call: Caller, sleep: Sleep): CardProcessor {
  return {
    async confirm(...payment) {
      const { createEmbeddedCardProcessor } = await loadChunk(() => import('./embedded-card-processor.ts'), sleep)
      return createEmbeddedCardProcessor(call).confirm(...payment)
    },
  }
}
