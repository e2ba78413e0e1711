import { parentPort } from 'node:worker_threads'
import { withPage, withPdf } from './open-pdf.ts'
import { pagePicture } from './page-picture.ts'
import type { PdfAnswer, PdfQuestion } from './pdf-question.ts'
import { loadPdfium } from './pdfium.ts'
import { readPages } from './read-pages.ts'
import { createScratch } from './scratch.ts'

/** Runs in a thread of its own: a PDF is somebody else's program. When PDFium gives way, the thread goes with it. */
const pdfium = await loadPdfium(512 * 1024 * 1024)
const scratch = createScratch(pdfium)

parentPort?.on('message', (question: PdfQuestion) => {
  const answer = answerTo(question)
  parentPort?.postMessage(answer, answer.kind === 'picture' ? [answer.picture.pixels.buffer as ArrayBuffer] : [])
})

function answerTo(question: PdfQuestion): PdfAnswer {
  const answer = withPdf(pdfium, question.bytes, (pdf): PdfAnswer => {
    if (question.kind === 'text') return { kind: 'text', pages: readPages(pdfium, scratch, pdf) }
    const picture = withPage(pdfium, pdf, question.number, (page) => pagePicture(pdfium, page, question.part))
    return picture === null ? { kind: 'failure', reason: 'broken' } : { kind: 'picture', picture }
  })
  return typeof answer === 'string' ? { kind: 'failure', reason: answer } : answer
}
