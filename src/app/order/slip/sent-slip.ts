import * as v from 'valibot'
import type { Uploader } from '#adapters/api/uploader.ts'
import { sha256 } from '#adapters/sha256.ts'
import { uploadSlip } from '#contract/slip.ts'
import type { Watch } from '../sending/transfer.ts'

/** A slip that the provider has: its bytes' SHA-256, the path it answered, and when. */
export const sentSlipSchema = v.object({ sha256: v.string(), path: v.pipe(v.string(), v.minLength(1)), at: v.date() })
export type SentSlip = v.InferOutput<typeof sentSlipSchema>

/** Sends a slip, unless the same bytes went there in the last twelve hours: then its path is used again. `fresh` tells which. */
export async function sendSlip(upload: Uploader, file: File, before: SentSlip | null, now: Date, watch: Watch): Promise<{ readonly sent: SentSlip; readonly fresh: boolean }> {
  const digest = await sha256(await file.arrayBuffer())
  if (before?.sha256 === digest && now.getTime() - before.at.getTime() < reusableMs) return { sent: before, fresh: false }
  const { file_path: path } = await upload(uploadSlip, { body: { bordereau: file }, ...watch })
  return { sent: { sha256: digest, path, at: now }, fresh: true }
}

const reusableMs = 12 * 60 * 60 * 1000
