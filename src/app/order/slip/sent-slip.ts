import * as v from 'valibot'
import type { Caller } from '#adapters/api/caller.ts'
import { uploadSlip } from '#contract/slip.ts'

/** A slip that the provider has: its bytes' SHA-256, the path it answered, and when. */
export const sentSlipSchema = v.object({ sha256: v.string(), path: v.pipe(v.string(), v.minLength(1)), at: v.date() })
export type SentSlip = v.InferOutput<typeof sentSlipSchema>

/** Sends a slip, unless the same bytes went there in the last twelve hours: then its path is used again. `fresh` tells which. */
export async function sendSlip(call: Caller, file: File, before: SentSlip | null, now: Date): Promise<{ readonly sent: SentSlip; readonly fresh: boolean }> {
  const sha256 = await digest(file)
  if (before?.sha256 === sha256 && now.getTime() - before.at.getTime() < reusableMs) return { sent: before, fresh: false }
  const { file_path: path } = await call(uploadSlip, { body: { bordereau: file }, timeoutMs: uploadTimeoutMs })
  return { sent: { sha256, path, at: now }, fresh: true }
}

const reusableMs = 12 * 60 * 60 * 1000
const uploadTimeoutMs = 120_000

async function digest(file: File): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
