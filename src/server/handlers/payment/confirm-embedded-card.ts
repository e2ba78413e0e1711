import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { cardOutcome, unknownIntent } from './card-outcome.ts'

/** A test card for an intent of the demonstration. A refused card is an answer, not a failure of the call. */
export const confirmEmbeddedCard: Handler<Api['confirmEmbeddedCard']> = async (
  { params, body },
  { embeddedProcessor },
) => {
  const { number, exp_month, exp_year } = body.card
  const step = await embeddedProcessor?.confirm(params.id, body.client_secret, {
    number,
    expMonth: exp_month,
    expYear: exp_year,
  })
  if (!step) throw unknownIntent()
  if (step === 'not-a-test-card') {
    throw new HttpError(400, 'Démonstration : seules les cartes de test sont acceptées.', {
      extra: { code: 'test_card_only' },
    })
  }
  return cardOutcome(step)
}
