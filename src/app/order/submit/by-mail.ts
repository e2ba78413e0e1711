import { snapshot } from 'valtio'
import { waitingFile } from '#adapters/store/waiting-file.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import { paths } from '#app/paths.ts'
import type { World } from '#app/world.ts'
import { requestOrderByMail } from '#contract/order/order-request.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import type { Order } from '#contract/order/order.ts'
import { repeatablePart } from '#contract/order/repeatable.ts'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { orderToastMs } from '#state/screen/toasts.ts'
import { draftOf } from '../model/draft-of.ts'
import type { Destination } from '../model/order-context.ts'
import type { ValidOrder } from '../model/order-schema.ts'
import type { OrderState } from '../model/order-state.ts'
import { detectedWeight } from '../model/slip-weight.ts'
import { plainCopy } from '../watch/plain-copy.ts'
import { isHeld, isNetworkFailure, tellNotSent } from './not-sent.ts'
import { named } from './submission.ts'
import { runTransfer } from './transfer.ts'

/** Sends an order that has no price to the provider's staff, slip included; one that meets no network waits for it. */
export async function sendByMail(state: OrderState, world: World, order: ValidOrder): Promise<Destination | null> {
  state.step = 'request'
  const { upload, orders, drafts, toasts } = world
  const { body, id } = namedRequest(state, world, order)
  const headers = { [idempotencyHeader]: id }
  try {
    await runTransfer(state, (watch) =>
      upload(requestOrderByMail, { body: { ...body, bordereau: order.slip }, headers, ...watch }),
    )
  } catch (error) {
    reportMistake(error)
    const isKept = isNetworkFailure(error) && (await isHeld(state, world, 'unanswered'))
    const kept = isKept ? await keepRequest(state, world, order, { body, id }).catch(forgiving(() => null)) : null
    return kept ?? tellNotSent(state, world, 'unanswered', error, 'Échec. Veuillez réessayer.')
  }
  orders.clear()
  await drafts.drop(state.user.id).catch(forgiving(() => {}))
  toasts.show('ok', 'Commande enregistrée avec succès!', orderToastMs)
  const { moment } = order
  return {
    to: paths.confirmation,
    state: { requested: { moment, at: world.now(), order: repeatablePart(order, moment.type) } },
  }
}

/** Without a network it waits at once; null where it cannot. */
export function waitByMail(state: OrderState, world: World, order: ValidOrder): Promise<Destination | null> {
  state.step = 'request'
  return keepRequest(state, world, order, namedRequest(state, world, order))
}

/** What is sent, and the name of its submission: once a press, so that what waits is what may have left. */
function namedRequest(state: OrderState, world: World, order: ValidOrder) {
  const body = requestOf(order, state)
  return { body, id: named(state, world, { ...body, slip: [order.slip.name, order.slip.size] }).id }
}

/** The order data but the slip's path and all amounts (R10). */
function requestOf({ slip: _, ...order }: ValidOrder, { user, slip }: OrderState) {
  const unpriced: Order = {
    ...order,
    supplierId: user.id,
    detectedWeight: detectedWeight(slip),
    slipPath: '',
    minutes: 0,
    price: noPrice,
  }
  const {
    bordereauFileName,
    estimatedTime,
    tarifBase,
    poidsSupplement,
    tempsSupplement,
    totalHT,
    totalTTC,
    ...request
  } = orderOnWire(unpriced)
  return request
}

const noPrice = { base: 0, weight: 0, time: 0, delivery: 0, totalHT: 0, totalTTC: 0 }

/**
 * Lets a request wait on the device for the network, in its draft's place (decision 119). Null when nothing can be kept
 * here: then it stays in its form.
 */
async function keepRequest(
  state: OrderState,
  { mail, drafts, toasts, connection, now }: World,
  { slip, recipient, pickup, delivery }: ValidOrder,
  { body, id }: ReturnType<typeof namedRequest>,
): Promise<Destination | null> {
  const outbox = await mail.outbox().catch(forgiving(() => null))
  const file = await waitingFile(slip).catch(forgiving(() => null))
  if (outbox === null || file === null) return null
  const draft = plainCopy(draftOf(snapshot(state) as OrderState))
  const isKept = await outbox.add({
    kind: 'request',
    id,
    owner: state.user.id,
    at: now(),
    refusal: null,
    body,
    file,
    draft,
    says: {
      customer: recipient.company || `${recipient.firstName} ${recipient.lastName}`.trim(),
      from: pickup.label,
      to: delivery.label,
    },
  })
  if (!isKept) {
    await outbox.cancel(id)
    return null
  }
  await drafts.drop(state.user.id).catch(forgiving(() => {}))
  toasts.show('info', `Ta demande partira ${offlineWords[connection.state.lacks ?? 'network'].back}.`, orderToastMs)
  return { to: paths.history }
}
