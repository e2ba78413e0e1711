import { company, seller } from '#content/company.ts'
import { clock, inProse } from '#rules/moment/french.ts'
import { accessNotes } from '#rules/order/access-notes.ts'
import { slotDay } from '#rules/order/delivery-times.ts'
import { pickupLine, readPickupWords } from '#rules/order/pickup-comment.ts'
import { slotHours } from '#rules/order/slot-words.ts'
import { dayInFigures } from '#rules/price/invoice.ts'
import { formatKg, weightLabel } from '#rules/price/weight-bands.ts'
import { addressLines } from '#rules/text/address-label.ts'
import type { Database } from '#server/db/database.ts'
import { clientOf, findBuyer } from '#server/organisations/buyer.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { RunRow } from '#server/runs/runs.ts'
import { findUserById } from '#server/users/users.ts'
import { eventWords, factsOf, type Facts } from './event-facts.ts'
import { brokenAt } from './waybill-chain.ts'
import { eventsOf, type WaybillEvent } from './waybill-events.ts'
import type { WaybillFacts, WaybillLine } from './waybill-facts.ts'

/** What the waybill of an order says now; null before it is picked up. Its run is that of the last event. */
export async function readWaybill(db: Database, order: OrderRow): Promise<WaybillFacts | null> {
  const rows = await eventsOf(db, [order.id])
  const last = rows.at(-1)
  if (last === undefined) return null
  const [run, buyer] = await Promise.all([
    db.selectFrom('runs').selectAll().where('id', '=', last.run_id).executeTakeFirst(),
    findBuyer(db, order),
  ])
  const driver = await findUserById(db, run?.driver_id ?? last.by_id)
  const events = rows.map(lineOf)
  const client = clientOf(buyer)
  const pickup = events.findLast(isOf('pickup'))
  const delivery = events.findLast(isOf('delivery', 'neighbour'))
  const { comment, ...atPickup } = readPickupWords(order.comment)
  const atPickupWords = pickupLine(atPickup)
  return {
    brand: company.brand,
    orderId: order.id,
    carrier: carrierOf(run),
    principal: {
      name: client.name,
      address: client.address,
      siren: client.siren,
      references: [order.reference, order.site].filter((words) => words !== '').join(', '),
    },
    recipient: {
      name: [order.recipient_company, `${order.recipient_first_name} ${order.recipient_last_name}`.trim()]
        .filter((words) => words !== '')
        .join(', '),
      address: addressLines(order.delivery_address),
      phone: order.recipient_phone,
    },
    pickup: { address: order.pickup_address, planned: plannedPickup(order, run), doneAt: pickup?.at ?? null },
    delivery: { address: order.delivery_address, planned: plannedDelivery(order), doneAt: delivery?.at ?? null },
    goods: (pickup?.told?.kind === 'pickup' && pickup.told.goods) || order.goods,
    packages: order.packages,
    weight: weightOf(order),
    plate: run?.plate ?? '',
    driver: `${driver?.first_name ?? ''} ${driver?.last_name ?? ''}`.trim(),
    instructions: withoutCodes(
      [atPickupWords && `Au retrait : ${atPickupWords}`, ...comment.split('\n')]
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' · '),
    ),
    events,
    brokenAt: brokenAt(rows),
  }
}

/** As its slip says it, else the band that was paid for: '212 kg', '151-300 kg'. */
export function weightOf({ detected_kg: kg, weight_band: band }: Pick<OrderRow, 'detected_kg' | 'weight_band'>) {
  return kg === null ? weightLabel(band) : formatKg(kg)
}

const isOf =
  (...kinds: readonly Facts['kind'][]) =>
  ({ told }: WaybillLine) =>
    told !== null && kinds.includes(told.kind)

/** What somebody wrote over in the database does not keep the paper from being drawn: its chain says so. */
function lineOf(event: WaybillEvent): WaybillLine {
  const { at, digest, phone_at: phoneAt, received_at: receivedAt } = event
  const times = { at, phoneAt, receivedAt, digest }
  try {
    return { ...times, words: eventWords(event), told: factsOf(event) }
  } catch {
    return { ...times, words: 'Événement illisible', told: null }
  }
}

/** Of another carrier the run knows the name alone. */
function carrierOf(run: RunRow | undefined): WaybillFacts['carrier'] {
  if (run !== undefined && run.carrier !== null)
    return { name: run.carrier, address: [], siren: '', licence: '', charteredBy: seller.name }
  const { address, name, siren } = seller
  return { name, address, siren, licence: company.transportLicence ?? '', charteredBy: '' }
}

/** 'le 24/11/2026, vers 8 h 30'; of an order whose delivery alone has an hour, when its run begins. */
function plannedPickup(order: OrderRow, run: RunRow | undefined): string {
  const { holds } = slotsOf(order)
  if (holds.kind === 'pickup') return `le ${dayInFigures(holds.at)}, ${slotHours(holds).replace(/^retrait /, '')}`
  if (run === undefined) return ''
  const start = new Date(run.starts_at)
  return `le ${dayInFigures(start)}, dès ${inProse(clock(start))}`
}

function plannedDelivery(order: OrderRow): string {
  const { holds } = slotsOf(order)
  const day = `le ${slotDay(holds).split('-').toReversed().join('/')}`
  return holds.kind === 'pickup' ? `${day}, après le retrait` : `${day}, ${slotHours(holds)}`
}

/** A code opens a door: no paper that is shown about has one. */
function withoutCodes(words: string): string {
  const code = accessNotes(words)
    .find((note) => note.startsWith('code '))
    ?.slice('code '.length)
  if (code === undefined) return words
  return withoutCodes(words.replace(new RegExp(code.replaceAll('*', String.raw`\*`), 'i'), '•••'))
}
