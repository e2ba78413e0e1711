import { lazyModule } from '#adapters/lazy/lazy.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import { paths } from '#app/paths.ts'
import type { World } from '#app/world.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import { orderToastMs } from '#state/screen/toasts.ts'
import { checkForm } from '../model/check-form.ts'
import { asksBeforeSending } from '../model/flex-warning.ts'
import { refuse, skipReading, tick } from '../model/order-actions.ts'
import type { Destination } from '../model/order-context.ts'
import { readOrder } from '../model/order-issues.ts'
import type { ValidOrder } from '../model/order-schema.ts'
import type { OrderState } from '../model/order-state.ts'
import { detectedWeight, isHeldBySlip, isUnderWay } from '../model/slip-weight.ts'
import { tellOtherPrice } from '../price/other-price.ts'
import { nothingGivenUp } from '../watch/abandonment.ts'
import { isHeld, isNetworkFailure, tellNotSent } from './not-sent.ts'
import { loadKeepRequest, loadOrderWire } from './order-wire-ahead.ts'
import { requestHandoverOf } from './request-handover-of.ts'
import { sendSlip } from './sent-slip.ts'
import { submissionOf } from './submission.ts'
import { runTransfer } from './transfer.ts'
import { uploadFailure } from './upload-failure.ts'
import { type Prices, hasNoPrice, isAsked, priceOfForm } from './price-of-form.ts'

/** Sends the form to /payment, or by mail when it has no price (R10); one submission at a time. Where to go, or null when the order stays here, its author told why. */
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
  // What is right waits for its author, not for the network: an order never leaves by itself, a request without a price does.
  const isOnline = connection.state.online
  state.held = isOnline ? null : (state.held ?? 'unsent')
  if (!isOnline && (!hasNoPrice(state, pricing) || isAsked(state, state.quote))) return null
  try {
    const destination = isOnline
      ? await send(state, world, pricing)
      : await letWait(state, world, namedRequest(state, world, right))
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

/** A right form's order; else its author is told what is wrong, and the fields say it as of the same instant. */
function rightOrder(state: OrderState, { now, toasts }: World): ValidOrder | null {
  const at = now()
  const found = readOrder(state.values, at)
  if ('order' in found) return found.order
  // All that tells a time is drawn again with the clock: it moves only where the fields would say something else.
  if (JSON.stringify(checkForm(state, state.at).issues) !== JSON.stringify(found.issues)) tick(state, at)
  refuse(state)
  toasts.show('bad', `Veuillez corriger les ${Object.keys(found.issues).length} erreur(s)`, orderToastMs)
  return null
}

/** Reads the form again once its price is there: it may have changed while that was awaited. */
async function send(state: OrderState, world: World, pricing: Prices): Promise<Destination | null> {
  state.step = 'price'
  const found = await priceOfForm(pricing)
  if (found === null) return (await isHeld(state, world, 'unsent')) ? null : tellOtherPrice(state, world.toasts)
  const order = rightOrder(state, world)
  if (order === null || asksBeforeSending(state) || isAsked(state, found)) return null
  // What it says now would come too late; its bytes go on.
  if (isUnderWay(state.slip.reading)) skipReading(state)
  if (found.status === 'unavailable') return askByMail(state, world, order)
  return found.status === 'priced' ? toPayment(state, world, order, found.quote) : null
}

async function toPayment(
  state: OrderState,
  world: World,
  { slip, ...order }: ValidOrder,
  { minutes, price }: Quote,
): Promise<Destination | null> {
  state.step = 'slip'
  const slipPath = await sendFile(state, world, slip)
  if (slipPath === null) return null
  const { orderOnWire } = await lazyModule(loadOrderWire)()
  const orderData = orderOnWire({
    ...order,
    supplierId: state.user.id,
    slipPath,
    minutes,
    price,
    detectedWeight: detectedWeight(state.slip),
  })
  return {
    to: paths.payment,
    state: { orderData, totalTTC: Number(orderData.totalTTC), submissionId: named(state, world, orderData).id },
  }
}

async function sendFile(state: OrderState, world: World, file: File): Promise<string | null> {
  try {
    const { sent, fresh } = await runTransfer(state, (watch) => sendSlip(world, file, state, watch))
    state.sentSlip = sent
    if (fresh) world.toasts.show('ok', 'Bordereau uploadé avec succès !', orderToastMs)
    return sent.path
  } catch (error) {
    reportMistake(error)
    return tellNotSent(state, world, 'unsent', error, uploadFailure(error))
  }
}

async function askByMail(state: OrderState, world: World, order: ValidOrder): Promise<Destination | null> {
  state.step = 'request'
  const { upload, orders, drafts, toasts } = world
  const request = await namedRequest(state, world, order)
  const { requestByMail, whole, submission } = request
  try {
    await runTransfer(state, (watch) => requestByMail(upload, whole, submission, watch))
  } catch (error) {
    reportMistake(error)
    const kept =
      isNetworkFailure(error) && (await isHeld(state, world, 'unanswered'))
        ? await letWait(state, world, request)
        : null
    if (kept !== null) return kept
    return tellNotSent(state, world, 'unanswered', error, 'Échec. Veuillez réessayer.')
  }
  orders.clear()
  await drafts.drop(state.user.id).catch(forgiving(() => {}))
  toasts.show('ok', 'Commande enregistrée avec succès!', orderToastMs)
  return { to: paths.confirmation, state: requestHandoverOf(order, world.now()) }
}

/** A request that finds no network waits for it on the device; null where it cannot. */
async function letWait(
  state: OrderState,
  world: World,
  request: NamedRequest | Promise<NamedRequest>,
): Promise<Destination | null> {
  state.step = 'request'
  try {
    const [{ keepRequest }, { whole, body, submission }] = await Promise.all([lazyModule(loadKeepRequest)(), request])
    return await keepRequest(state, world, whole, body, submission)
  } catch (error) {
    reportMistake(error)
    return null
  }
}

type NamedRequest = Awaited<ReturnType<typeof namedRequest>>

/** An order without a price under the name of its submission: once a press, so that what waits is what may have left. */
async function namedRequest(state: OrderState, world: World, order: ValidOrder) {
  const whole = { ...order, supplierId: state.user.id, detectedWeight: detectedWeight(state.slip) }
  const { requestByMail, requestOf } = await lazyModule(() => import('./request-by-mail.ts'))()
  const body = requestOf(whole)
  return {
    requestByMail,
    whole,
    body,
    submission: named(state, world, { ...body, slip: [order.slip.name, order.slip.size] }),
  }
}

/** The name of the submission of these data, which the draft keeps at once. */
function named(state: OrderState, { newId }: World, data: object) {
  state.submission = submissionOf(data, state.submission, newId)
  return state.submission
}
