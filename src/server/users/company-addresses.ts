import type { Database } from '#server/db/database.ts'

/** The addresses that letters to the company go to, as they are compared: nobody registers an account with one. */
export function companyAddresses(addresses: readonly (string | null)[]): ReadonlySet<string> {
  return new Set(addresses.flatMap((address) => (address === null ? [] : plain(address))))
}

/** Whether mail to that address reaches the company: 'Contact+test@atelier.example' does where 'contact@atelier.example' is its own. */
export function isCompanyAddress(email: string, company: ReadonlySet<string>): boolean {
  return company.has(plain(email))
}

/** The customers' accounts with such an address, registered before it was refused. */
export async function customersWithAddressOf(db: Database, company: ReadonlySet<string>): Promise<{ readonly id: number; readonly email: string }[]> {
  return await db.selectFrom('users').select(['id', 'email']).where('role', '=', 'supplier').where('erased_at', 'is', null).where('email', 'in', [...company]).orderBy('id').execute()
}

/** Lower-case, without what a mail server drops behind a plus. */
function plain(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
}
