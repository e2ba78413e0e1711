import type { World } from '#app/world.ts'
import { uploadSlip } from '#contract/order/slip.ts'
import type { SentSlip } from '../model/kept-parts.ts'
import type { OrderState } from '../model/order-state.ts'
import { slipOnItsWay } from './slip-on-its-way.ts'
import type { Watch } from './transfer.ts'

/** Sends a slip, unless the same bytes went there in the last twelve hours, or are on their way to be read: then their path is used. `fresh`: its author has not been told yet that it is there. */
export async function sendSlip(
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
