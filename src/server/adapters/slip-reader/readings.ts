import type { SlipPage } from '#rules/slip/slip-page.ts'
import type { OcrAnswer, OcrQuestion } from './ocr/ocr-question.ts'
import type { PdfAnswer, PdfQuestion, TextPage } from './pdf/pdf-question.ts'
import { pagesToLookAt } from './pages-to-look-at.ts'
import { createQueue } from './queue.ts'
import { SlipNotRead } from './slip-not-read.ts'
import type { SlipReader, SlipReaderOptions } from './slip-reader.ts'
import { createThread } from './thread.ts'
import { uprightGrey } from './upright-grey.ts'
import { withinTime } from './within-time.ts'
import { withRecognised } from './with-recognised.ts'

/** What stands on a slip: two threads, one that opens PDFs and one that recognises pictures, and a queue before each. */
export function createReadings({ limitMs, idleMs, room }: Required<SlipReaderOptions>): Pick<SlipReader, 'readings' | 'stop'> {
  const pdfThread = createThread<PdfQuestion, PdfAnswer>(new URL('pdf/pdf-thread.ts', import.meta.url), idleMs)
  const ocrThread = createThread<OcrQuestion, OcrAnswer>(new URL('ocr/ocr-thread.ts', import.meta.url), idleMs)
  // Whose pictures are being recognised asks for their pages among those who only want the text of theirs.
  const pdfQueue = createQueue(room * 4)
  const ocrQueue = createQueue(room)
  const closing = new AbortController()
  const textMs = limitMs / 4

  const askPdf = async <K extends PdfQuestion['kind']>(question: PdfQuestion & { kind: K }, signal: AbortSignal) => {
    const answer = await pdfQueue(() => withinTime(textMs, signal, (limit) => pdfThread.ask(question, limit)), signal)
    if (answer.kind === 'failure') throw new SlipNotRead(answer.reason)
    return answer as Extract<PdfAnswer, { kind: K }>
  }
  const lookAt = async (bytes: Uint8Array, { number, page }: TextPage, isUpright: boolean, signal: AbortSignal): Promise<SlipPage> => {
    const { picture } = await askPdf({ kind: 'picture', bytes, number }, signal)
    const recognised = await ocrThread.ask({ picture, isUpright }, signal)
    return isUpright ? withRecognised(page, recognised) : recognised
  }
  const readPdf = async function* (bytes: Uint8Array, signal: AbortSignal): AsyncGenerator<readonly SlipPage[]> {
    const { pages } = await askPdf({ kind: 'text', bytes }, signal)
    yield pages.map(({ page }) => page)
    const pictured = pagesToLookAt(pages)
    if (pictured.size === 0) return
    yield await ocrQueue(() => withinTime(limitMs - textMs, signal, async (limit) => {
      const read: SlipPage[] = []
      for (const page of pages) {
        const look = pictured.get(page)
        read.push(look === undefined ? page.page : await lookAt(bytes, page, look.isUpright, limit))
      }
      return read
    }), signal)
  }
  return {
    async *readings(bytes, contentType, sender = closing.signal) {
      const signal = AbortSignal.any([sender, closing.signal])
      if (contentType === 'application/pdf') return yield* readPdf(bytes, signal)
      yield await ocrQueue(() => withinTime(limitMs, signal, async (limit) => [await ocrThread.ask({ picture: await uprightGrey(bytes), isUpright: false }, limit)]), signal)
    },
    async stop() {
      closing.abort()
      await Promise.all([pdfThread.stop(), ocrThread.stop()])
    },
  }
}
