import { proxy } from 'valtio'
import { Cancelled } from '#adapters/api/cancelled.ts'
import { SignedOut, TimedOut, Unreachable } from '#adapters/api/failures.ts'
import { loadWithRetry, prefetch } from '#adapters/load-with-retry.ts'
import { forgiving, reportMistake } from '#adapters/report-mistake.ts'
import type { World } from '#app/world.ts'
import { paths } from '#app/paths.ts'
import type { FormHandover } from '#contract/handover.ts'
import type { Order } from '#contract/order.ts'
import { orderToastMs } from '#state/toasts.ts'
import type { FormClock } from '../form-clock.ts'
import type { OrderForm } from '../order-form.ts'
import { readOrder } from '../order-issues.ts'
import type { ValidOrder } from '../order-schema.ts'
import type { Quote } from '../price/quote-cache.ts'
import { tellOtherPrice } from '../price/other-price.ts'
import type { QuoteStore } from '../price/quote-store.ts'
import type { SlipSession } from '../slip/slip-session.ts'
import { sendSlip, type SentSlip } from '../slip/sent-slip.ts'
import { submissionOf, type Submission } from './submission.ts'
import { createTransfer } from './transfer.ts'
import { uploadFailure } from '../slip/upload-failure.ts'

/** What the sending works on. `keep` saves the draft's text. `flush` passes on changes that the price does not know yet, and says whether there were any. `onRefused` and `onSent` are told what became of a submission. */
interface SendingWorld {
  readonly world: World
  readonly supplierId: number
  readonly form: OrderForm
  readonly clock: FormClock
  readonly quoteStore: QuoteStore
  readonly slip: Pick<SlipSession, 'isBusy' | 'detected'>
  keep(): void
  flush(): boolean
  onRefused(): void
  onSent(): void
}

/** Where a submission stands. */
export type Step = 'idle' | 'price' | 'slip' | 'request'

/** What the network kept from leaving: nothing did; or a request left, and nobody said that it arrived. */
export type Held = 'unsent' | 'unanswered'

/** Where the form leads once it was sent. */
export type Destination = { readonly to: typeof paths.payment; readonly state: FormHandover } | { readonly to: typeof paths.confirmation }

