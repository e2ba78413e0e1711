import { quotedVatPercent } from '#rules/price/price.ts'

/** The rate of the VAT, in percent: the usual one, until the server that serves the page writes its tariff's in its place (R8). */
export function VatPercent() {
  return <data value="vat-percent">{quotedVatPercent}</data>
}
