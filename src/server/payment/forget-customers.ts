import { errorFields } from '#server/log/log.ts'
import { customerForgotten, listCustomersToForget } from '#server/users/customer-ids.ts'
import type { World } from '#server/world.ts'

/**
 * Has the processor delete the customers that no account has any more, with their cards. Where it does not, the next
 * sweep asks again.
 */
export async function forgetCustomers({ db, log, payments }: Pick<World, 'db' | 'log' | 'payments'>): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const customers = await listCustomersToForget(db, after)
    for (const customer of customers) {
      try {
        await payments.customers.forget(customer)
        await customerForgotten(db, customer)
      } catch (error) {
        log.error(errorFields(error), 'customer not forgotten')
      }
    }
    after = customers.at(-1)
  }
}
