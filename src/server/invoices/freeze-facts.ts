import { company, seller } from '#content/company.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { energyWords, vatPercentOf } from '#rules/price/invoice.ts'
import type { Cents } from '#rules/price/money.ts'
import { emissionWords } from '#rules/order/emissions.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { priceOf } from '#server/orders/price-of.ts'
import type { UserRow } from '#server/users/users.ts'
import type { ElectronicInvoice, InvoiceData, InvoiceFacts, InvoiceLine } from './invoice-facts.ts'
import { billingLines, clientOf } from '#server/organisations/buyer.ts'
import type { Instant } from '#server/db/database.ts'
import { withoutVat, withVat, type Tariff } from '#rules/price/price.ts'
import { countryOf } from '#rules/text/country.ts'
import type { RefundFacts } from './refund-facts.ts'

/** What an invoice and a receipt say alike of a paid order, as it is today. */
export function freezeFacts(
  order: OrderRow,
  account: UserRow,
): Omit<InvoiceFacts, 'number' | 'issuedAt' | 'deliveredAt'> {
  const { paid_at: paidAt, total_ht: totalHT, total_ttc: totalTTC } = order
  if (paidAt === null || totalHT === null || totalTTC === null) throw new Error(`order ${order.id} was not paid`)
  const { email, phone, brand } = company
  return {
    paidAt,
    ...(order.transfer_reference !== null && { transfer: { iban: seller.iban ?? '', bic: seller.bic ?? '' } }),
    seller: { ...seller, brand, email, phone },
    client: clientOf(account),
    orderId: order.id,
    orderedAt: order.ordered_at,
    pickup: order.pickup_address,
    delivery: order.delivery_address,
    recipient: [order.recipient_company, `${order.recipient_first_name} ${order.recipient_last_name}`.trim()]
      .filter(Boolean)
      .join(', '),
    ...(order.reference !== '' && { reference: order.reference }),
    ...(order.site !== '' && { site: order.site }),
    weight: weightLabel(order.weight_band),
    deliveryType: deliveryTypeLabel(order.delivery_type),
    lines: linesOf(order),
    totalHT,
    vatPercent: vatPercentOf(totalHT, totalTTC),
    vat: totalTTC - totalHT,
    totalTTC,
  }
}

/** The parts of the price; a supplement of nothing is no line. A price set by hand has no parts: one line. */
function linesOf(order: OrderRow): InvoiceLine[] {
  if (priceOf(order) === null) return [{ label: 'Livraison de matériaux, prix convenu', unitHT: order.total_ht ?? 0 }]
  const line = (label: string, unitHT: Cents | null): InvoiceLine => ({ label, unitHT: unitHT ?? 0 })
  const supplements = [
    line(`Supplément poids (${weightLabel(order.weight_band)})`, order.weight_price),
    line('Supplément temps de route', order.time_price),
    line(`Option de livraison ${deliveryTypeLabel(order.delivery_type)}`, order.delivery_price),
  ]
  return [
    line('Livraison de matériaux, tarif de base', order.base_price),
    ...supplements.filter(({ unitHT }) => unitHT !== 0),
  ]
}

/** Everything the invoice of a paid and delivered order says, as it is today. */
export function freezeInvoice(
  order: OrderRow,
  account: UserRow,
  { number, issuedAt, tariff }: { readonly number: string; readonly issuedAt: Instant; readonly tariff: Tariff },
): ElectronicInvoice {
  const { delivered_at: deliveredAt, paid_at: paidAt, total_ht: totalHT, total_ttc: totalTTC } = order
  if (deliveredAt === null || paidAt === null || totalHT === null || totalTTC === null)
    throw new Error(`order ${order.id} has nothing to invoice`)
  const { co2_grams: grams, co2_basis: basis } = order
  const { vatPercent, energyPercent } = tariff
  return {
    number,
    issuedAt,
    deliveredAt,
    ...freezeFacts(order, account),
    // Under ten euros the cents allow several rates.
    ...(withVat(totalHT, vatPercent) === totalTTC && { vatPercent }),
    ...(grams !== null && basis !== null && { emission: emissionWords(grams, basis) }),
    ...(energyPercent !== undefined && { energy: energyWords(totalHT, energyPercent) }),
    data: dataOf(order, account),
  }
}

function dataOf(order: OrderRow, account: UserRow): InvoiceData {
  return {
    sellerCountry: countryOf(seller.address.join('\n'), seller.vatNumber),
    clientCountry: countryOf(billingLines(account).join('\n'), account.vat_number),
    deliveryCountry: countryOf(order.delivery_address),
    clientEmail: account.email,
    vatOnDebits: seller.vatOnDebits ?? false,
  }
}

/**
 * Everything the receipt of a cancelled order says, as it is today; `cents`: what was charged and given back, which is
 * one line where it is not the price.
 */
export function freezeRefund(
  order: OrderRow,
  account: UserRow,
  { refundId, cents, cancelledAt, refundedAt }: GivenBack,
): RefundFacts {
  const facts = freezeFacts(order, account)
  const refund = { cancelledAt, refundedAt, reference: refundId }
  if (cents === facts.totalTTC) return { ...facts, ...refund }
  const totalHT = withoutVat(cents, facts.vatPercent)
  return {
    ...facts,
    ...refund,
    lines: [{ label: 'Montant débité', unitHT: totalHT }],
    totalHT,
    vat: cents - totalHT,
    totalTTC: cents,
  }
}

interface GivenBack {
  readonly refundId: string
  readonly cents: Cents
  readonly cancelledAt: Instant
  readonly refundedAt: Instant
}
