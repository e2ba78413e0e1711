import webPush from 'web-push'
import type { Database } from '#server/db/database.ts'

/**
 * The pair that push services know this provider by (VAPID), in base64url; one row. Subscriptions are made for it: it
 * lies with them.
 */
export interface PushKeysTable {
  id: number
  public_key: string
  private_key: string
}

export type PushKeys = Pick<PushKeysTable, 'public_key' | 'private_key'>

/** The keys of this provider, made at the first start; of two that start together the second takes the first one's. */
export async function pushKeys(db: Database): Promise<PushKeys> {
  return (await readKeys(db)) ?? (await makeKeys(db))
}

async function makeKeys(db: Database): Promise<PushKeys> {
  const { publicKey: public_key, privateKey: private_key } = webPush.generateVAPIDKeys()
  await db
    .insertInto('push_keys')
    .values({ id: 1, public_key, private_key })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return (await readKeys(db)) ?? { public_key, private_key }
}

async function readKeys(db: Database): Promise<PushKeys | null> {
  return (await db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst()) ?? null
}
