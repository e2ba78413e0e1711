import type { Database } from '#server/db/database.ts'
import { findOrganisation } from './organisations.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { findUser, findUserById, type UserRow } from '#server/users/users.ts'

/** Who is billed for an order: the account as it is today, or its organisation, with who placed the order there. */
export async function findBuyer(db: Database, order: OrderRow): Promise<UserRow> {
  const account = await findUser(db, order.supplier_id)
  if (order.organisation_id === null) return account
  const { first_name = '', last_name = '' } = (await findUserById(db, order.orderer_id ?? order.supplier_id)) ?? {}
  const {
    name: company,
    siren,
    vat_number,
    billing_address,
    postal_code,
    city,
  } = await findOrganisation(db, order.organisation_id)
  return { ...account, first_name, last_name, company, siren, vat_number, billing_address, postal_code, city }
}

/** Who buys each of these orders, by its number, found together: a firm stands in for its account, whose phone it has. */
export async function buyersOf(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, ReachedBuyer>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.supplier_id')
    .leftJoin('organisations', 'organisations.id', 'orders.organisation_id')
    .select(({ fn }) => [
      'orders.id as order_id',
      'first_name',
      'last_name',
      'phone',
      fn.coalesce('organisations.name', 'users.company').as('company'),
      fn.coalesce('organisations.siren', 'users.siren').as('siren'),
      fn.coalesce('organisations.vat_number', 'users.vat_number').as('vat_number'),
      fn.coalesce('organisations.billing_address', 'users.billing_address').as('billing_address'),
      fn.coalesce('organisations.postal_code', 'users.postal_code').as('postal_code'),
      fn.coalesce('organisations.city', 'users.city').as('city'),
    ])
    .where('orders.id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ order_id: id, ...buyer }) => [id, buyer]))
}

/** A buyer, and the number to call. */
export type ReachedBuyer = Buyer & Pick<UserRow, 'phone'>

type Buyer = Pick<
  UserRow,
  'billing_address' | 'city' | 'company' | 'first_name' | 'last_name' | 'postal_code' | 'siren' | 'vat_number'
>

/** Who buys, as the account tells it today. */
export function clientOf(account: Buyer) {
  const person = `${account.first_name} ${account.last_name}`.trim()
  const { company: firm, siren, vat_number: vatNumber } = account
  return {
    name: firm || person,
    contact: firm ? person : '',
    address: billingLines(account),
    siren,
    vatNumber,
    isCompany: [firm, siren, vatNumber].some(Boolean),
  }
}

/** The billing address, and the town on a line of its own unless the address says it already. */
export function billingLines({ billing_address: address, postal_code: code, city }: Buyer): string[] {
  const town = `${code} ${city}`.trim()
  return town === '' || (code !== '' && address.includes(code)) ? [address] : [address, town]
}
