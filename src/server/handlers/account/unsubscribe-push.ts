import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { dropSubscription } from '#server/push/push-subscriptions.ts'

/** Has a device of the caller told no more; one that is not is fine, too. */
export const unsubscribePush: Handler<Api['unsubscribePush']> = async ({ body, caller }, { db }) => {
  await dropSubscription(db, caller.id, body.endpoint)
  return { success: true }
}
