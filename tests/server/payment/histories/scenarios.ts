import { setImmediate as nextTurn } from 'node:timers/promises'
import { paths } from '#app/paths.ts'
import { createPaymentIntent } from '#contract/payment/payment.ts'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import type { Cast } from './cast.ts'
import type { Customer } from './customer.ts'

/** How somebody carries on when something went wrong: tries until it ends well, or leaves it at that. */
export interface Manners {
  readonly user: 'persists' | 'leaves'
  /** What is left of a page that was closed: its tab, or what the device keeps. */
  readonly reopens: 'page' | 'device'
}

export interface Scenario {
  /** Whether webhooks come at once. */
  readonly isPrompt: boolean
  play(cast: Cast, manners: Manners): Promise<void>
}

/** The stories that faults are put into. */
export const scenarios = {
  'a good card, no webhook': {
    isPrompt: false,
    async play(cast, manners) {
      await payWith('good', await someone(cast, await cast.sendSlip()), manners)
    },
  },
  'a good card': {
    isPrompt: true,
    async play(cast, manners) {
      await payWith('good', await someone(cast, await slipBefore(cast)), manners)
    },
  },
  '3-D Secure': {
    isPrompt: true,
    async play(cast, manners) {
      await payWith('asks-secure', await someone(cast, await slipBefore(cast)), manners)
    },
  },
  'declined, then a good card': {
    isPrompt: true,
    async play(cast, manners) {
      const customer = await someone(cast, await slipBefore(cast))
      await customer.press('declined')
      if (customer.screen.told === 'not charged') await customer.retry()
      await payWith('good', customer, manners)
    },
  },
  'a page that dies after the card': {
    isPrompt: false,
    async play(cast) {
      await dieAfterTheCard(cast)
      cast.wait(15_000)
      await cast.watch()
      cast.wait(15_000)
      await cast.watch()
    },
  },
  'a page that dies after the card, webhook': {
    isPrompt: true,
    async play(cast) {
      await dieAfterTheCard(cast)
    },
  },
  'the watch beside the page': {
    isPrompt: true,
    async play(cast, manners) {
      const customer = await someone(cast, await slipBefore(cast))
      const paid = payWith('asks-secure', customer, manners)
      for (let round = 0; round < 4; round += 1) {
        cast.wait(15_000)
        await cast.watch()
      }
      await paid
    },
  },
  'a double click': {
    isPrompt: true,
    async play(cast, manners) {
      const customer = await someone(cast, await slipBefore(cast))
      await Promise.all([customer.press('good'), customer.press('good')])
      await carryOn(customer, manners)
    },
  },
  'two tabs of one submission': {
    isPrompt: true,
    async play(cast, manners) {
      const slip = await slipBefore(cast)
      const one = await someone(cast, slip)
      const other = await someone(cast, slip, one.submission)
      await Promise.all([payWith('good', one, manners), payWith('good', other, manners)])
    },
  },
  'two tabs of one submission, on two servers': {
    isPrompt: true,
    async play(cast, manners) {
      const slip = await slipBefore(cast)
      const one = await someone(cast, slip)
      const other = await someone(cast, slip, one.submission, 1)
      await Promise.all([payWith('good', one, manners), payWith('asks-secure', other, manners)])
    },
  },
  'two tabs, one with a bad card': {
    isPrompt: true,
    async play(cast, manners) {
      const slip = await slipBefore(cast)
      const one = await someone(cast, slip)
      const other = await someone(cast, slip, one.submission)
      await Promise.all([payWith('good', other, manners), one.press('declined')])
      if (one.screen.told === 'not charged') await one.retry()
      await payWith('good', one, manners)
    },
  },
  'two submissions': {
    isPrompt: true,
    async play(cast, manners) {
      const slip = await slipBefore(cast)
      const [one, other] = [await someone(cast, slip), await someone(cast, slip)]
      await Promise.all([payWith('good', one, manners), payWith('asks-secure', other, manners)])
    },
  },
  'delivered once paid': {
    isPrompt: true,
    async play(cast, manners) {
      const customer = await someone(cast, await slipBefore(cast))
      await payWith('good', customer, manners)
      await deliver(cast, customer)
    },
  },
  'delivered before it is paid': {
    isPrompt: false,
    async play(cast) {
      const customer = await dieAfterTheCard(cast)
      await deliver(cast, customer)
      cast.wait(15_000)
      await cast.watch()
    },
  },
  'paid from the history, after a refused card': {
    isPrompt: true,
    async play(cast, manners) {
      const { customer } = await returner(cast)
      await customer.press('declined')
      if (customer.screen.told === 'not charged') await customer.retry()
      await payWith('asks-secure', customer, manners)
    },
  },
  'two tabs of the history, on two servers': {
    isPrompt: true,
    async play(cast, manners) {
      const { customer, form, orderId } = await returner(cast)
      const other = cast.newReturner(form, orderId, { place: 1 })
      await other.open()
      await Promise.all([payWith('good', customer, manners), payWith('asks-secure', other, manners)])
    },
  },
  'the form on one device, the history on another': {
    isPrompt: true,
    async play(cast, manners) {
      const { customer, form } = await returner(cast, { onOtherDevice: true })
      const again = cast.newCustomer(form.handover.orderData.bordereauFileName ?? '', form.submission)
      await again.open()
      await Promise.all([payWith('good', again, manners), payWith('good', customer, manners)])
    },
  },
  'a page of the history that dies after the card': {
    isPrompt: false,
    async play(cast) {
      const { customer } = await returner(cast)
      await dieWithTheCard(customer)
      cast.wait(15_000)
      await cast.watch()
    },
  },
  'a double click in the history': {
    isPrompt: true,
    async play(cast, manners) {
      const { customer } = await returner(cast)
      await Promise.all([customer.press('good'), customer.press('good')])
      await carryOn(customer, manners)
    },
  },
  'paid, then cancelled': {
    isPrompt: true,
    async play(cast, manners) {
      const customer = await someone(cast, await slipBefore(cast))
      await payWith('good', customer, manners)
      await withOrder(cast, customer, cast.cancel)
      await cast.refund()
    },
  },
  'cancelled twice while staff prepares it': {
    isPrompt: true,
    async play(cast, manners) {
      const customer = await someone(cast, await slipBefore(cast))
      await payWith('good', customer, manners)
      await withOrder(cast, customer, (id) => Promise.all([cast.cancel(id), cast.prepare(id), cast.cancelByStaff(id)]))
      await Promise.all([cast.refund(), cast.refund()])
    },
  },
  'cancelled while it is being paid': {
    isPrompt: true,
    async play(cast, manners) {
      const customer = await someone(cast, await slipBefore(cast))
      const paid = payWith('asks-secure', customer, manners)
      await withOrder(cast, customer, cast.cancel)
      await paid
      await cast.refund()
    },
  },
  'cancelled, then the webhook of its charge': {
    isPrompt: false,
    async play(cast) {
      await withOrder(cast, await dieAfterTheCard(cast), cast.cancel)
      cast.wait(15_000)
      await cast.watch()
      await cast.refund()
    },
  },
  'a hundred posts': {
    isPrompt: true,
    async play(cast, manners) {
      const customer = await someone(cast, await slipBefore(cast))
      const { orderData, totalTTC } = customer.handover
      const body = { amount: Math.round(totalTTC * 100), orderData }
      const post = () =>
        customer
          .call(createPaymentIntent, { body, headers: { [idempotencyHeader]: customer.submission } })
          .catch(() => {})
      await Promise.race([Promise.all(Array.from({ length: 100 }, post)), customer.line.end])
      await payWith('good', customer, manners)
    },
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

async function slipBefore(cast: Cast): Promise<string> {
  cast.faults.rest()
  const path = await cast.sendSlip()
  cast.faults.start()
  return path
}

async function someone(cast: Cast, slipPath: string, submission?: string, place?: number): Promise<Customer> {
  const customer = cast.newCustomer(slipPath, submission, place)
  await customer.open()
  return customer
}

async function payWith(card: 'good' | 'asks-secure', customer: Customer, manners: Manners): Promise<void> {
  if (customer.line.isClosed) await customer.open(manners.reopens)
  await customer.press(card)
  await carryOn(customer, manners)
}

/** Comes back, checks, retries, until the order is paid; or takes what was said for the end. */
async function carryOn(customer: Customer, { user, reopens }: Manners): Promise<void> {
  if (user === 'leaves') return
  for (let turn = 0; turn < 5 && customer.screen.told !== 'paid'; turn += 1) {
    const { told } = customer.screen
    if (customer.line.isClosed) await customer.open(reopens)
    if (customer.screen.path === paths.login) await customer.open('device')
    if (told === 'not charged') await customer.retry()
    await customer.check()
    await customer.resume()
    await customer.press('good')
  }
}

/** The last that a page does is to send the card. */
async function dieAfterTheCard(cast: Cast): Promise<Customer> {
  const customer = await someone(cast, await slipBefore(cast))
  await dieWithTheCard(customer)
  return customer
}

async function dieWithTheCard(customer: Customer): Promise<void> {
  const { line } = customer
  await Promise.race([customer.press('good'), customer.cardAnswered.then(() => line.close())])
  line.close()
}

/** An order whose card its form was refused, opened from the history. */
async function returner(
  cast: Cast,
  wishes?: Parameters<Cast['newReturner']>[2],
): Promise<{ readonly customer: Customer; readonly form: Customer; readonly orderId: number }> {
  cast.faults.rest()
  const form = await someone(cast, await cast.sendSlip())
  await form.press('declined')
  form.line.close()
  const orderId = await cast.orderOf(form.submission)
  if (orderId === null) throw new Error('the form stored no order')
  const customer = cast.newReturner(form, orderId, wishes)
  await customer.open()
  cast.faults.start()
  return { customer, form, orderId }
}

/** Waits a while for the order of a submission, which faults may prevent. */
async function withOrder(
  cast: Cast,
  { submission }: Customer,
  then: (orderId: number) => Promise<unknown>,
): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const orderId = await cast.orderOf(submission)
    if (orderId !== null) return void (await then(orderId))
    await nextTurn()
  }
}

async function deliver(cast: Cast, { submission }: Customer): Promise<void> {
  const orderId = await cast.orderOf(submission)
  if (orderId !== null) await cast.deliver(orderId)
}
