import { Malformed, Refused, SignedOut, Unanswered } from '#adapters/failures/failures.ts'
import type { World } from '#app/world.ts'
import { cancelOrder, changeMoment } from '#contract/order/cancellation.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { momentOnWire } from '#contract/order/moment-wire.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { failedCall, wordsOf } from '#state/connection/call-outcome.ts'

/** How a change ended: the order now; refused, so not as shown; or failed, maybe once made. Null: signed out. */
export type ChangeEnd =
  | { readonly is: 'done'; readonly order: PastOrder }
  | { readonly is: 'refused' | 'failed'; readonly words: string }
  | null

/** Cancels an order. May be sent again: it is cancelled once. */
export function sendCancellation({ call }: Pick<World, 'call'>, id: number): Promise<ChangeEnd> {
  return endOf(
    call(cancelOrder, { params: { id }, body: {} }),
    'On ne sait pas si ta commande est annulée : pas de réponse. Vérifie ta connexion, puis réessaie : elle ne sera annulée qu’une fois.',
  )
}

/** Asks for another moment. May be sent again. */
export function sendMoment({ call }: Pick<World, 'call'>, id: number, moment: Moment): Promise<ChangeEnd> {
  return endOf(
    call(changeMoment, { params: { id }, body: momentOnWire(moment) }),
    'On ne sait pas si le moment a changé : pas de réponse. Vérifie ta connexion, puis réessaie.',
  )
}

async function endOf(call: Promise<PastOrder>, silence: string): Promise<ChangeEnd> {
  try {
    return { is: 'done', order: await call }
  } catch (failure) {
    const end = failedCall(failure, silence)
    if (end.ok || end.message === null || failure instanceof SignedOut) return null
    const isUnheard = failure instanceof Unanswered || failure instanceof Malformed
    return {
      is: failure instanceof Refused && failure.status === 409 ? 'refused' : 'failed',
      words: isUnheard ? silence : (wordsOf(end) ?? silence),
    }
  }
}
