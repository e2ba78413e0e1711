import { ECDH } from 'node:crypto'
import type { Handlers } from '#server/http/handler.ts'
import { HttpError, refusedField } from '#server/log/http-error.ts'
import { dropSubscription, keepSubscription } from '#server/push/push-subscriptions.ts'

export const pushCalls = {
  /** What a device subscribes with. */
  readPushKey: (_call, { push }) => ({ data: { cle: push?.publicKey ?? null } }),

  /** Sends a device the notices of the caller's orders, until the session that asked is signed out. */
  subscribePush: async ({ body: { endpoint, keys }, caller }, { db, now, push }) => {
    if (push === null) throw new HttpError(409, 'Ce site n’envoie pas de notifications.')
    checkPoint(keys.p256dh)
    const said = { userId: caller.id, tokenId: caller.token.id, endpoint, p256dh: keys.p256dh, auth: keys.auth }
    await db.transaction().execute((transaction) => keepSubscription(transaction, said, now()))
    return { data: { cle: push.publicKey } }
  },

  /** Sends a device of the caller no more notices; one that had none is fine, too. */
  unsubscribePush: async ({ body, caller }, { db }) => {
    await dropSubscription(db, caller.id, body.endpoint)
    return { success: true }
  },
} satisfies Partial<Handlers>

/** Refuses what is no point of the curve: nothing could be encrypted for it. */
function checkPoint(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
  } catch {
    throw refusedField('keys.p256dh', 'Ce navigateur n’a pas donné d’abonnement que nous connaissons')
  }
}
