import type { SlipType } from '#contract/slip.ts'
import { lookedAtParts, looksAt, type Sheet, type Sight } from './ocr/looks.ts'
import type { OcrAnswer, OcrQuestion } from './ocr/ocr-question.ts'
import { isPrinted, pagesToLookAt } from './ocr/pages-to-look-at.ts'
import { uprightGrey } from './ocr/upright-grey.ts'
import type { PdfAnswer, PdfQuestion, TextPage } from './pdf/pdf-question.ts'
import { SlipNotRead } from './slip-not-read.ts'
import type { SlipPage } from './slip-page.ts'
import type { SlipReaderOptions } from './slip-reader.ts'
import { createQueue } from './thread/queue.ts'
import { createThread } from './thread/thread.ts'
import type { TimeLimit } from './thread/time-limit.ts'

/** What stands on the pages of a slip. A later reading of the same look takes the place of the earlier. */
export interface Reading {
  readonly look: number
  readonly pages: readonly SlipPage[]
}

/** Who waits for a reading, and how long it may take. */
export interface ReadingTerms {
  readonly signal: AbortSignal
  readonly time: TimeLimit
}

export interface Readings {
  /**
   * What stands on the slip, the surest first, each one made only when it is asked for: the pages of a PDF's text layer,
   * then, for up to three looks, the same pages with what was recognised in their pictures, and once more with their numbers read
   * by a second engine. A picture has the latter. Throws SlipNotRead and TimeIsUp.
   */
  readings(bytes: Uint8Array, contentType: SlipType, terms: ReadingTerms): AsyncIterable<Reading>
  stop(): Promise<void>
}

/** What stands on a slip: two threads, one that opens PDFs and one that recognises pictures, and a queue before each. */
export function createReadings({ limitMs, idleMs, room }: Required<SlipReaderOptions>): Readings {
  const pdfThread = createThread<PdfQuestion, PdfAnswer>(new URL('pdf/pdf-thread.ts', import.meta.url), idleMs)
  const ocrThread = createThread<OcrQuestion, OcrAnswer>(new URL('ocr/ocr-thread.ts', import.meta.url), idleMs)
  // Whose pictures are being recognised asks for their pages among those who only want the text of theirs.
  const pdfQueue = createQueue(room * 4)
  const ocrQueue = createQueue(room)

  const askPdf = async <K extends PdfQuestion['kind']>(question: PdfQuestion & { kind: K }, { signal, time }: ReadingTerms) => {
    const answer = await pdfQueue(() => time.within(signal, (limit) => pdfThread.ask(question, limit), limitMs / 3), signal)
    if (answer.kind === 'failure') throw new SlipNotRead(answer.reason)
    return answer as Extract<PdfAnswer, { kind: K }>
  }
  const lookAt = async function* (sheets: readonly Sheet[], { signal, time }: ReadingTerms): AsyncGenerator<Reading> {
    const looks = looksAt(sheets, ocrThread.ask)
    let longestMs = 0
    const timed = async (see: (limit: AbortSignal) => Promise<Sight>, limit: AbortSignal) => {
      const before = time.left()
      const sight = await see(limit)
      longestMs = Math.max(longestMs, before - time.left())
      return sight
    }
    const turn = (see: (limit: AbortSignal) => Promise<Sight>) => ocrQueue(() => time.within(signal, (limit) => timed(see, limit)), signal)
    for (const [at, part] of lookedAtParts.entries()) {
      if (time.left() < longestMs) return
      const first = turn((limit) => looks.first(part, limit))
      const sight = await (at === 0 ? first : first.catch(unlessBusy))
      if (sight === null) return
      yield { look: at, pages: sight.pages }
      if (sight.recognised === 0 || time.left() < longestMs) return
      const again = await turn((limit) => looks.again(limit)).catch(unlessBusy)
      if (again === null) return
      yield { look: at, pages: again.pages }
    }
  }
  const readPdf = async function* (bytes: Uint8Array, terms: ReadingTerms): AsyncGenerator<Reading> {
    const { pages } = await askPdf({ kind: 'text', bytes }, terms)
    yield { look: textLayer, pages: pages.map(({ page }) => page) }
    const pictured = pagesToLookAt(pages)
    if (pictured.size === 0) return
    const sheetOf = (page: TextPage): Sheet => ({
      printed: pictured.has(page) && !isPrinted(page) ? null : page.page,
      picture: pictured.has(page) ? async (part, signal) => (await askPdf({ kind: 'picture', bytes, number: page.number, part }, { ...terms, signal })).picture : null,
    })
    yield* lookAt(pages.map(sheetOf), terms)
  }
  return {
    readings: (bytes, contentType, terms) => (contentType === 'application/pdf' ? readPdf(bytes, terms) : lookAt([{ printed: null, picture: (part) => uprightGrey(bytes, part) }], terms)),
    async stop() {
      await Promise.all([pdfThread.stop(), ocrThread.stop()])
    },
  }
}

/** A slip that has been looked at once only waits for another turn while there is room. */
function unlessBusy(error: unknown): null {
  if (error instanceof SlipNotRead && error.reason === 'busy') return null
  throw error
}

/** The look at what a PDF's text layer says. */
const textLayer = -1