/** Sends the form to /payment, or by mail when it has no price (R10); one submission at a time. */
export function createSending({ world, supplierId, form, clock, quoteStore, slip, keep, flush, onRefused, onSent }: SendingWorld) {
  const { upload, toasts, drafts, orders, connection, now, newId, sleep } = world
  const state = proxy<{ step: Step; held: Held | null }>({ step: 'idle', held: null })
  const transfer = createTransfer()
  let submission: Submission | null = null
  let sentSlip: SentSlip | null = null

  const name = (data: object) => {
    submission = submissionOf(data, submission, newId)
    keep()
    return submission
  }
  /** A right form's order; else it is told what is wrong, and its fields say it as of the same instant. */
  const read = (): ValidOrder | null => {
    const at = now()
    const found = readOrder(form.state.values, at)
    if ('order' in found) return found.order
    clock.tick(at)
    form.refuse()
    onRefused()
    toasts.show('bad', `Veuillez corriger les ${Object.keys(found.issues).length} erreur(s)`, orderToastMs)
    return null
  }
  /** Reads again once the price is there: the form may have changed while it was awaited. */
  const send = async (): Promise<Destination | null> => {
    state.step = 'price'
    flush()
    let found = await quoteStore.confirmed()
    while (flush()) found = await quoteStore.confirmed()
    if (found === null) return (await isHeld('unsent')) ? null : tellOtherPrice(quoteStore, toasts)
    const order = read()
    if (order === null) return null
    if (found.status === 'unavailable') return request(order)
    return found.status === 'priced' ? prepare(order, found.quote) : null
  }
  const prepare = async (order: ValidOrder, quote: Quote): Promise<Destination | null> => {
    state.step = 'slip'
    const slipPath = await sendFile(order.slip)
    if (slipPath === null) return null
    const { orderOnWire } = await loadWithRetry(loadOrderWire, sleep)
    const orderData = orderOnWire(complete(order, quote, slipPath))
    return { to: paths.payment, state: { orderData, totalTTC: Number(orderData.totalTTC), submissionId: name(orderData).id } }
  }
  const request = async (order: ValidOrder): Promise<Destination | null> => {
    state.step = 'request'
    const whole = { ...order, supplierId, detectedWeight: slip.detected() }
    const { requestByMail, requestOf } = await loadWithRetry(() => import('./request-by-mail.ts'), sleep)
    const named = name({ ...requestOf(whole), slip: [order.slip.name, order.slip.size] })
    try {
      await transfer.run((watch) => requestByMail(upload, whole, named, watch))
    } catch (error) {
      reportMistake(error)
      if (!(await isHeld('unanswered', error))) tell(error, 'Échec. Veuillez réessayer.')
      return null
    }
    orders.clear()
    await drafts.drop(supplierId).catch(forgiving(() => {}))
    toasts.show('ok', 'Commande enregistrée avec succès!', orderToastMs)
    return { to: paths.confirmation }
  }
  const sendFile = async (file: File): Promise<string | null> => {
    try {
      const { sent, fresh } = await transfer.run((watch) => sendSlip(upload, file, sentSlip, now(), watch))
      sentSlip = sent
      keep()
      if (fresh) toasts.show('ok', 'Bordereau uploadé avec succès !', orderToastMs)
      return sent.path
    } catch (error) {
      reportMistake(error)
      if (!(await isHeld('unsent', error))) tell(error, uploadFailure(error))
      return null
    }
  }
  /** Whether the network went while it was sent: then it is said beside the button, as long as it is so. */
  const isHeld = async (held: Held, error?: unknown): Promise<boolean> => {
    if (error !== undefined && !(error instanceof Unreachable || error instanceof TimedOut)) return false
    await connection.settled()
    if (connection.state.online) return false
    state.held = held
    transfer.forget()
    return true
  }
  const tell = (error: unknown, sentence: string) => {
    if (error instanceof Cancelled) toasts.show('info', 'Envoi annulé : ta demande n’est pas partie.', orderToastMs)
    else if (!(error instanceof SignedOut)) toasts.show('bad', sentence, orderToastMs)
  }
  const complete = ({ slip: _, ...order }: ValidOrder, { minutes, price }: Quote, slipPath: string): Order => ({ ...order, supplierId, slipPath, minutes, price, detectedWeight: slip.detected() })

  return {
    state,
    transfer,
    /** Fetches what a submission needs beyond the form. */
    getReady: () => prefetch(loadOrderWire),
    kept: () => ({ submission, sentSlip }),
    restore(before: { readonly submission: Submission | null; readonly sentSlip: SentSlip | null }) {
      ;({ submission, sentSlip } = before)
    },
    /** Where to go, or null when the order stays here, its author told why. */
    async submit(): Promise<Destination | null> {
      if (state.step !== 'idle') return null
      if (slip.isBusy()) toasts.show('info', 'Analyse du bordereau en cours. Merci de patienter une seconde…', orderToastMs)
      if (slip.isBusy() || read() === null) return null
      transfer.forget()
      // What is right waits for its author, not for the network: an order never leaves by itself.
      state.held = connection.state.online ? null : (state.held ?? 'unsent')
      if (state.held !== null) return null
      try {
        const destination = await send()
        if (destination) onSent()
        return destination
      } catch (error) {
        reportMistake(error)
        toasts.show('bad', 'Erreur lors de la préparation du paiement', orderToastMs)
        return null
      } finally {
        state.step = 'idle'
      }
    },
  }
}

/** Only what is sent needs the wire's spelling: the form comes without it. */
function loadOrderWire() {
  return import('#contract/order-wire.ts')
}
