import { ECDH } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError, refusedField } from '#server/log/http-error.ts'
import { keepSubscription } from '#server/push/push-subscriptions.ts'

/** Has a device of the caller told of his orders, until he signs out of this session. */
export const subscribePush: Handler<Api['subscribePush']> = async (
  { body: { endpoint, keys }, caller },
  { db, now, push },
) => {
  if (push === null) throw new HttpError(409, 'Ce site n’envoie pas de notifications.')
  checkPoint(keys.p256dh)
  const said = { userId: caller.id, tokenId: caller.token.id, endpoint, p256dh: keys.p256dh, auth: keys.auth }
  await db.transaction().execute((transaction) => keepSubscription(transaction, said, now()))
  return { data: { cle: push.publicKey } }
}

/** Nothing can be encrypted for what is no point of the curve. */
function checkPoint(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
  } catch {
    throw refusedField('keys.p256dh', 'Ce navigateur n’a pas donné d’abonnement que nous connaissons')
  }
}
