import type { Database } from '#server/db/database.ts'
import { filesOnTheWay } from '#server/letters/account-letters.ts'
import { emptyOrdersOf } from '#server/orders/orders.ts'
import { dropSlipsOf } from '#server/slips/slips.ts'
import { insertFilesToRemove } from '#server/storage/files-to-remove.ts'
import { nameOfErased } from '#server/users/users.ts'
import type { World } from '#server/world.ts'
import { listErasedWithPeople } from './erased-users.ts'

/**
 * Leaves of an erased account's orders what the books ask for (decision 070): no name, telephone, word, point or slip.
 * In a transaction.
 */
export async function stripOrders(transaction: Database, userId: number): Promise<void> {
  await emptyOrdersOf(transaction, userId, nameOfErased(userId))
  // The sweep finds those that a letter still takes along.
  const carried = await filesOnTheWay(transaction, userId)
  await insertFilesToRemove(
    transaction,
    (await dropSlipsOf(transaction, userId)).filter((path) => !carried.has(path)),
  )
}

/** The same of orders that were on their way here while their account went, and of accounts gone before. */
export async function stripErased({ db }: Pick<World, 'db'>): Promise<void> {
  for (const id of await listErasedWithPeople(db))
    await db.transaction().execute((transaction) => stripOrders(transaction, id))
}
