import { lookedAtParts, looksAt, type Sheet, type Sight } from './ocr/looks.ts'
import type { OcrAnswer, OcrQuestion } from './ocr/ocr-question.ts'
import type { PdfAnswer, PdfQuestion, TextPage } from './pdf/pdf-question.ts'
import { isPrinted, pagesToLookAt } from './ocr/pages-to-look-at.ts'
import { createQueue } from './thread/queue.ts'
import { SlipNotRead } from './slip-not-read.ts'
import type { Reading, SlipReader, SlipReaderOptions } from './slip-reader.ts'
import { createThread } from './thread/thread.ts'
import { uprightGrey } from './ocr/upright-grey.ts'
import { withinTime } from './thread/within-time.ts'

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
    const answer = await pdfQueue(() => withinTime(AbortSignal.timeout(textMs), signal, (limit) => pdfThread.ask(question, limit)), signal)
    if (answer.kind === 'failure') throw new SlipNotRead(answer.reason)
    return answer as Extract<PdfAnswer, { kind: K }>
  }
  const lookAt = async function* (sheets: readonly Sheet[], ms: number, signal: AbortSignal): AsyncGenerator<Reading> {
    const looks = looksAt(sheets, ocrThread.ask)
    let time: AbortSignal | undefined
    const turn = (see: (limit: AbortSignal) => Promise<Sight>) => ocrQueue(() => withinTime((time ??= AbortSignal.timeout(ms)), signal, see), signal)
    for (const [at, part] of lookedAtParts.entries()) {
      const first = turn((limit) => looks.first(part, limit))
      const sight = await (at === 0 ? first : first.catch(unlessBusyOrLate))
      if (sight === null) return
      yield { look: at, pages: sight.pages }
      if (sight.recognised === 0) return
      const again = await turn((limit) => looks.again(limit)).catch(unlessBusyOrLate)
      if (again === null) return
      yield { look: at, pages: again.pages }
    }
  }
  const readPdf = async function* (bytes: Uint8Array, signal: AbortSignal): AsyncGenerator<Reading> {
    const { pages } = await askPdf({ kind: 'text', bytes }, signal)
    yield { look: textLayer, pages: pages.map(({ page }) => page) }
    const pictured = pagesToLookAt(pages)
    if (pictured.size === 0) return
    const sheetOf = (page: TextPage): Sheet => ({
      printed: pictured.has(page) && !isPrinted(page) ? null : page.page,
      picture: pictured.has(page) ? async (part, limit) => (await askPdf({ kind: 'picture', bytes, number: page.number, part }, limit)).picture : null,
    })
    yield* lookAt(pages.map(sheetOf), limitMs - textMs, signal)
  }
  return {
    readings(bytes, contentType, sender = closing.signal) {
      const signal = AbortSignal.any([sender, closing.signal])
      return contentType === 'application/pdf' ? readPdf(bytes, signal) : lookAt([{ printed: null, picture: (part) => uprightGrey(bytes, part) }], limitMs, signal)
    },
    async stop() {
      closing.abort()
      await Promise.all([pdfThread.stop(), ocrThread.stop()])
    },
  }
}

/** A slip that has been looked at once only waits, and takes time, for as long as there is some. */
function unlessBusyOrLate(error: unknown): null {
  if (error instanceof SlipNotRead && (error.reason === 'busy' || error.reason === 'late')) return null
  throw error
}

/** The look at what a PDF's text layer says. */
const textLayer = -1
