import { parentPort } from 'node:worker_threads'
import { drawDamageLetter } from '#server/paper/draw-damage-letter.ts'
import { drawPoster } from '#server/stores/draw-poster.ts'
import { drawWaybill } from '#server/waybill/draw-waybill.ts'
import { drawAccountInvoice } from './draw-account-invoice.ts'
import { drawCreditNote } from './draw-credit-note.ts'
import { drawInvoice } from './draw-invoice.ts'
import { drawRefund } from './draw-refund.ts'
import type { Paper } from './papers.ts'

/**
 * Runs in a thread of its own: a paper takes a tenth of a second and more to draw, its typefaces as much again to read,
 * which is done once.
 */
parentPort?.on('message', async (paper: Paper) => {
  const bytes = await drawn(paper)
  parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
})

function drawn(paper: Paper): Promise<Uint8Array> {
  switch (paper.kind) {
    case 'invoice':
      return drawInvoice(paper.facts)
    case 'account':
      return drawAccountInvoice(paper.facts)
    case 'credit':
      return drawCreditNote(paper.facts)
    case 'refund':
      return drawRefund(paper.facts)
    case 'poster':
      return drawPoster(paper.facts)
    case 'waybill':
      return drawWaybill(paper.facts)
    case 'damage':
      return drawDamageLetter(paper.facts)
  }
}
