import type { Database } from '#server/db/database.ts'

/**
 * The addresses that letters to the company go to, as they are written and as they are compared: nobody registers an
 * account with one.
 */
export function companyAddresses(addresses: readonly (string | null)[]): ReadonlySet<string> {
  return new Set(addresses.flatMap((address) => (address === null ? [] : [address.toLowerCase(), mailboxOf(address)])))
}

/**
 * Whether mail to that address may reach the company: 'Con.tact+test@atelier.example' does where
 * 'contact@atelier.example' is its own.
 */
export function isCompanyAddress(email: string, company: ReadonlySet<string>): boolean {
  return company.has(mailboxOf(email))
}

/** The customers' accounts with such an address, registered before it was refused. */
export async function customersWithAddressOf(
  db: Database,
  company: ReadonlySet<string>,
): Promise<{ readonly id: number; readonly email: string }[]> {
  return await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'supplier')
    .where('erased_at', 'is', null)
    .where('email', 'in', [...company])
    .orderBy('id')
    .execute()
}

/** Whose letters these are, by an address: lower-case, without dots and what stands behind a plus. */
export function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`
}
