import type { Database } from '#server/db/database.ts'

/**
 * Customers of the processor that no account has any more: written down with the end of what named them, until the
 * processor has deleted them.
 */
export interface CustomersToForgetTable {
  customer_id: string
}

/** Whom the processor keeps an account's cards for; null when it keeps none, or there is no such account. */
export async function customerIdOf(db: Database, userId: number): Promise<string | null> {
  const user = await db.selectFrom('users').select('customer_id').where('id', '=', userId).executeTakeFirst()
  return user?.customer_id ?? null
}

/**
 * Gives an account its customer, unless it got another meanwhile, or is erased: then the new one is to be forgotten.
 * Answers the one that it has now.
 */
export async function tieCustomer(db: Database, userId: number, customer: string): Promise<string | null> {
  return await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ customer_id: customer })
      .where('id', '=', userId)
      .where('customer_id', 'is', null)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return customer
    await insertCustomerToForget(transaction, customer)
    return await customerIdOf(transaction, userId)
  })
}

/** The processor knows that customer no more: the account has none, unless it got another meanwhile. */
export async function untieCustomer(db: Database, userId: number, customer: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ customer_id: null })
    .where('id', '=', userId)
    .where('customer_id', '=', customer)
    .execute()
}

/** Best in the transaction that ends what named it. */
export async function insertCustomerToForget(db: Database, customer: string): Promise<void> {
  await db
    .insertInto('customers_to_forget')
    .values({ customer_id: customer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Some of them, those after that one; by and by all. */
export async function listCustomersToForget(db: Database, after = ''): Promise<string[]> {
  const rows = await db
    .selectFrom('customers_to_forget')
    .select('customer_id')
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(100)
    .execute()
  return rows.map(({ customer_id: customer }) => customer)
}

export async function customerForgotten(db: Database, customer: string): Promise<void> {
  await db.deleteFrom('customers_to_forget').where('customer_id', '=', customer).execute()
}
