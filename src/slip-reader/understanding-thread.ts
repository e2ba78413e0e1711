import { parentPort } from 'node:worker_threads'
import { understand } from './understand.ts'
import type { SlipPage } from './slip-page.ts'

/** Runs in a thread of its own: the words of a slip are foreign, and their meaning may take long. */
parentPort?.on('message', (pages: readonly SlipPage[]) => parentPort?.postMessage(understand(pages), []))
