import { subscribe } from 'valtio'
import { createOrderCopies } from '#adapters/store/order-copies.ts'
import { createCaller, type Caller } from '#adapters/net/caller.ts'
import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import { findPayment } from '#app/payment/find-payment.ts'
import { createPaymentStore, type PaymentStore } from '#app/payment/payment-store.ts'
import { paths } from '#app/paths.ts'
import type { FailureHandover, FormHandover, PaymentHandover } from '#contract/handover/handover.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { createConnection } from '#state/connection/connection.ts'
import { createOrders } from '#state/orders/orders.ts'
import { createSession } from '#state/session/session.ts'
import { createToasts } from '#state/screen/toasts.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'
import type { Device } from './device.ts'
import type { CardKind, PressedKind } from './given-card.ts'
import type { Line } from './line.ts'
import { never } from './process-life.ts'

/** What a page shows: a path, and what it was handed; at /payment the step of the visit. */
export interface Screen {
  readonly path: string
  readonly step: string
  /**
   * What the user was told of this payment. « failed »: on the page of a link, which says nothing of what other visits
   * have sent; « nothing »: the card form, or a closed page.
   */
  readonly told: 'paid' | 'not charged' | 'failed' | 'checking' | 'nothing'
}

/**
 * Somebody with one page, who wants to pay one submission. The page is the real one: its visits, its calls, its card
 * desk.
 */
export interface Customer {
  /** Opens /payment with what the device keeps, else what is to be paid; or with what the last page was left with. */
  open(from?: 'device' | 'page'): Promise<void>
  /** Presses « Payer ». The page may close meanwhile. */
  press(by: PressedKind): Promise<void>
  check(): Promise<void>
  /** « Reprendre », where the processor still waits for a card. */
  resume(): Promise<void>
  /** « Réessayer », on the page that says that the payment failed. */
  retry(): Promise<void>
  readonly submission: string
  readonly handover: FormHandover
  /** Resolves when the processor has answered for a card of this page. */
  readonly cardAnswered: Promise<void>
  readonly screen: Screen
  readonly line: Line
  readonly call: Caller
  /** Whether a card that can be charged was ever sent from here, and to which intents. */
  readonly hasSent: boolean
  readonly sentTo: ReadonlySet<string>
}

/** What a customer needs. `present` makes a card of the ground's processor; `onTold` hears of each screen at once. */
export interface CustomerWorld {
  /** What the form that made the order handed over. */
  readonly handover: FormHandover
  /** The same, or the order of the history. */
  readonly opens: PaymentHandover
  readonly user: UserRecord
  now(): Date
  readonly device: Device
  newLine(): Line
  readonly answer: Answerer
  /** Whose page makes other calls: it has a link. */
  readonly byLink?: ((call: Caller) => Caller) | undefined
  present(
    card: CardKind,
    call: Caller,
    line: Line,
    sent: (intentId: string) => void,
    answered: () => void,
  ): PresentedCard
  onTold(screen: Screen): void
}

/** Answers what a page asks over its line, signed in. */
export type Answerer = (path: string, init: RequestInit, line: Line) => Promise<Response>

export function createCustomer(world: CustomerWorld): Customer {
  const { device, handover, opens, user, now } = world
  let line = world.newLine()
  let remembered: unknown = opens
  let visit: PaymentStore | null = null
  let left: { path: string; state: unknown } | null = null
  const sentTo = new Set<string>()
  const { promise: cardAnswered, resolve: answered } = Promise.withResolvers<void>()

  const toLogin = () => void (left = { path: paths.login, state: null })
  const { byLink = (call: Caller) => call } = world
  let call = byLink(pageCaller(line, world.answer, toLogin))

  const failed = world.byLink ? 'failed' : 'not charged'
  const screen = (): Screen => {
    if (line.isClosed) return { path: 'closed', step: '', told: 'nothing' }
    if (left)
      return {
        path: left.path,
        step: '',
        told:
          left.path === paths.paymentSuccess
            ? 'paid'
            : left.path === paths.paymentFailed && !(left.state as FailureHandover).isCharged
              ? failed
              : 'nothing',
      }
    const { step = '', cardError = null } = visit?.state ?? {}
    return {
      path: paths.payment,
      step,
      told: step === 'unknown' || step === 'checking' ? 'checking' : cardError === null ? 'nothing' : 'not charged',
    }
  }
  const openWith = async (handedOver: unknown) => {
    if (line.isClosed) {
      line = world.newLine()
      call = byLink(pageCaller(line, world.answer, toLogin))
    }
    const on = line
    const kept = await device.keptPayments.read(user.id)
    const payment = findPayment({ supplierId: user.id, handedOver, kept, returnedIntent: null })
    if (payment === null || payment === 'elsewhere') throw new Error('there is nothing to pay')
    left = null
    const session = createSession(memoryStore(), now)
    session.open('token', user)
    visit = createPaymentStore(
      {
        call,
        connection: createConnection(() => {}),
        ...device,
        now,
        orders: createOrders({ call, copies: createOrderCopies(), session, now }),
        session,
        sleep: () => never(),
        toasts: createToasts(
          () => () => {},
          () => crypto.randomUUID(),
        ),
        onBfcacheRestore: () => () => {},
        onVisible: () => () => {},
      },
      payment,
      {
        leave(path, next) {
          if (on.isClosed) return
          left = { path, state: next }
          world.onTold(screen())
        },
        remember: (next) => void (on.isClosed || (remembered = next)),
      },
    )
    visit.enter()
  }
  /** What a page does until it is done or closed. */
  const onPage = async (work: Promise<unknown>) => {
    const on = line
    await Promise.race([work.catch(() => never()), on.end])
    if (!on.isClosed && left === null) world.onTold(screen())
  }

  return {
    submission: handover.submissionId,
    handover,
    cardAnswered,
    get line() {
      return line
    },
    get call() {
      return call
    },
    get screen() {
      return screen()
    },
    sentTo,
    get hasSent() {
      return sentTo.size > 0
    },
    open: (from = 'device') => openWith(from === 'page' ? remembered : opens),
    async press(by) {
      const here = visit
      if (here === null) return
      const stop = subscribe(here.state, () => here.state.step === 'authenticating' && here.answer(true), true)
      const card = by === 'account' ? by : world.present(by, call, line, (id) => sentTo.add(id), answered)
      await onPage(here.pay(card))
      stop()
    },
    check: () => onPage(visit?.check() ?? Promise.resolve()),
    resume: () => onPage(visit?.resume() ?? Promise.resolve()),
    retry: () => openWith((left?.state as FailureHandover | undefined)?.payment ?? opens),
  }
}

/** The calls of one page. */
export function pageCaller(line: Line, answer: Answerer, signedOut = () => {}): Caller {
  return createCaller({
    fetch: (input, init) => answer(String(input), init ?? {}, line),
    origin: '',
    token: () => null,
    sleep: async () => {},
    onSignedOut: signedOut,
    onWaiting() {},
  })
}
