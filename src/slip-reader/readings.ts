import type { SlipType } from '#contract/order/slip.ts'
import type { OcrAnswer, OcrQuestion } from './ocr/ocr-question.ts'
import { isPrinted, pagesToLookAt } from './ocr/pages-to-look-at.ts'
import { type PageSource, passesOver, passParts, type Recognition } from './ocr/passes.ts'
import { uprightGrey } from './ocr/upright-grey.ts'
import type { PdfAnswer, PdfQuestion, TextPage } from './pdf/pdf-question.ts'
import { SlipNotRead } from './slip-not-read.ts'
import type { SlipPage } from './slip-page.ts'
import { createQueue } from './thread/queue.ts'
import { createThread } from './thread/thread.ts'
import type { TimeLimit } from './thread/time-limit.ts'

/** What stands on the pages of a slip: its text layer, or what one pass over its pictures recognised. */
export interface Reading {
  /** -1: the text layer. */
  readonly pass: number
  readonly pages: readonly SlipPage[]
}

/** Who waits for a reading, and how long it may take. */
export interface ReadingTerms {
  readonly signal: AbortSignal
  readonly time: TimeLimit
}

export interface Readings {
  /**
   * What stands on the slip, the surest first, each made when asked for: a PDF's text layer, then, in up to four
   * passes, what its pictures say. A picture has the latter. Throws SlipNotRead and TimeIsUp.
   */
  readings(bytes: Uint8Array, contentType: SlipType, terms: ReadingTerms): AsyncIterable<Reading>
  stop(): Promise<void>
}

/** What stands on a slip: two threads, one for PDFs and one for pictures, and a queue before each. */
export function createReadings({ limitMs, idleMs, room }: Required<SlipReaderOptions>): Readings {
  const pdfThread = createThread<PdfQuestion, PdfAnswer>(new URL('pdf/pdf-thread.ts', import.meta.url), idleMs)
  const ocrThread = createThread<OcrQuestion, OcrAnswer>(new URL('ocr/ocr-thread.ts', import.meta.url), idleMs)
  // Whose pictures are being recognised asks for their pages among those who only want the text of theirs.
  const pdfQueue = createQueue(room * 4)
  const ocrQueue = createQueue(room)

  const askPdf = async <K extends PdfQuestion['kind']>(
    question: PdfQuestion & { kind: K },
    { signal, time }: ReadingTerms,
  ) => {
    const answer = await pdfQueue(
      () => time.within(signal, (limit) => pdfThread.ask(question, limit), limitMs / 3),
      signal,
    )
    if (answer.kind === 'failure') throw new SlipNotRead(answer.reason)
    return answer as Extract<PdfAnswer, { kind: K }>
  }
  const recognise = async function* (
    sources: readonly PageSource[],
    { signal, time }: ReadingTerms,
  ): AsyncGenerator<Reading> {
    const passOver = passesOver(sources, ocrThread.ask)
    let longestMs = 0
    const timed = async (part: number, limit: AbortSignal): Promise<Recognition> => {
      const before = time.left()
      const recognition = await passOver(part, limit)
      longestMs = Math.max(longestMs, before - time.left())
      return recognition
    }
    for (const [pass, part] of passParts.entries()) {
      if (time.left() < longestMs) return
      const turn = ocrQueue(() => time.within(signal, (limit) => timed(part, limit)), signal)
      const recognition = await (pass === 0 ? turn : turn.catch(unlessBusy))
      if (recognition === null) return
      yield { pass, pages: recognition.pages }
      if (recognition.recognised === 0) return
    }
  }
  const readPdf = async function* (bytes: Uint8Array, terms: ReadingTerms): AsyncGenerator<Reading> {
    const { pages } = await askPdf({ kind: 'text', bytes }, terms)
    yield { pass: textLayer, pages: pages.map(({ page }) => page) }
    const pictured = pagesToLookAt(pages)
    if (pictured.size === 0) return
    const sourceOf = (page: TextPage): PageSource => ({
      printed: pictured.has(page) && !isPrinted(page) ? null : page.page,
      picture: pictured.has(page)
        ? async (part, signal) =>
            (await askPdf({ kind: 'picture', bytes, number: page.number, part }, { ...terms, signal })).picture
        : null,
    })
    yield* recognise(pages.map(sourceOf), terms)
  }
  return {
    readings: (bytes, contentType, terms) =>
      contentType === 'application/pdf'
        ? readPdf(bytes, terms)
        : recognise([{ printed: null, picture: (part) => uprightGrey(bytes, part) }], terms),
    async stop() {
      await Promise.all([pdfThread.stop(), ocrThread.stop()])
    },
  }
}

/** A slip that has had its first pass only waits for another turn while there is room. */
function unlessBusy(error: unknown): null {
  if (error instanceof SlipNotRead && error.reason === 'busy') return null
  throw error
}

/** No pass is needed for what a PDF's text layer says. */
const textLayer = -1

/** Limits of the reader; the defaults are those of a running server. */
export interface SlipReaderOptions {
  /** For one slip from its turn on, milliseconds; a third of it for a PDF's text layer, and for what it means. */
  readonly limitMs?: number
  /** Threads that have had nothing to do for so long are closed, milliseconds. */
  readonly idleMs?: number
  /** How many slips with pictures may wait for their turn. */
  readonly room?: number
}
