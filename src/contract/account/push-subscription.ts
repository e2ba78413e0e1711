import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { isPushEndpoint } from '#rules/text/push-endpoint.ts'
import { acknowledgement } from '#contract/wire/replies.ts'

const sentence = 'Ce navigateur n’a pas donné d’abonnement que nous connaissons'

const endpoint = v.pipe(v.string(sentence), v.check(isPushEndpoint, sentence))

/** So many bytes, in base64url. */
function key(bytes: number) {
  return v.pipe(v.string(sentence), v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), sentence))
}

/** Where this device takes push messages, and their keys: its point on P-256, 65 bytes, and 16 more. */
const subscription = v.object({ endpoint, keys: v.object({ p256dh: key(65), auth: key(16) }) })

/** The public key of this provider, in base64url, that a subscription is made for; null: it sends no push messages. */
const keyReply = v.pipe(
  v.object({ data: v.object({ cle: v.nullable(v.string()) }) }),
  v.transform(({ data }) => data.cle),
)

/** What a device needs to subscribe. */
export const readPushKey = call({
  method: 'GET',
  path: '/fo/push-subscription',
  audience: 'supplier',
  reply: keyReply,
})

/**
 * Has this device told of the account's orders until the session is signed out of; said again at each start of the app.
 * Answers the key, which may be another by now.
 */
export const subscribePush = call({
  method: 'POST',
  path: '/fo/push-subscription',
  audience: 'supplier',
  body: subscription,
  reply: keyReply,
})

/** Has it told no more. */
export const unsubscribePush = call({
  method: 'POST',
  path: '/fo/push-subscription/remove',
  audience: 'supplier',
  body: v.object({ endpoint }),
  reply: acknowledgement,
})
