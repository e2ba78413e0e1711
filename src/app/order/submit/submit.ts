import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { orderToastMs } from '#state/screen/toasts.ts'
import { checkForm } from '../model/check-form.ts'
import { asksBeforeSending } from '../model/flex-warning.ts'
import { refuse, skipReading, tick } from '../model/order-actions.ts'
import type { Destination } from '../model/order-context.ts'
import { readOrder } from '../model/order-schema.ts'
import type { ValidOrder } from '../model/order-schema.ts'
import type { OrderState, QuoteState } from '../model/order-state.ts'
import { isHeldBySlip, isUnderWay } from '../model/slip-weight.ts'
import { routeConfirmation } from '../price/route-confirmation.ts'
import { tellRequote } from '../price/tell-requote.ts'
import type { Pricing } from '../price/pricing.ts'
import { nothingGivenUp } from '../watch/abandonment.ts'
import { isHeld } from './not-sent.ts'
import { byMail } from './sending-parts.ts'
import { toPayment } from './to-payment.ts'

/** What a submission asks of the price: that it follows the form, and whether it still stands. */
type Prices = Pick<Pricing, 'follow' | 'confirmed'>

/**
 * Sends the form to /payment, or by mail when it has no price (R10); one submission at a time. Where to go, or null
 * when the order stays here, its author told why.
 */
export async function submit(state: OrderState, world: World, pricing: Prices): Promise<Destination | null> {
  const { toasts, connection } = world
  if (state.step !== 'idle') return null
  if (isHeldBySlip(state)) {
    toasts.show('info', 'Analyse du bordereau en cours. Merci de patienter une seconde…', orderToastMs)
    return null
  }
  const right = rightOrder(state, world)
  if (right === null || asksBeforeSending(state)) return null
  state.transfer.failed = false
  try {
    const destination = connection.state.online
      ? await send(state, world, pricing)
      : await letWait(state, world, pricing, right)
    if (destination) nothingGivenUp(world)
    return destination
  } catch (error) {
    reportMistake(error)
    toasts.show('bad', 'Erreur lors de la préparation du paiement', orderToastMs)
    return null
  } finally {
    state.step = 'idle'
  }
}

/** Reads the form again once its price is there: it may have changed while that was awaited. */
async function send(state: OrderState, world: World, pricing: Prices): Promise<Destination | null> {
  state.held = null
  state.step = 'price'
  const found = await priceOfForm(pricing)
  if (found === null) return (await isHeld(state, world, 'unsent')) ? null : tellRequote(state, world.toasts)
  const order = rightOrder(state, world)
  if (order === null || asksBeforeSending(state) || isAsked(state, found)) return null
  // What it says now would come too late; its bytes go on.
  if (isUnderWay(state.slip.reading)) skipReading(state)
  if (found.status === 'priced') return toPayment(state, world, order, found.quote)
  return found.status === 'unavailable' ? (await byMail()).sendByMail(state, world, order) : null
}

/**
 * Without a network: an order never leaves by itself, and waits for its author; a request without a price does, and
 * waits for the network.
 */
async function letWait(
  state: OrderState,
  world: World,
  pricing: Prices,
  order: ValidOrder,
): Promise<Destination | null> {
  state.held ??= 'unsent'
  if (!hasNoPrice(state, pricing) || isAsked(state, state.quote)) return null
  return byMail()
    .then(({ waitByMail }) => waitByMail(state, world, order))
    .catch(forgiving(() => null))
}

/** A right form's order; else its author is told what is wrong, and the fields say it as of the same instant. */
function rightOrder(state: OrderState, { now, toasts }: World): ValidOrder | null {
  const at = now()
  const found = readOrder(state.values, at, state.availability, state.organisation)
  if ('order' in found) return found.order
  // All that tells a time is drawn again with the clock: it moves only where the fields would say something else.
  if (JSON.stringify(checkForm(state, state.at).issues) !== JSON.stringify(found.issues)) tick(state, at)
  refuse(state)
  toasts.show('bad', `Veuillez corriger les ${Object.keys(found.issues).length} erreur(s)`, orderToastMs)
  return null
}

async function priceOfForm(pricing: Prices): Promise<QuoteState | null> {
  pricing.follow()
  let found = await pricing.confirmed()
  while (pricing.follow()) found = await pricing.confirmed()
  return found
}

/**
 * Whether it is known that there is no price for what the form says now: one that was not asked, for want of a network,
 * is waited for.
 */
function hasNoPrice({ quote }: OrderState, pricing: Prices): boolean {
  return !pricing.follow() && quote.status === 'unavailable' && quote.why !== 'unanswered'
}

/** Whether the route is to be confirmed first: then its question is led to. */
function isAsked({ route, values: { pickupAdr, address } }: OrderState, found: QuoteState): boolean {
  const minutes = found.status === 'priced' ? found.quote.minutes : null
  const [from, to] = [pickupAdr.place, address.place]
  if (from === null || to === null || routeConfirmation({ from, to, minutes }, route.sureOf) === null) return false
  route.asked++
  return true
}
