import { providerAddress } from '#adapters/net/provider-address.ts'
import { serverAddresses } from '#contract/addresses.ts'

/** Where an invoice opens (section 7, R37): by number and key, or by file name. `origin`: the provider's. */
export function invoicePath(orderId: number, file: string, token: string | null, origin?: string): string {
  const name = token === null ? encodeURIComponent(file) : `${orderId}/${encodeURIComponent(token)}`
  return providerAddress(`${serverAddresses.invoices}/${name}`, origin)
}
