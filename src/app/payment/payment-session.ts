import { proxy } from 'valtio'
import { forgiving } from '#adapters/report-mistake.ts'
import { withTimeout } from '#adapters/with-timeout.ts'
import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import { isOfForm, paymentName, type FoundPayment, type Payment } from '#adapters/payments/read-payment.ts'
import { paths } from '#app/paths.ts'
import type { PaymentHandover, SuccessHandover } from '#contract/handover.ts'
import { confirmPayment } from './confirm-payment.ts'
import { keepChecking } from './keep-checking.ts'
import { pay, type PaymentEnd } from './pay.ts'
import { createPaymentAutosave } from './payment-autosave.ts'
import type { PaymentWorld } from './payment-world.ts'
import { outcomeRoute } from './outcome-route.ts'

/** `card`: the form waits. `authenticating`: the holder must approve. `checking`: the end is asked for again. `unknown`: neither the processor nor the server could say it yet. */
export type PaymentStep = 'card' | 'paying' | 'authenticating' | 'unknown' | 'checking'

/** One session of /payment. `state` is a valtio proxy. `isOpen`: the processor still waits, so the payment can be continued. `isSent`: a card was sent and its end is not known. `isOld`: it was asked for in vain for an hour. `isHeld`: « Payer » was pressed without a network, and no card left. */
export interface PaymentSession {
  readonly state: { readonly step: PaymentStep; readonly cardError: string | null; readonly isOpen: boolean; readonly isSent: boolean; readonly isOld: boolean; readonly isHeld: boolean }
  /** The screen is shown. Returns a function for when it is left: the payment goes on, but opens no other screen. */
  enter(): () => void
  /** Pays once: while it works, asking again does nothing. */
  pay(card: PresentedCard): Promise<void>
  answer(approved: boolean): void
  /** 'press': the user asked for it, and is told when no reply comes. */
  check(by?: 'press'): Promise<void>
  /** Checks by itself while the end is unknown. Returns a function that stops it. */
  keepChecking(): () => void
  /** Back to the card, for the same order and the same intent: it is charged once, whatever becomes of the card that was sent, which stays known. Of a check that is on its way only a charge counts then. */
  resume(): Promise<void>
  /** Follows an old payment here no more, and opens the order form again; the server goes on asking about it. */
  letGo(): Promise<void>
}

/** What the session asks of its screen. */
export interface VisitedScreen {
  /** Goes to another screen, with what it needs. */
  leave(path: string, state?: unknown): void
  /** What a reload of this screen finds. */
  remember(handover: PaymentHandover): void
}

type SessionWorld = Pick<PaymentWorld, 'call' | 'connection' | 'drafts' | 'keptPayments' | 'now' | 'orders' | 'session' | 'sleep' | 'toasts' | 'onBfcacheRestore' | 'onVisible'>
type Unknown = Extract<PaymentEnd, { end: 'unknown' }>

