import { createHash, randomBytes } from 'node:crypto'
import type { FormHandover, PaymentHandover } from '#contract/handover/handover.ts'
import { Refused } from '#adapters/failures/failures.ts'
import { uploadSlip } from '#contract/order/slip.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { cancelOrder } from '#contract/order/cancellation.ts'
import { orderByPayLink, readPayLink } from '#contract/payment/pay-link.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import type { Caller } from '#adapters/net/caller.ts'
import { payLinkCaller } from '#app/payment/link/pay-link-caller.ts'
import { payLinkPayment } from '#app/payment/link/pay-link-payment.ts'
import { openCards } from '#contract/payment/saved-cards.ts'
import { cancelOrder as cancelAsStaff } from '#server/cancellation/cancel-order.ts'
import { refundDue } from '#server/payment/refund-due.ts'
import { settleDue } from '#server/payment/settle-due.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { findAnyOrder } from '#server/orders/orders.ts'
import { billAccount } from '#server/trade-account/bill-account.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { createCustomer, pageCaller, type Customer, type Screen } from './customer.ts'
import { createDevice, deviceWithoutAccount, type Device } from './device.ts'
import type { Faults } from './fault.ts'
import { orderWith, storedOrderWith, userOf } from './given-order.ts'
import { givenStripeCard, givenTestCard, watched } from './given-card.ts'
import type { Ground } from './ground.ts'
import { createLine, type Line } from './line.ts'
import { planStripe } from './mortal-payments.ts'
import { createPostman } from './postman.ts'
import { startProcess, type ServerProcess } from './server-process.ts'
import { isOnAccount } from './is-on-account.ts'
import { signedIn } from './signed-in.ts'
import { createStripeNews } from './stripe-news.ts'

/**
 * What was told to somebody; whether he had sent a card to what was charged, and whether the order was charged, by then:
 * one whose intent gave way to another payer's is told of his own.
 */
export interface Telling extends Screen {
  readonly submission: string
  readonly hadSent: boolean
  readonly wasCharged: boolean
  readonly wasOnAccount: boolean
}

/** Everybody who plays in one history, on a ground that has seen others. */
export interface Cast {
  readonly ground: Ground
  readonly faults: Faults
  readonly submissions: readonly string[]
  readonly customers: readonly Customer[]
  /** The slip that each submission was made with, by its path. */
  readonly slips: ReadonlyMap<string, string>
  readonly tellings: readonly Promise<Telling>[]
  readonly postman: ReturnType<typeof createPostman>
  /** Sends a slip, again until it is there; answers its path. */
  sendSlip(): Promise<string>
  /**
   * Somebody with a new submission of that slip, or with that of somebody else; at the first server, or another one.
   */
  newCustomer(slipPath: string, submission?: string, place?: number): Customer
  /**
   * Somebody who opens the order of a submission from the history, on that device or another one of the same supplier.
   */
  newReturner(
    of: Customer,
    orderId: number,
    wishes?: { readonly onOtherDevice?: boolean; readonly place?: number },
  ): Customer
  /** Makes the link that pays the order of a form, again until there is one; answers its path. */
  makeLink(of: Customer): Promise<string>
  /** Somebody who has that link. */
  newLinkPayer(of: Customer, link: string, place?: number): Promise<Customer>
  /** The account is no customer of the processor yet; the next page of its that opens makes it one again. */
  endCustomer(): Promise<void>
  /** What a page asks when it opens its card form; whatever comes of it. */
  openCards(customer: Customer): Promise<void>
  /** A round of the payment watch. */
  watch(): Promise<void>
  wait(ms: number): void
  /** A round of the refunds. */
  refund(): Promise<void>
  /** Its customer cancels an order, from another page, until a server says something of it. */
  cancel(orderId: number): Promise<void>
  /** The staff cancels an order, or begins to prepare it; tried once. */
  cancelByStaff(orderId: number): Promise<void>
  prepare(orderId: number): Promise<void>
  /** The staff says that an order is delivered, until it is heard. */
  deliver(orderId: number): Promise<void>
  /** Bills what was delivered on account. */
  bill(): Promise<void>
  orderOf(submission: string): Promise<number | null>
  /** What arrives only now. */
  bringLate(): Promise<void>
  /** The server at that place; started again when it died. */
  server(place?: number): ServerProcess
}

