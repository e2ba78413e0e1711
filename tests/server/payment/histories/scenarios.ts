import type { Cast } from './cast.ts'
import type { Manners } from './acts.ts'
import {
  slipBefore,
  someone,
  payWith,
  putOnAccount,
  carryOn,
  dieAfterTheCard,
  dieWithTheCard,
  returner,
  linked,
  linkPayer,
  withOrder,
  deliver,
} from './acts.ts'
import { createPaymentIntent } from '#contract/payment/payment.ts'
import { idempotencyHeader } from '#contract/wire/headers.ts'

export type { Manners } from './acts.ts'

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
  'a kept card': {
    isPrompt: true,
    async play(cast, manners) {
      const customer = await someone(cast, await slipBefore(cast))
      await cast.openCards(customer)
      await payWith('kept', customer, manners)
    },
  },
  '3-D Secure of a kept card, no webhook': {
    isPrompt: false,
    async play(cast, manners) {
      await payWith('kept-secure', await someone(cast, await slipBefore(cast)), manners)
    },
  },
  'two tabs, one with a kept card, on two servers': {
    isPrompt: true,
    async play(cast, manners) {
      const slip = await slipBefore(cast)
      const one = await someone(cast, slip)
      const other = await someone(cast, slip, one.submission, 1)
      await Promise.all([payWith('kept', one, manners), payWith('asks-secure', other, manners)])
    },
  },
  'a double click on a kept card in the history': {
    isPrompt: true,
    async play(cast, manners) {
      const { customer } = await returner(cast)
      await Promise.all([customer.press('kept'), customer.press('kept-secure')])
      await carryOn(customer, manners)
    },
  },
  'a tab that opens its cards while another pays without any': {
    isPrompt: true,
    async play(cast, manners) {
      const slip = await slipBefore(cast)
      await cast.endCustomer()
      const one = await someone(cast, slip)
      const other = await someone(cast, slip, one.submission)
      const opened = cast.openCards(other)
      await Promise.all([payWith('asks-secure', one, manners), opened.then(() => payWith('good', other, manners))])
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
  'on account': {
    isPrompt: true,
    async play(cast, manners) {
      await putOnAccount(await someone(cast, await slipBefore(cast)), manners)
    },
  },
  'on account in one tab, a card in the other, on two servers': {
    isPrompt: true,
    async play(cast, manners) {
      const slip = await slipBefore(cast)
      const one = await someone(cast, slip)
      const other = await someone(cast, slip, one.submission, 1)
      await Promise.all([putOnAccount(one, manners), payWith('asks-secure', other, manners)])
    },
  },
  'two orders on account, with room for one': {
    isPrompt: true,
    async play(cast, manners) {
      const slip = await slipBefore(cast)
      const [one, other] = [await someone(cast, slip), await someone(cast, slip, undefined, 1)]
      await Promise.all([putOnAccount(one, manners), putOnAccount(other, manners)])
    },
  },
  'from the history on account, then cancelled or billed': {
    isPrompt: true,
    async play(cast, manners) {
      const { customer, orderId } = await returner(cast)
      await putOnAccount(customer, manners)
      await Promise.all([cast.cancel(orderId), cast.deliver(orderId), cast.bill(), cast.bill()])
    },
  },
  'a link, paid by somebody else': {
    isPrompt: true,
    async play(cast, manners) {
      const { link, form } = await linked(cast)
      const payer = await cast.newLinkPayer(form, link)
      await payer.open()
      await payWith('asks-secure', payer, manners)
    },
  },
  'a double click on a link, no webhook': {
    isPrompt: false,
    async play(cast, manners) {
      const { payer } = await linkPayer(cast)
      await Promise.all([payer.press('good'), payer.press('good')])
      await carryOn(payer, manners)
    },
  },
  'two payers of one link, on two servers': {
    isPrompt: true,
    async play(cast, manners) {
      const { payer, form, link } = await linkPayer(cast)
      const other = await cast.newLinkPayer(form, link, 1)
      await other.open()
      await Promise.all([payWith('good', payer, manners), payWith('asks-secure', other, manners)])
    },
  },
  'who has the link, and who made it with a kept card': {
    isPrompt: true,
    async play(cast, manners) {
      const { payer, form } = await linkPayer(cast)
      await form.open()
      await Promise.all([payWith('good', payer, manners), payWith('kept-secure', form, manners)])
    },
  },
  'a page of a link that dies after the card': {
    isPrompt: false,
    async play(cast) {
      const { payer } = await linkPayer(cast)
      await dieWithTheCard(payer)
      cast.wait(15_000)
      await cast.watch()
    },
  },
  'a link whose order is cancelled while it is paid': {
    isPrompt: true,
    async play(cast, manners) {
      const { payer, form } = await linkPayer(cast)
      const paid = payWith('asks-secure', payer, manners)
      await withOrder(cast, form, cast.cancel)
      await paid
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
