import type { Ground } from './ground.ts'

/** Whether an order is on its firm's account, where it stays. */
export async function isOnAccount(orderId: number, { db }: Pick<Ground, 'db'>): Promise<boolean> {
  const order = await db.selectFrom('orders').select('account_at').where('id', '=', orderId).executeTakeFirst()
  return typeof order?.account_at === 'number'
}
