/** Where the list opens an invoice (section 7, R37): by the order's number and its key, or by the file's name where the provider sends no key. */
export function invoicePath(orderId: number, file: string, token: string | null): string {
  return token === null ? `/factures/${encodeURIComponent(file)}` : `/factures/${orderId}/${encodeURIComponent(token)}`
}
