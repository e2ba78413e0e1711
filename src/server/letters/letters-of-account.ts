import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Tables } from '#server/tables.ts'
import type { UserRow } from '#server/users/users.ts'

/** Whose letters. An address proves nothing before the account was there: what was written earlier is somebody's who had it then. */
export type LettersOwner = Pick<UserRow, 'id' | 'email' | 'created_at'>

const toOwnerKeys = ['order-paid-', 'order-priced-', 'order-preparing-', 'order-delivering-', 'order-invoiced-', 'order-cancelled-', 'order-refunded-'] as const
const aboutOwnerKeys = ['order-requested-', 'refund-failed-', 'order-sms-'] as const
/** What the keys of letters about orders begin with. */
export const orderLetterKeys = [...toOwnerKeys, ...aboutOwnerKeys]

type LettersBuilder = ExpressionBuilder<Tables, 'letters'>

/** The letters to the owner of an account: those about his orders, and those to the account itself. */
export function toOwner(or: LettersBuilder, owner: LettersOwner): Expression<SqlBool> {
  return or.or([aboutOrders(owner.id, toOwnerKeys), sinceAccount(or, owner, 'to_address')])
}

/** The letters about him to others: to the provider's staff, of orders without a price and messages of the contact form; to his customers, of orders on their way. */
export function aboutOwner(or: LettersBuilder, owner: LettersOwner): Expression<SqlBool> {
  return or.or([aboutOrders(owner.id, aboutOwnerKeys), sinceAccount(or, owner, 'reply_to_address')])
}

/** Letters about the orders of that account, by the keys they were written with. */
export function aboutOrders(userId: number, keys: readonly string[]): Expression<SqlBool> {
  const ofOrders = keys.map((key) => sql`select ${key} || cast(id as text) from orders where supplier_id = ${userId}`)
  return sql<SqlBool>`letters.once_key in (${sql.join(ofOrders, sql` union all `)})`
}

function sinceAccount(or: LettersBuilder, { email, created_at: since }: LettersOwner, field: 'to_address' | 'reply_to_address'): Expression<SqlBool> {
  return or.and([or(`letters.${field}`, '=', email), or('letters.created_at', '>=', since), or('letters.once_key', 'is', null)])
}
