import { providerAddress } from '#adapters/net/provider-address.ts'
import { serverAddresses } from '#contract/addresses.ts'

/** Where the list opens an invoice (section 7, R37): by the order's number and its key, or by the file's name where the provider sends no key. `origin`: the provider's. */
export function invoicePath(orderId: number, file: string, token: string | null, origin?: string): string {
  const name = token === null ? encodeURIComponent(file) : `${orderId}/${encodeURIComponent(token)}`
  return providerAddress(`${serverAddresses.invoices}/${name}`, origin)
}
