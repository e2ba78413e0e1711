import { company, seller } from '#content/company.ts'
import type { WireReply } from '#contract/endpoint.ts'
import { actKindsOnWire } from '#contract/driver/driver-acts.ts'
import type { readDriverDay } from '#contract/driver/driver-day.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { addDays, parisDay, parisInstant } from '#rules/moment/paris-time.ts'
import { clock } from '#rules/moment/french.ts'
import { fullSlot } from '#rules/order/slot-words.ts'
import { reservesInWords } from '#rules/run/act-words.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'
import type { Database } from '#server/db/database.ts'
import { buyersOf, clientOf, type ReachedBuyer } from '#server/organisations/buyer.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { absencesOf } from '#server/orders/told-absence.ts'
import { timedRuns } from '#server/runs/read-runs.ts'
import { runOnWire } from '#server/runs/run-on-wire.ts'
import { runsAhead } from '#server/runs/runs.ts'
import { storeNotes } from '#server/stores/partner-stores.ts'
import type { World } from '#server/world.ts'
import { eventWords, factsOf } from '#server/waybill/event-facts.ts'
import { eventsOf, type WaybillEvent } from '#server/waybill/waybill-events.ts'

type DayWorld = Pick<World, 'db' | 'now' | 'settings' | 'travelTime'>
type DayOnWire = WireReply<typeof readDriverDay>

/** All that a driver needs until tomorrow night, in the spelling of the contract. */
export async function driverDayOnWire(driverId: number, world: DayWorld): Promise<DayOnWire> {
  const { db, now, settings } = world
  const today = parisDay(now())
  const rows = await runsAhead(db, driverId, today, addDays(today, 1))
  const ids = rows.map(({ id }) => id)
  const [{ runs, assigned }, tried, off, noteAt] = await Promise.all([
    timedRuns(rows, driverId, world),
    ordersTriedOn(db, ids),
    takenOff(db, ids, parisInstant(today, '0:00')),
    storeNotes(settings),
  ])
  const orders = [...new Map([...tried, ...assigned].map((order) => [order.id, order])).values()]
  const orderIds = orders.map(({ id }) => id)
  const [told, buyers, absences] = await Promise.all([
    eventsOf(db, orderIds),
    buyersOf(db, orderIds),
    absencesOf(db, orderIds),
  ])
  const events = Map.groupBy(told, ({ order_id: id }) => id)
  const held = new Set(assigned.map(({ id }) => id))
  return {
    success: true,
    jour: today,
    transporteur: {
      nom: seller.name,
      adresse: seller.address.join(', '),
      siren: seller.siren,
      telephone: company.phone,
      licence: company.transportLicence ?? '',
    },
    tournees: runs.map((run) => ({ ...runOnWire(run), jour: run.row.day })),
    commandes: orders.flatMap((order) => {
      const buyer = buyers.get(order.id)
      // Forgotten meanwhile.
      return buyer === undefined
        ? []
        : driverOrderOnWire(order, {
            buyer,
            events: events.get(order.id) ?? [],
            pickupNote: noteAt(order.pickup_address),
            absentAt: absences.get(order.id) ?? null,
          })
    }),
    retirees: off
      .filter(({ order_id: id }) => id !== null && !held.has(id))
      .map(({ order_id: id, run_id: runId, at, kind, note }) => ({
        commande: id ?? 0,
        tournee: runId,
        le: wireFromInstant(new Date(at)),
        note: kind === 'off' ? 'Retirée par le bureau' : (note ?? ''),
      })),
  }
}

/** The orders that could not be delivered on these runs: they are on none any more. */
async function ordersTriedOn(db: Database, runIds: readonly number[]): Promise<OrderRow[]> {
  if (runIds.length === 0) return []
  const tried = db
    .selectFrom('run_changes')
    .select('order_id')
    .where('run_id', 'in', runIds)
    .where('kind', '=', 'attempt')
  return await db.selectFrom('orders').selectAll().where('id', 'in', tried).orderBy('id').execute()
}

/** What was taken off these runs since then, each order once: the last time. */
async function takenOff(db: Database, runIds: readonly number[], since: Date) {
  if (runIds.length === 0) return []
  const rows = await db
    .selectFrom('run_changes')
    .selectAll()
    .where('run_id', 'in', runIds)
    .where('at', '>=', since.getTime())
    .where('kind', 'in', ['off', 'left'])
    .orderBy('id')
    .execute()
  return [...new Map(rows.map((row) => [row.order_id, row])).values()]
}

interface KnownOfOrder {
  readonly buyer: ReachedBuyer
  readonly events: readonly WaybillEvent[]
  readonly pickupNote: string
  readonly absentAt: Date | null
}

function driverOrderOnWire(order: OrderRow, { buyer, events, pickupNote, absentAt }: KnownOfOrder) {
  const client = clientOf(buyer)
  const expected = fullSlot(slotsOf(order).holds)
  const absence = absentAt && `Le destinataire a dit à ${clock(absentAt)} qu’il ne sera pas là.`
  return {
    id: order.id,
    statut: order.status,
    donneur_ordre: {
      nom: client.name,
      adresse: client.address.filter(Boolean).join(', '),
      siren: buyer.siren,
      telephone: buyer.phone,
    },
    reference: order.reference,
    chantier: order.site,
    retrait: {
      nom: '',
      adresse: order.pickup_address,
      latitude: order.pickup_latitude,
      longitude: order.pickup_longitude,
      telephone: buyer.phone,
      note: pickupNote,
      prevue: expected,
    },
    livraison: {
      nom: order.recipient_company || `${order.recipient_first_name} ${order.recipient_last_name}`.trim(),
      adresse: order.delivery_address,
      latitude: order.delivery_latitude,
      longitude: order.delivery_longitude,
      telephone: order.recipient_phone,
      note: [absence, order.access_note, order.comment].filter(Boolean).join('\n'),
      prevue: expected,
    },
    poids: weightLabel(order.weight_band),
    nature: order.goods,
    colis: order.packages,
    tentatives: order.attempts,
    voisin: order.neighbour,
    evenements: events.map(eventOnWire),
  }
}

function eventOnWire(event: WaybillEvent) {
  const facts = factsOf(event)
  const told = facts.kind === 'attempt' ? { name: '', signature: [], reserves: [], words: '' } : facts
  return {
    id: event.id,
    genre: actKindsOnWire[event.kind],
    le: wireFromInstant(new Date(event.at)),
    arrive_le: facts.arrivedAt === undefined ? null : wireFromInstant(new Date(facts.arrivedAt)),
    telephone_le: wireFromInstant(new Date(event.phone_at)),
    recu_le: wireFromInstant(new Date(event.received_at)),
    mots: eventWords(event),
    nom: told.name,
    reserves: reservesInWords(told),
    signature: told.signature,
    photos: facts.photos.length,
    empreinte: event.digest,
  }
}
