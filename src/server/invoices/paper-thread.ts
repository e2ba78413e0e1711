import { parentPort } from 'node:worker_threads'
import { drawInvoice } from './draw-invoice.ts'
import { drawRefund } from './draw-refund.ts'
import type { Paper } from './papers.ts'

/**
 * Runs in a thread of its own: a paper takes a tenth of a second and more to draw, its typefaces as much again to read,
 * which is done once.
 */
parentPort?.on('message', async (paper: Paper) => {
  const bytes = paper.kind === 'invoice' ? await drawInvoice(paper.facts) : await drawRefund(paper.facts)
  parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
})
