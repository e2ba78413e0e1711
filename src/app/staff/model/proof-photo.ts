import type { ShrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import type { OutboxEntry } from '#adapters/staff-outbox.ts'
import { largestProofPhoto } from '#contract/staff-photos.ts'

/** A photo as it lies in the outbox: redrawn, so that the place that the phone wrote into it is gone; as it is where the phone cannot do so yet. */
export async function keptPhoto(file: File, shrink: ShrinkPhoto): Promise<NonNullable<OutboxEntry['photo']>> {
  const redrawn = await shrink(file, limits)
  const isRedrawn = redrawn !== null && redrawn !== file
  const kept = isRedrawn ? redrawn : file
  return { bytes: await kept.arrayBuffer(), type: kept.type, isRedrawn }
}

/** The photo of an entry as it is sent; null when it cannot be read. */
export async function proofFile({ orderId, photo }: OutboxEntry, shrink: ShrinkPhoto): Promise<File | null> {
  if (photo === null) return null
  const name = `livraison-${orderId}.jpg`
  const kept = new File([photo.bytes], name, { type: photo.type })
  if (photo.isRedrawn) return kept
  const redrawn = await shrink(kept, limits)
  return redrawn === kept ? null : redrawn
}

/** Enough to read a delivery note on it. */
const limits = { side: 1600, bytes: Math.min(700_000, largestProofPhoto), anew: true } as const
