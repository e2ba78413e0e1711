import { setImmediate as nextTurn } from 'node:timers/promises'
import { paths } from '#app/paths.ts'
import type { Cast } from './cast.ts'
import type { Customer } from './customer.ts'
import type { CardKind } from './given-card.ts'

/** How somebody carries on when something went wrong: tries until it ends well, or leaves it at that. */
export interface Manners {
  readonly user: 'persists' | 'leaves'
  /** What is left of a page that was closed: its tab, or what the device keeps. */
  readonly reopens: 'page' | 'device'
}

export async function slipBefore(cast: Cast): Promise<string> {
  cast.faults.rest()
  const path = await cast.sendSlip()
  cast.faults.start()
  return path
}

export async function someone(cast: Cast, slipPath: string, submission?: string, place?: number): Promise<Customer> {
  const customer = cast.newCustomer(slipPath, submission, place)
  await customer.open()
  return customer
}

export async function payWith(
  card: Exclude<CardKind, 'declined'>,
  customer: Customer,
  manners: Manners,
): Promise<void> {
  if (customer.line.isClosed) await customer.open(manners.reopens)
  await customer.press(card)
  await carryOn(customer, manners)
}

/** The same with the firm's account, as long as it takes the order. */
export async function putOnAccount(customer: Customer, { user, reopens }: Manners): Promise<void> {
  await customer.press('account')
  if (user === 'leaves') return
  for (let turn = 0; turn < 4 && customer.screen.told !== 'paid'; turn += 1) {
    if (customer.line.isClosed) await customer.open(reopens)
    if (customer.screen.path === paths.login) await customer.open('device')
    if (customer.screen.path === paths.paymentFailed) await customer.retry()
    await customer.press('account')
  }
}

/** Comes back, checks, retries, until the order is paid; or takes what was said for the end. */
export async function carryOn(customer: Customer, { user, reopens }: Manners): Promise<void> {
  if (user === 'leaves') return
  for (let turn = 0; turn < 5 && customer.screen.told !== 'paid'; turn += 1) {
    const { told } = customer.screen
    if (customer.line.isClosed) await customer.open(reopens)
    if (customer.screen.path === paths.login) await customer.open('device')
    if (told === 'not charged' || told === 'failed') await customer.retry()
    await customer.check()
    await customer.resume()
    await customer.press('good')
  }
}

/** The last that a page does is to send the card. */
export async function dieAfterTheCard(cast: Cast): Promise<Customer> {
  const customer = await someone(cast, await slipBefore(cast))
  await dieWithTheCard(customer)
  return customer
}

export async function dieWithTheCard(customer: Customer): Promise<void> {
  const { line } = customer
  await Promise.race([customer.press('good'), customer.cardAnswered.then(() => line.close())])
  line.close()
}

/** An order whose card its form was refused, opened from the history. */
export async function returner(
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

/** A form that was sent by a link, and the link. */
export async function linked(cast: Cast): Promise<{ readonly form: Customer; readonly link: string }> {
  const form = await someone(cast, await slipBefore(cast))
  return { form, link: await cast.makeLink(form) }
}

/** The same without faults, and somebody whose page of it is open. */
export async function linkPayer(
  cast: Cast,
): Promise<{ readonly payer: Customer; readonly form: Customer; readonly link: string }> {
  cast.faults.rest()
  const form = await someone(cast, await cast.sendSlip())
  const link = await cast.makeLink(form)
  const payer = await cast.newLinkPayer(form, link)
  await payer.open()
  cast.faults.start()
  return { payer, form, link }
}

/** Waits a while for the order of a submission, which faults may prevent. */
export async function withOrder(
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

export async function deliver(cast: Cast, { submission }: Customer): Promise<void> {
  const orderId = await cast.orderOf(submission)
  if (orderId !== null) await cast.deliver(orderId)
}