/** Somebody who is to pay: the form that made the order, and what is opened. */
interface Payer {
  readonly form: FormHandover
  readonly opens: PaymentHandover
  readonly device: Device
  readonly place: number
  readonly user?: UserRecord
  readonly byLink?: (call: Caller) => Caller
}

/** What a history is played with. */
interface CastOptions {
  readonly ground: Ground
  readonly faults: Faults
  /** Whether webhooks come as soon as something happens, or never. */
  readonly isPrompt: boolean
  /** The intents by which an order is charged, as the processor's own book says. */
  chargedBy(orderId: number): Promise<readonly string[]>
}

export function createCast({ ground, faults, isPrompt, chargedBy }: CastOptions): Cast {
  const { supplier, db } = ground
  const processes: ServerProcess[] = []
  const server = (place = 0) => {
    const running = processes[place]
    return running && !running.life.isDead
      ? running
      : (processes[place] = startProcess(ground, faults, (event) => postman.take(event), created))
  }
  const postman = createPostman({
    faults,
    isPrompt,
    kills: () => server().life.die(),
    async delivers({ body, signature }) {
      const path = server().world.payments.notices.path
      try {
        return (await server().answer(path, { method: 'POST', body, headers: { 'Stripe-Signature': signature } }))
          .status
      } catch {
        return 0
      }
    },
  })
  const { moved, created } = createStripeNews(ground, postman)
  if (ground.stripe) planStripe(ground.stripe, faults, () => server().life)

  const lateWork: (() => Promise<unknown>)[] = []
  const newLine = () => createLine(faults, (work) => void lateWork.push(work))
  const answerAt = (place: number) => (path: string, init: RequestInit, line: Line) =>
    line.send(
      async () => {
        const response = await server(place).answer(path, await signedIn(init, supplier.token))
        await postman.settled()
        return response
      },
      (status) => new Response(status === 200 ? '{"succ' : '<!doctype html><title>Bad Gateway</title>', { status }),
    )

  const devices = new Map<string, Device>()
  /** Tabs of one submission are on one device. */
  const deviceOf = (submission: string) => {
    const device = devices.get(submission) ?? createDevice()
    devices.set(submission, device)
    return device
  }
  const submissions: string[] = []
  const customers: Customer[] = []
  const slips = new Map<string, string>()
  const tellings: Cast['tellings'][number][] = []
  const orderOf = async (submission: string) =>
    (await db.selectFrom('orders').select('id').where('submission_id', '=', submission).executeTakeFirst())?.id ?? null

  const newCustomer = (slipPath: string, submission: string = crypto.randomUUID(), place = 0) => {
    const orderData = orderOnWire(orderWith(slipPath, supplier))
    const form = { orderData, totalTTC: Number(orderData.totalTTC), submissionId: submission }
    return newPayer({ form, opens: form, device: deviceOf(submission), place })
  }
  const newReturner: Cast['newReturner'] = ({ handover: form }, orderId, { onOtherDevice = false, place = 0 } = {}) => {
    const opens = {
      stored: storedOrderWith(orderId, form.orderData.bordereauFileName ?? '', supplier),
      supplierId: supplier.id,
    }
    return newPayer({
      form,
      opens,
      device: deviceOf(onOtherDevice ? `${form.submissionId} elsewhere` : form.submissionId),
      place,
    })
  }
  const newPayer = ({ form, opens, device, place, user = userOf(supplier), byLink }: Payer) => {
    const { submissionId: submission } = form
    if (!submissions.includes(submission)) submissions.push(submission)
    const tell = async (screen: Screen) => {
      const sentTo = new Set(customer.sentTo)
      const orderId = await orderOf(submission)
      const charged = orderId === null ? [] : await chargedBy(orderId)
      const hadSent = charged.some((id) => sentTo.has(id))
      const wasOnAccount = orderId !== null && (await isOnAccount(orderId, ground))
      return { ...screen, submission, hadSent, wasCharged: charged.length > 0, wasOnAccount }
    }
    const customer: Customer = createCustomer({
      handover: form,
      opens,
      user,
      byLink,
      now: () => ground.now,
      device,
      newLine,
      answer: answerAt(place),
      present: (kind, call, line, sent, answered) =>
        watched(
          ground.stripe ? givenStripeCard(kind, ground.stripe, line, moved) : givenTestCard(kind, call, ground.kept),
          kind,
          sent,
          answered,
        ),
      onTold: (screen) => void tellings.push(tell(screen)),
    })
    customers.push(customer)
    return customer
  }

  /** What the server at the first place does until it is done, fails, or dies. */
  const inProcess = async (work: (process: ServerProcess) => Promise<unknown>) => {
    const process = server()
    await Promise.race([work(process).catch(() => {}), process.life.end])
  }

  return {
    ground,
    faults,
    submissions,
    customers,
    slips,
    tellings,
    postman,
    server,
    newCustomer,
    newReturner,
    orderOf,
    async sendSlip() {
      const bytes = Buffer.from(`%PDF-1.4\n${randomBytes(600).toString('base64')}\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
      for (let turn = 0; ; turn += 1) {
        // A page that is closed is opened again, with the draft and its slip.
        const line = newLine()
        const reply = await Promise.race([
          pageCaller(line, answerAt(0))(uploadSlip, {
            body: { bordereau: new File([bytes], 'bordereau.pdf', { type: 'application/pdf' }) },
          }).catch(() => null),
          line.end.then(() => null),
        ])
        if (reply) {
          slips.set(reply.file_path, createHash('sha256').update(bytes).digest('hex'))
          return reply.file_path
        }
        if (turn === 20) throw new Error('the slip was never taken')
      }
    },
    async makeLink({ handover: { orderData, totalTTC, submissionId } }) {
      const body = { amount: Math.round(totalTTC * 100), orderData }
      for (let turn = 0; turn < 20; turn += 1) {
        const line = newLine()
        const asked = pageCaller(line, answerAt(0))(orderByPayLink, {
          body,
          headers: { [idempotencyHeader]: submissionId },
        }).catch(() => null)
        const made = await Promise.race([asked, line.end.then(() => null)])
        if (made) return made.path
      }
      throw new Error('the link was never made')
    },
    async newLinkPayer({ handover: form }, link, place = 0) {
      const token = link.replace('/payer/', '')
      for (let turn = 0; turn < 20; turn += 1) {
        const line = newLine()
        const asked = pageCaller(line, answerAt(place))(readPayLink, { params: { token } }).catch(() => null)
        const read = await Promise.race([asked, line.end.then(() => null)])
        if (!read?.recap) continue
        const { handover: opens } = payLinkPayment(read.recap, null)
        const user = userOf({ ...supplier, id: 0 })
        const byLink = (call: Caller) => payLinkCaller(token, call)
        return newPayer({ form, opens, device: deviceWithoutAccount(), place, user, byLink })
      }
      throw new Error('the link was never read')
    },
    endCustomer: async () =>
      void (await db.updateTable('users').set({ customer_id: null }).where('id', '=', supplier.id).execute()),
    async openCards(customer) {
      await Promise.race([customer.call(openCards).catch(() => {}), customer.line.end])
    },
    watch: () => inProcess(({ world }) => settleDue(world, { ending: new AbortController().signal })),
    refund: () => inProcess(({ world }) => refundDue(world, { ending: new AbortController().signal })),
    async cancel(orderId) {
      for (let turn = 0; turn < 6; turn += 1) {
        const line = newLine()
        const asked = pageCaller(line, answerAt(0))(cancelOrder, { params: { id: orderId }, body: {} }).then(
          () => true,
          (failure: unknown) => failure instanceof Refused && failure.status < 500,
        )
        if (await Promise.race([asked, line.end.then(() => false)])) return
      }
    },
    cancelByStaff: (orderId) =>
      inProcess(async ({ world }) => {
        const order = await findAnyOrder(world.db, orderId)
        if (order) await cancelAsStaff(order, { id: null, side: 'staff' }, () => {}, world)
      }),
    prepare: (orderId) =>
      inProcess(({ world }) => moveOrder(orderId, { from: 4, to: 3, onPurpose: true }, null, world)),
    wait: (ms) => void (ground.now = new Date(ground.now.getTime() + ms)),
    async deliver(orderId) {
      for (let turn = 0; turn < 6; turn += 1) {
        const { world, life } = server()
        const done = bringOrder(orderId, world).then(
          () => true,
          () => false,
        )
        if (await Promise.race([done, life.end.then(() => false)])) return
      }
    },
    bill: () => inProcess(({ world }) => billAccount(ground.organisationId, new Date(ground.now.getTime() + 1), world)),
    async bringLate() {
      for (const work of lateWork.splice(0)) await work().catch(() => {})
    },
  }
}
