import type { SignedEvent } from '#server/adapters/payments/embedded-event.ts'
import type { Chance } from '#tests/builders/chance.ts'
import type { Faults } from './fault.ts'

/** Carries the processor's events to the webhook. What a server did not take comes again, as Stripe's does. */
export interface Postman {
  /** An intent has moved. */
  take(event: SignedEvent): void
  /** Once nothing is on its way. */
  settled(): Promise<void>
  /** Brings all that is held back, and once more all that was ever posted, in any order. */
  bringAll(chance: Chance): Promise<void>
}

/** What a postman goes by. `delivers`: answers the webhook's status, 0 when the server died over it. */
interface Round {
  readonly faults: Faults
  /** Whether the webhook is set up at all. */
  readonly isPrompt: boolean
  delivers(event: SignedEvent): Promise<number>
  /** Kills the server that would take it. */
  kills(): void
}

export function createPostman({ faults, isPrompt, delivers, kills }: Round): Postman {
  const posted: SignedEvent[] = []
  const held: SignedEvent[] = []
  const underWay = new Set<Promise<void>>()

  const bring = async (event: SignedEvent): Promise<void> => {
    const status = await delivers(event)
    if (status !== 200) held.push(event)
  }
  const start = (event: SignedEvent) => {
    const delivery = bring(event).finally(() => underWay.delete(delivery))
    underWay.add(delivery)
  }
  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay)
  }

  return {
    take(event) {
      posted.push(event)
      if (!isPrompt) return
      const fault = faults.next('webhook')
      if (fault === 'lost before') return
      if (fault === 'late') return void held.push(event)
      if (fault === 'killed before') kills()
      if (fault === 'again') held.push(event)
      start(event)
      if (fault === 'twice') start(event)
    },
    settled,
    async bringAll(chance) {
      for (const event of shuffled([...held.splice(0), ...posted], chance)) await bring(event)
    },
  }
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  return items
    .map((item) => ({ item, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
