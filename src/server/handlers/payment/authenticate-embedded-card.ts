import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { cardOutcome, unknownIntent } from './card-outcome.ts'

/** The answer to the demonstration's 3-D Secure question. */
export const authenticateEmbeddedCard: Handler<Api['authenticateEmbeddedCard']> = async (
  { params, body },
  { embeddedProcessor },
) => {
  const step = await embeddedProcessor?.authenticate(params.id, body.client_secret, body.approved)
  if (!step) throw unknownIntent()
  return cardOutcome(step)
}
