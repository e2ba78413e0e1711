import { createHash } from 'node:crypto'
import type { WaybillEvent } from './waybill-events.ts'

/** The SHA-256 of an event, hex; it holds that of the event before, so that none is changed without every later one. */
export function digestOf(event: Omit<WaybillEvent, 'digest'>): string {
  const { previous, id, order_id, place, kind, run_id, by_id, at, phone_at, received_at, facts } = event
  return sha256(JSON.stringify([previous, id, order_id, place, kind, run_id, by_id, at, phone_at, received_at, facts]))
}

/** What the first event of an order carries as the digest before it. */
export function firstPrevious(orderId: number): string {
  return sha256(`Lettre de voiture de la commande n° ${orderId}`)
}

/**
 * Where a chain breaks. `missing`: the event of that place is not there; `foreign`: it is another order's; `unlinked`: it
 * was made on another one before, that was changed with its digest, or taken out.
 */
export interface Break {
  readonly place: number
  readonly why: 'changed' | 'missing' | 'moved' | 'foreign' | 'unlinked'
}

/**
 * Where the chain of an order's events, as they are kept, breaks first; null: it holds. Those that are cut off its end
 * leave one that holds: only the last digest on a paper that somebody has tells.
 */
export function brokenAt(events: readonly WaybillEvent[]): Break | null {
  const [first] = events
  const digests = new Set(events.map(({ digest }) => digest))
  let previous = first === undefined ? '' : firstPrevious(first.order_id)
  for (const [index, event] of events.entries()) {
    const place = index + 1
    if (event.order_id !== first?.order_id) return { place, why: 'foreign' }
    if (event.previous !== previous) {
      if (digests.has(event.previous)) return { place, why: 'moved' }
      if (event.place > place) return { place, why: 'missing' }
      return { place, why: index === 0 ? 'foreign' : 'unlinked' }
    }
    if (event.place !== place) return { place, why: 'moved' }
    if (digestOf(event) !== event.digest) return { place, why: 'changed' }
    previous = event.digest
  }
  return null
}

/** { place: 2, why: 'changed' } → 'l’événement 2 a été changé'. */
export function breakWords({ place, why }: Break): string {
  return `l’événement ${place} ${words[why]}`
}

const words: Readonly<Record<Break['why'], string>> = {
  changed: 'a été changé',
  missing: 'manque',
  moved: 'n’est pas à sa place',
  foreign: 'est d’une autre commande',
  unlinked: 'ne suit pas celui d’avant, qui a été changé ou retiré',
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
