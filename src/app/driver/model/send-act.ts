import { Malformed, Refused, SignedOut } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { proofFile } from '#adapters/photos/proof-photo.ts'
import type { ActEntry } from '#adapters/store/driver-store.ts'
import type { KeptPhoto } from '#adapters/store/staff-outbox.ts'
import type { World } from '#app/world.ts'
import { actOnWire } from '#contract/driver/act-on-wire.ts'
import { actKindsOnWire, addActPhoto, recordAct } from '#contract/driver/driver-acts.ts'
import type { DriverDay } from '#contract/driver/driver-day.ts'
import { failedCall, wordsOf } from '#state/connection/call-outcome.ts'
import type { Sent } from '#state/outbox/outbox.ts'

/** What became of an act, with the day as the server then has it. */
type SentAct = Sent<DriverDay | null>

/**
 * Sends the photos of an act, then the act. All can be sent again: each has its name. `keep` gets what is left after
 * each photo, before anything else leaves.
 */
export async function sendAct(
  entry: ActEntry,
  { call, shrinkPhoto, now }: Pick<World, 'call' | 'shrinkPhoto' | 'now'>,
  keep: (left: ActEntry) => void,
): Promise<SentAct> {
  const { orderId, act } = entry
  let { photoKeys } = entry
  const unsent: KeptPhoto[] = []
  try {
    for (const [index, { cle, ...kept }] of entry.photos.entries()) {
      const photo = await proofFile(orderId, { cle, ...kept }, shrinkPhoto)
      const body = photo && { photo, cle, commande: orderId, genre: actKindsOnWire[act.kind] }
      const isThere =
        body !== null &&
        (await call(addActPhoto, { body, timeoutMs: photoTimeoutMs }).then(
          () => true,
          (failure: unknown) => {
            // One whose reply cannot be read has arrived.
            if (!(failure instanceof Malformed || isRefusal(failure))) throw failure
            return failure instanceof Malformed
          },
        ))
      // One that cannot be read, or that the server will not have, holds up nothing that was done.
      if (!isThere) {
        photoKeys = photoKeys.filter((key) => key !== cle)
        unsent.push({ cle, ...kept })
      }
      keep({ ...entry, photoKeys, photos: [...unsent, ...entry.photos.slice(index + 1)] })
    }
    const body = actOnWire(act, { ...entry, photos: photoKeys }, now())
    return { end: 'sent', done: await call(recordAct, { body }) }
  } catch (failure) {
    reportMistake(failure)
    return endOf(failure)
  }
}

function endOf(failure: unknown): SentAct {
  if (failure instanceof Malformed) return { end: 'sent', done: null }
  if (isRefusal(failure)) {
    const end = failedCall(failure, 'Le serveur refuse cet envoi.')
    return { end: 'refused', sentence: (end.ok ? null : wordsOf(end)) ?? 'Le serveur refuse cet envoi.' }
  }
  return { end: 'waits', isOffline: !(failure instanceof Refused || failure instanceof SignedOut) }
}

function isRefusal(failure: unknown): failure is Refused {
  return failure instanceof Refused && failure.status < 500 && !comesAgain.has(failure.status)
}

const photoTimeoutMs = 60_000

/** Another session may, or a later time: the act is not at fault. */
const comesAgain = new Set([401, 403, 408, 429])
