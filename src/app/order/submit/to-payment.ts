import { Malformed, Refused } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { paths } from '#app/paths.ts'
import type { World } from '#app/world.ts'
import { uploadSlip } from '#contract/order/slip.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import { orderToastMs } from '#state/screen/toasts.ts'
import type { SentSlip } from '../model/draft-schema.ts'
import type { Destination } from '../model/order-context.ts'
import type { ValidOrder } from '../model/order-schema.ts'
import type { OrderState } from '../model/order-state.ts'
import { detectedWeight } from '../model/slip-weight.ts'
import { tellNotSent } from './not-sent.ts'
import { orderWire } from './sending-parts.ts'
import { slipOnItsWay } from './slip-on-its-way.ts'
import { named } from './submission.ts'
import { runTransfer, type Watch } from './transfer.ts'

/** Sends the slip, then hands the order to /payment at its price; null when the slip did not arrive. */
export async function toPayment(
  state: OrderState,
  world: World,
  { slip, ...order }: ValidOrder,
  { minutes, price }: Quote,
): Promise<Destination | null> {
  state.step = 'slip'
  const slipPath = await sendFile(state, world, slip)
  if (slipPath === null) return null
  const { orderOnWire } = await orderWire()
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

/**
 * Sends a slip, unless the same bytes went there in the last twelve hours, or are on their way to be read: then their
 * path is used. `fresh`: its author has not been told yet that it is there.
 */
async function sendSlip(
  { upload, sha256, now, sleep }: Pick<World, 'upload' | 'sha256' | 'now' | 'sleep'>,
  file: File,
  { sentSlip: before, slipOnItsWay: onItsWay }: Pick<OrderState, 'sentSlip' | 'slipOnItsWay'>,
  watch: Watch,
): Promise<{ readonly sent: SentSlip; readonly fresh: boolean }> {
  const at = now()
  const digest = await sha256(await file.arrayBuffer())
  if (before?.sha256 === digest && at.getTime() - before.at.getTime() < reusableMs) {
    const { isUntold = false, ...sent } = before
    return { sent, fresh: isUntold }
  }
  const sentToBeRead = onItsWay?.file === file ? await slipOnItsWay(onItsWay, { sleep }, watch) : null
  if (sentToBeRead !== null) {
    const { isUntold: _, ...sent } = sentToBeRead
    return { sent, fresh: true }
  }
  const { file_path: path } = await upload(uploadSlip, { body: { bordereau: file }, ...watch })
  return { sent: { sha256: digest, path, at }, fresh: true }
}

const reusableMs = 12 * 60 * 60 * 1000

/** What a slip that could not be sent says (section 8). */
function uploadFailure(error: unknown): string {
  if (error instanceof Malformed) return "Erreur lors de l'upload du bordereau"
  if (!(error instanceof Refused)) return `${opening}Veuillez réessayer`
  const sentences = Object.values(error.refusal.errors).flat()
  return sentences.length > 0
    ? `Erreur: ${sentences.join(' ')}`
    : `${opening}${error.refusal.message ?? 'Veuillez réessayer'}`
}

const opening = "Erreur lors de l'upload: "
