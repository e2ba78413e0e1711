import type { World } from '#app/world.ts'
import { uploadSlip } from '#contract/slip.ts'
import type { SentSlip } from '../model/kept-parts.ts'
import type { Watch } from './transfer.ts'

/** Sends a slip, unless the same bytes went there in the last twelve hours: then its path is used again. `fresh`: its author has not been told yet that it is there. */
export async function sendSlip({ upload, sha256, now }: Pick<World, 'upload' | 'sha256' | 'now'>, file: File, before: SentSlip | null, watch: Watch): Promise<{ readonly sent: SentSlip; readonly fresh: boolean }> {
  const at = now()
  const digest = await sha256(await file.arrayBuffer())
  if (before?.sha256 === digest && at.getTime() - before.at.getTime() < reusableMs) {
    const { isUntold = false, ...sent } = before
    return { sent, fresh: isUntold }
  }
  const { file_path: path } = await upload(uploadSlip, { body: { bordereau: file }, ...watch })
  return { sent: { sha256: digest, path, at }, fresh: true }
}

const reusableMs = 12 * 60 * 60 * 1000
