import type { RecipientActs as Acts, TrackedDelivery } from '#contract/order/tracking.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { AbsenceCard } from './absence-card.tsx'
import { AccessCard } from './access-card.tsx'
import { DamageCard } from './damage-card.tsx'
import type { TrackingStore } from './tracking-store.ts'

/** What every card of an act is given. */
export interface ActCardProps {
  readonly acts: Acts
  readonly store: Pick<TrackingStore, 'tell' | 'addPhoto' | 'readLetter' | 'typed'>
}

/** What whoever waits for a delivery may do: until it is there how to get in and his absence, then a damage. */
export function RecipientActs({ delivery, ...card }: ActCardProps & { readonly delivery: TrackedDelivery }) {
  if (delivery.status === orderStatus.delivered) return <DamageCard {...card} />
  const cards = [<AccessCard key="access" {...card} />, <AbsenceCard key="absence" {...card} />]
  // What is to be done next comes first.
  return card.acts.attemptedAt === null ? cards : cards.toReversed()
}
