import { company, seller } from '#content/company.ts'
import { dueDay } from '#rules/order/on-account.ts'
import { emissionWords } from '#rules/order/emissions.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { energyWords, vatPercentOf } from '#rules/price/invoice.ts'
import { withVat, type Tariff } from '#rules/price/price.ts'
import { townOf } from '#rules/text/address-label.ts'
import { countryOf } from '#rules/text/country.ts'
import type { Instant } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { OrganisationRow } from '#server/organisations/organisations.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { AccountInvoiceFacts, BilledDelivery } from './account-invoice-facts.ts'
import { clientOf } from '#server/organisations/buyer.ts'
import type { ReadTax } from './read-invoice.ts'

interface Numbered {
  readonly number: string
  readonly issuedAt: Instant
  readonly days: number
  /** Where data of the invoice is sent. */
  readonly email: string
  readonly tariff: Tariff
}

/** All that the invoice of these deliveries of an organisation says, as it is today. */
export function freezeAccountInvoice(
  orders: readonly OrderRow[],
  organisation: OrganisationRow,
  { number, issuedAt, days, email, tariff }: Numbered,
): AccountInvoiceFacts {
  const { iban, bic } = transferTo()
  const billed = orders.map((order) => billedOrder(order, tariff)).toSorted(byDay)
  const taxes = taxesOf(billed)
  const [totalHT, vat] = [sum(taxes, 'totalHT'), sum(taxes, 'vat')]
  const client = clientOf({ ...organisation, company: organisation.name, first_name: '', last_name: '' })
  const { energyPercent } = tariff
  return {
    number,
    issuedAt,
    seller: { ...seller, brand: company.brand, email: company.email, phone: company.phone },
    client,
    data: {
      sellerCountry: countryOf(seller.address.join('\n'), seller.vatNumber),
      clientCountry: countryOf(client.address.join('\n'), organisation.vat_number),
      clientEmail: email,
      vatOnDebits: seller.vatOnDebits ?? false,
    },
    from: billed.at(0)?.day ?? '',
    to: billed.at(-1)?.day ?? '',
    days,
    dueDay: dueDay(new Date(issuedAt), days),
    iban,
    bic,
    deliveries: billed.map(({ vat: _, ...line }) => line),
    taxes,
    totalHT,
    vat,
    totalTTC: totalHT + vat,
    ...emissionOf(orders),
    ...(energyPercent !== undefined && { energy: energyWords(totalHT, energyPercent, orders.length) }),
  }
}

/** Where a customer's transfers go. 409 where SITE_FILE does not say. */
export function transferTo(): { readonly iban: string; readonly bic: string } {
  const { iban, bic } = seller
  if (iban === undefined || bic === undefined)
    throw new HttpError(409, 'Où virer ? Mets d’abord « iban » et « bic » sous « seller » dans SITE_FILE.')
  return { iban, bic }
}

type Billed = BilledDelivery & Pick<ReadTax, 'vat'>

function billedOrder(order: OrderRow, { vatPercent }: Tariff): Billed {
  const { delivered_at: deliveredAt, total_ht: totalHT, total_ttc: totalTTC } = order
  if (deliveredAt === null || totalHT === null || totalTTC === null)
    throw new Error(`order ${order.id} has nothing to invoice`)
  return {
    orderId: order.id,
    day: parisDay(new Date(deliveredAt)),
    from: townOf(order.pickup_address),
    to: townOf(order.delivery_address),
    ...(order.reference !== '' && { reference: order.reference }),
    ...(order.site !== '' && { site: order.site }),
    totalHT,
    vat: totalTTC - totalHT,
    // Under ten euros the cents allow several rates.
    vatPercent: withVat(totalHT, vatPercent) === totalTTC ? vatPercent : vatPercentOf(totalHT, totalTTC),
  }
}

function byDay(one: Billed, other: Billed): number {
  return one.day.localeCompare(other.day) || one.orderId - other.orderId
}

function taxesOf(billed: readonly Billed[]): ReadTax[] {
  return [...Map.groupBy(billed, ({ vatPercent }) => vatPercent)].map(([vatPercent, group]) => ({
    vatPercent,
    totalHT: sum(group, 'totalHT'),
    vat: sum(group, 'vat'),
  }))
}

/** Nothing where one of them does not tell, or tells by other figures. */
function emissionOf(orders: readonly OrderRow[]): Pick<AccountInvoiceFacts, 'emission'> {
  const [basis, ...others] = new Set(orders.map(({ co2_basis }) => co2_basis))
  if (basis === null || basis === undefined || others.length > 0) return {}
  const grams = orders.reduce((total, { co2_grams }) => total + (co2_grams ?? 0), 0)
  return { emission: emissionWords(grams, basis, orders.length) }
}

function sum<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0)
}
