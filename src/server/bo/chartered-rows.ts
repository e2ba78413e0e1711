import type { ParisDay } from '#rules/moment/paris-time.ts'
import { slotHours } from '#rules/order/slot-words.ts'
import type { Database } from '#server/db/database.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { RunRow } from '#server/runs/runs.ts'
import { factsOf } from '#server/waybill/event-facts.ts'
import { weightOf } from '#server/waybill/read-waybill.ts'
import { eventsOf, type WaybillEvent } from '#server/waybill/waybill-events.ts'
import { waybillNumber } from '#server/waybill/waybill-facts.ts'
import { instant, mostExported } from './export-rows.ts'

/**
 * What was given to other carriers on these days, an order a line, in the order of their runs: what stands on such a
 * run, and what was done on one and left it since. One row more than is allowed tells that there are too many.
 */
export async function charteredRows(db: Database, first: ParisDay, last: ParisDay) {
  const runs = await db
    .selectFrom('runs')
    .selectAll()
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('carrier', 'is not', null)
    .orderBy('day')
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const rows = []
  for (const run of runs) {
    for (const order of await ordersOf(db, run)) rows.push(await rowOf(db, run, order))
    if (rows.length > mostExported) break
  }
  return rows
}

async function ordersOf(db: Database, { id }: RunRow): Promise<OrderRow[]> {
  const standing = db.selectFrom('run_stops').select('order_id').where('run_id', '=', id)
  const done = db.selectFrom('waybill_events').select('order_id').where('run_id', '=', id)
  return await db
    .selectFrom('orders')
    .selectAll()
    .where((or) => or.or([or('id', 'in', standing), or('id', 'in', done)]))
    .orderBy('id')
    .execute()
}

async function rowOf(db: Database, run: RunRow, order: OrderRow) {
  const events = (await eventsOf(db, [order.id])).filter(({ run_id: runId }) => runId === run.id)
  const pickup = events.findLast(isOf('pickup'))
  const delivery = events.findLast(isOf('delivery', 'neighbour'))
  const told = pickup && factsOf(pickup)
  const seen = told?.kind === 'pickup' ? told : null
  const recipient = [order.recipient_company, `${order.recipient_first_name} ${order.recipient_last_name}`.trim()]
  return {
    Date: run.day,
    Transporteur: run.carrier,
    Véhicule: run.plate,
    Commande: order.id,
    'Lettre de voiture': events.length === 0 ? null : waybillNumber(order.id),
    Expéditeur: order.company || order.email,
    Destinataire: recipient.filter((words) => words !== '').join(', '),
    Retrait: order.pickup_address,
    Livraison: order.delivery_address,
    Créneau: slotHours(slotsOf(order).holds).replaceAll('\u00A0', ' '),
    'Prise en charge': instant(pickup?.at ?? null),
    'Livrée le': instant(delivery?.at ?? null),
    Marchandise: seen?.goods || order.goods,
    Colis: seen?.packages ?? order.packages,
    Poids: weightOf(order).replaceAll('\u00A0', ' '),
  }
}

const isOf =
  (...kinds: readonly WaybillEvent['kind'][]) =>
  ({ kind }: WaybillEvent) =>
    kinds.includes(kind)
