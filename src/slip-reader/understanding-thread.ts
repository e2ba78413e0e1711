import { parentPort } from 'node:worker_threads'
import { understand } from './understand.ts'
import type { SlipPage } from './slip-page.ts'

/**
 * Runs in a thread of its own: the words of a slip are somebody else's, and what they mean may take long to find out.
 */
parentPort?.on('message', (pages: readonly SlipPage[]) => parentPort?.postMessage(understand(pages), []))
