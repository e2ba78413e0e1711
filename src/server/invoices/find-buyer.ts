import type { Database } from '#server/db/database.ts'
import { findOrganisation } from '#server/organisations/organisations.ts'
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