export function createPaymentSession(world: SessionWorld, payment: FoundPayment, screen: VisitedScreen): PaymentSession {
  let { sent } = payment.handover
  /** Null where nothing but a check may follow. */
  const payable = payment.order === null ? null : { ...payment, handover: withoutCard(payment.handover) }
  const state = proxy<{ step: PaymentStep; cardError: string | null; isOpen: boolean; isSent: boolean; isOld: boolean; isHeld: boolean }>({ step: sent ? 'unknown' : 'card', cardError: null, isOpen: false, isSent: sent !== undefined, isOld: false, isHeld: false })
  const user = world.session.state.user
  const autosave = createPaymentAutosave(world.keptPayments, user?.id, paymentName(payment.handover))
  let answerHolder: (approved: boolean) => void = () => {}
  let open = sent ? unheard(sent) : null
  let asking: { readonly about: Unknown; readonly done: Promise<void> } | null = null
  let begunAt = payment.begunAt ?? world.now()
  let isShown = true
  let isOver = false
  let turns = 0

  const approve = () =>
    new Promise<boolean>((resolve) => {
      answerHolder = resolve
      state.step = 'authenticating'
    })
  const leave = (path: string, next?: unknown) => void (isShown && screen.leave(path, next))
  const withSent = (unsent: Payment): Payment => (sent === undefined ? unsent : { ...unsent, handover: { ...unsent.handover, sent } })
  const keep = async () => {
    if (payable === null) return
    const { handover } = withSent(payable)
    if (isShown) screen.remember(handover)
    await autosave.keep(handover, begunAt)
  }
  const beforeCard = (receipt: SuccessHandover) => {
    sent = receipt
    open = unheard(receipt)
    state.isSent = true
    return keep()
  }
  /** The next card was not sent: what became of the one before is as unknown as it was. */
  const backTo = async (earlier: SuccessHandover, ended: PaymentEnd) => {
    sent = earlier
    await keep()
    open = unheard(earlier)
    if (ended.end === 'unsent') world.toasts.show('bad', ended.message)
    Object.assign(state, { step: 'unknown', isOpen: false })
  }
  const letGo = async () => {
    isOver = true
    await autosave.forget()
    world.toasts.show('info', 'Ce paiement n’est plus suivi ici. S’il est accepté, la commande apparaît payée dans ton historique.')
    leave(paths.history)
  }

  const isCutOff = () => world.connection.settled().then(() => !world.connection.state.online)
  const finish = async (ended: PaymentEnd, earlier?: SuccessHandover) => {
    if (isOver) return
    if (ended.end === 'incomplete') return void Object.assign(state, { step: 'card', cardError: ended.message || null })
    if (ended.end === 'signed-out') {
      return world.toasts.show('info', 'Ta session est terminée. Reconnecte-toi, puis regarde ton historique avant de payer à nouveau.')
    }
    // Whatever its end, the history may have one order more, or one that is paid now.
    world.orders.clear()
    if (ended.end === 'unknown') {
      // The processor waits for a card that cannot be given any more: without its order this payment cannot be continued.
      if (payable === null && ended.processor === 'waits') return letGo()
      open = ended
      const isOld = world.now().getTime() - begunAt.getTime() >= hourMs
      return void Object.assign(state, { step: 'unknown', isOpen: ended.processor === 'waits', isOld })
    }
    if (earlier && isUnsent(ended)) return backTo(earlier, ended)
    if (ended.end === 'unsent' && ended.isCut && (await isCutOff())) return void Object.assign(state, { step: 'card', isHeld: true })
    isOver = true
    // What was written to the draft since is another order. It goes first: a page that dies here still knows of the payment, and a draft that was paid for is offered to nobody.
    if (ended.end === 'paid' && user !== null && isOfForm(payment.handover)) await withTimeout(draftMs, world.drafts.dropKeptBy(user.id, begunAt), world.sleep).catch(forgiving(() => {}))
    await autosave.forget(isUnsent(ended) && sent === undefined ? 'begun' : undefined)
    if ('message' in ended) state.cardError = ended.message
    const { path, state: next, tone, words } = outcomeRoute(ended, payable && payable.handover)
    world.toasts.show(tone, words)
    leave(path, next)
  }
  /** Asks the server about one card once at a time. A user who went on with another card meanwhile is only told of a charge. */
  const ask = async (): Promise<void> => {
    if (open === null) return
    if (asking?.about !== open) asking = { about: open, done: askAbout(open) }
    await asking.done
  }
  const askAbout = async (asked: Unknown) => {
    const ended = await confirmPayment(world.call, asked.receipt, asked.card)
    if (asking?.about === asked) asking = null
    if (open === asked || ended.end === 'paid') await finish(ended)
  }

  return {
    state,
    enter() {
      isShown = true
      // The page that sent the card is back, but what it waited for never comes.
      const stop = world.onBfcacheRestore(() => {
        asking = null
        if (open !== null) Object.assign(state, { step: 'unknown' })
      })
      return () => {
        isShown = false
        stop()
      }
    },
    async pay(card) {
      if (state.step !== 'card' || payable === null) return
      // A payment is never queued: its holder presses again.
      if (!world.connection.state.online) return void Object.assign(state, { isHeld: true, cardError: null })
      Object.assign(state, { step: 'paying', cardError: null, isHeld: false })
      begunAt = world.now()
      const turn = ++turns
      const earlier = sent
      const ended = await pay(world.call, withSent(payable), card, { approve, beforeOrder: keep, beforeCard })
      // Of a card that was given up for another, only a charge counts.
      if (turn === turns || ended.end === 'paid') await finish(ended, earlier)
    },
    answer(approved) {
      state.step = 'paying'
      answerHolder(approved)
    },
    async check(by) {
      if (state.step !== 'unknown') return
      Object.assign(state, { step: 'checking' })
      await ask()
      if (by === 'press' && state.step === 'unknown' && open?.processor === 'silent') {
        world.toasts.show('info', 'Toujours pas de réponse. Vérifie à nouveau dans un instant.')
      }
    },
    keepChecking: () => keepChecking(world, async () => void (state.step === 'unknown' && (await ask()))),
    async resume() {
      if ((state.step !== 'unknown' && state.step !== 'checking') || !state.isOpen) return
      open = null
      turns++
      Object.assign(state, { step: 'card', isOpen: false })
    },
    letGo: async () => void (state.step === 'unknown' && state.isOld && (await letGo())),
  }
}

const draftMs = 3000
const hourMs = 3_600_000

/** The same order, as it is handed to a card that is not sent yet. */
function withoutCard({ sent: _, ...handover }: PaymentHandover): PaymentHandover {
  return handover
}

/** A card that was sent, and of which nothing was heard. */
function unheard(receipt: SuccessHandover): Unknown {
  return { end: 'unknown', receipt, card: 'unanswered', processor: 'silent' }
}

/** This page sent no card, and nothing is known of one that was sent before. */
function isUnsent(ended: PaymentEnd): boolean {
  return ended.end === 'repriced' || ended.end === 'slip-gone' || ended.end === 'unsent'
}
