import { Malformed, Refused, SignedOut } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { OutboxEntry } from '#adapters/store/staff-outbox.ts'
import { moveOrder, type StaffOrder } from '#contract/staff/staff-orders.ts'
import { addProofPhoto } from '#contract/staff/staff-photos.ts'
import { proofFile } from '#adapters/photos/proof-photo.ts'
import type { Sent } from '#state/outbox/outbox.ts'
import type { StaffWorld } from '../staff-world.ts'

/** What became of an entry, with the order where the server answered one. */
type SentEntry = Sent<StaffOrder | null>

/**
 * Sends the photos, then the step they prove. All can be sent again: a photo by its key, a step by where it was seen.
 * `keep` gets what is left after each photo, before anything else leaves.
 */
export async function sendEntry(
  entry: OutboxEntry,
  { call, shrinkPhoto }: Pick<StaffWorld, 'call' | 'shrinkPhoto'>,
  keep: (left: OutboxEntry) => void,
): Promise<SentEntry> {
  const params = { id: entry.orderId }
  try {
    for (const [index, kept] of entry.photos.entries()) {
      const photo = await proofFile(entry.orderId, kept, shrinkPhoto)
      if (photo === null) return { end: 'refused', sentence: 'Cette photo est illisible : prends-en une autre.' }
      await call(addProofPhoto, { params, body: { photo, cle: kept.cle }, timeoutMs: photoTimeoutMs }).catch(
        (failure: unknown) => {
          // A photo whose reply cannot be read has arrived; the step behind it has not left yet.
          if (!(failure instanceof Malformed)) throw failure
        },
      )
      keep({ ...entry, photos: entry.photos.slice(index + 1) })
    }
    if (entry.step === null) return { end: 'sent', done: null }
    const { from: de, to: vers, onPurpose: expres } = entry.step
    return { end: 'sent', done: await call(moveOrder, { params, body: { de, vers, expres, motif: entry.reason } }) }
  } catch (failure) {
    reportMistake(failure)
    return endOf(failure, entry)
  }
}

const photoTimeoutMs = 60_000

function endOf(failure: unknown, { step }: OutboxEntry): SentEntry {
  if (failure instanceof Refused && failure.status < 500 && failure.status !== 429) {
    const { body, status, refusal } = failure
    // The reply to an earlier try was lost.
    if (status === 409 && step !== null && standsAt(body) === step.to) return { end: 'sent', done: null }
    return { end: 'refused', sentence: refusal.message ?? 'Le serveur refuse cet envoi.' }
  }
  if (failure instanceof Malformed) return { end: 'sent', done: null }
  return { end: 'waits', isOffline: !(failure instanceof Refused || failure instanceof SignedOut) }
}

/** Where the order stands, as a 409 tells. */
function standsAt(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'StatuCommande' in body ? body.StatuCommande : null
}
