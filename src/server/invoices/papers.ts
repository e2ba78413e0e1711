import pLimit from 'p-limit'
import { createThread } from '#slip-reader/thread/thread.ts'
import type { DamageFacts } from '#server/paper/draw-damage-letter.ts'
import type { PosterFacts } from '#server/stores/poster-facts.ts'
import type { WaybillFacts } from '#server/waybill/waybill-facts.ts'
import type { AccountInvoiceFacts } from './account-invoice-facts.ts'
import type { CreditNoteFacts } from './credit-note-facts.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import type { RefundFacts } from './refund-facts.ts'

/** What is to be drawn. */
export type Paper =
  | { readonly kind: 'invoice'; readonly facts: InvoiceFacts }
  | { readonly kind: 'account'; readonly facts: AccountInvoiceFacts }
  | { readonly kind: 'credit'; readonly facts: CreditNoteFacts }
  | { readonly kind: 'refund'; readonly facts: RefundFacts }
  | { readonly kind: 'poster'; readonly facts: PosterFacts }
  | { readonly kind: 'waybill'; readonly facts: WaybillFacts }
  | { readonly kind: 'damage'; readonly facts: DamageFacts }

/** Draws papers beside the thread that serves everybody, one after the other. */
export interface Papers {
  /**
   * The PDF that the file of that name is to hold. Throws when it is not there in time, or the thread gives way: the
   * next paper gets a fresh one.
   */
  draw(file: string, paper: Paper): Promise<Uint8Array>
  /** Ends the thread; what is being drawn fails. */
  stop(): Promise<void>
}

export interface PapersOptions {
  /** For one paper from when its turn comes, milliseconds. */
  readonly limitMs?: number
  /** The thread is closed when nothing was to be drawn for so long, milliseconds. */
  readonly idleMs?: number
}

/** Papers at rest: the thread starts with the first one. */
export function createPapers({ limitMs = 20_000, idleMs = 60_000 }: PapersOptions = {}): Papers {
  const thread = createThread<Paper, Uint8Array>(new URL('paper-thread.ts', import.meta.url), idleMs)
  const inTurn = pLimit(1)
  const drawing = new Map<string, Promise<Uint8Array>>()
  return {
    draw(file, paper) {
      // Who asks for the same one meanwhile waits for the same drawing.
      const under =
        drawing.get(file) ??
        inTurn(() => thread.ask(paper, AbortSignal.timeout(limitMs))).finally(() => drawing.delete(file))
      drawing.set(file, under)
      return under
    },
    stop: thread.stop,
  }
}
