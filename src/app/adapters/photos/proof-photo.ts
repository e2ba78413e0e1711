import type { ShrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import type { KeptPhoto } from '#adapters/store/staff-outbox.ts'

/** A photo under its outbox name: redrawn, so that its location is gone; as it is where the phone cannot do so yet. */
export async function keptPhoto(file: File, cle: string, shrink: ShrinkPhoto): Promise<KeptPhoto> {
  const redrawn = await shrink(file, limits)
  const isRedrawn = redrawn !== null && redrawn !== file
  const kept = isRedrawn ? redrawn : file
  return { cle, bytes: await kept.arrayBuffer(), type: kept.type, isRedrawn }
}

/** A photo as it is sent; null when it cannot be read. */
export async function proofFile(
  orderId: number,
  { bytes, type, isRedrawn }: KeptPhoto,
  shrink: ShrinkPhoto,
): Promise<File | null> {
  const kept = new File([bytes], `livraison-${orderId}.jpg`, { type })
  if (isRedrawn) return kept
  const redrawn = await shrink(kept, limits)
  return redrawn === kept ? null : redrawn
}

/** Enough to read a delivery note on it, and a seventh of what the server takes. */
const limits = { side: 1600, bytes: 700_000, anew: true } as const
