import type { Ground } from './ground.ts'
import type { Postman } from './postman.ts'

/** What Stripe posts of its intents; nothing where the embedded processor takes the cards, which posts by itself. */
export interface StripeNews {
  /** An intent has moved. */
  moved(id: string, type?: string): void
  /** Tells of intents that were just made; resolves when that has arrived. */
  created(): Promise<void>
}

export function createStripeNews(ground: Ground, postman: Postman): StripeNews {
  const { stripe } = ground
  const told = new Set(stripe?.intents.keys())
  const moved: StripeNews['moved'] = (id, type) => {
    if (stripe === null) return
    const { body, headers } = stripe.event(id, { at: ground.now, ...(type !== undefined && { type }) })
    postman.take({ body, signature: headers['Stripe-Signature'] })
  }
  return {
    moved,
    async created() {
      for (const id of stripe?.intents.keys() ?? []) {
        if (told.has(id)) continue
        told.add(id)
        moved(id, 'payment_intent.created')
      }
      await postman.settled()
    },
  }
}
