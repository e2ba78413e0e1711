import type { Insertable } from 'kysely'
import { noTexts } from '#contract/order/order-texts.ts'
import { expectedAt } from '#rules/moment/departure.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { priceOf, type Tariff } from '#rules/price/price.ts'
import type { WeightBandKey } from '#rules/price/weight-bands.ts'
import { textColumnsOf } from '#server/orders/order-columns.ts'
import type { OrdersTable } from '#server/orders/orders-table.ts'

const hourMs = 3_600_000

/** Where a sample order stands, who gets it, and how long ago it was made. */
const samples = [
  {
    status: orderStatus.validating,
    paid: 1,
    hours: 1,
    company: 'Exemple Toiture',
    street: '12 Chemin de l’Exemple',
    band: '151-300',
    minutes: 24,
  },
  {
    status: orderStatus.preparing,
    paid: 1,
    hours: 5,
    company: 'Exemple Plomberie',
    street: '3 Rue du Modèle',
    band: '-150',
    minutes: 18,
  },
  {
    status: orderStatus.delivering,
    paid: 1,
    hours: 26,
    company: 'Exemple Maçonnerie',
    street: '8 Avenue de l’Essai',
    band: '451-600',
    minutes: 41,
  },
  {
    status: orderStatus.delivered,
    paid: 1,
    hours: 75,
    company: 'Exemple Peinture',
    street: '5 Place de l’Exemple',
    band: '301-450',
    minutes: 33,
  },
  {
    status: orderStatus.cancelled,
    paid: 0,
    hours: 200,
    company: 'Exemple Carrelage',
    street: '27 Boulevard du Modèle',
    band: '-150',
    minutes: 12,
  },
  {
    status: orderStatus.validating,
    paid: 0,
    hours: 320,
    company: 'Exemple Électricité',
    street: '14 Rue de l’Essai',
    band: '601-750',
    minutes: 22,
  },
  {
    status: 0,
    paid: null,
    hours: 9000,
    company: 'Exemple Charpente',
    street: '1 Impasse de l’Exemple',
    band: '901-1350',
    minutes: 57,
  },
] as const satisfies readonly Sample[]

export interface Sample {
  /** An urgent one unless told. */
  readonly moment?: Moment
  readonly comment?: string
  readonly status: number
  readonly paid: 0 | 1 | null
  readonly hours: number
  readonly company: string
  readonly street: string
  readonly band: WeightBandKey
  readonly minutes: number
}

/** An order in every status, visibly samples, the newest an hour old. */
export function sampleOrders(supplierId: number, email: string, tariff: Tariff, now: Date): Insertable<OrdersTable>[] {
  return samples.map((sample, index) => sampleOrder(sample, index, { supplierId, email, tariff, now }))
}

/** One of them; `index`: its own among those of its supplier. */
export function sampleOrder(
  sample: Sample,
  index: number,
  { supplierId, email, tariff, now }: Owner,
): Insertable<OrdersTable> {
  const orderedAt = now.getTime() - sample.hours * hourMs
  const moment = sample.moment ?? { type: 'urgent' }
  // One that was asked for by mail has no price yet.
  const price =
    sample.paid === null ? null : priceOf(tariff, { band: sample.band, type: moment.type, minutes: sample.minutes })
  const delivered = sample.status === orderStatus.delivered
  const expected = expectedAt(moment, new Date(orderedAt)).getTime()
  return {
    supplier_id: supplierId,
    submission_id: `demo-${supplierId}-${index}`,
    submission_digest: '',
    ...textColumnsOf({
      ...noTexts,
      email,
      company: 'Exemple Matériaux',
      recipient: { company: sample.company, lastName: 'Modèle', firstName: 'Dominique', phone: '0600000000' },
      comment: sample.comment ?? 'Commande d’exemple',
    }),
    pickup_address: 'Zone de l’Exemple, 06150 Cannes',
    pickup_latitude: 43.5512,
    pickup_longitude: 6.9756,
    delivery_address: `${sample.street}, 06250 Mougins`,
    delivery_latitude: 43.6003,
    delivery_longitude: 6.9951,
    weight_band: sample.band,
    delivery_type: moment.type,
    flex_day: moment.type === 'flex' ? moment.slot.day : null,
    flex_half_day: moment.type === 'flex' ? moment.slot.halfDay : null,
    planned_at: moment.type === 'planifiee' ? moment.at.getTime() : null,
    slip_path: null,
    detected_kg: null,
    detected_band: null,
    minutes: price && sample.minutes,
    base_price: price?.base ?? null,
    weight_price: price?.weight ?? null,
    time_price: price?.time ?? null,
    delivery_price: price?.delivery ?? null,
    total_ht: price?.totalHT ?? null,
    total_ttc: price?.totalTTC ?? null,
    status: sample.status,
    payment_status: sample.paid,
    intent_id: null,
    ordered_at: orderedAt,
    updated_at: orderedAt + hourMs / 4,
    expected_at: expected,
    delivered_at: delivered ? orderedAt + 2 * hourMs : null,
    late: delivered && orderedAt + 2 * hourMs > expected ? 1 : 0,
    paid_at: sample.paid === 1 ? orderedAt : null,
    invoice_number: null,
    invoice_file: null,
    invoiced_at: null,
  }
}

export interface Owner {
  readonly supplierId: number
  readonly email: string
  readonly tariff: Tariff
  readonly now: Date
}
