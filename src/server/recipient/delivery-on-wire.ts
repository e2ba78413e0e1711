import { momentOnWire } from '#contract/order/moment-wire.ts'
import type { trackDelivery } from '#contract/order/tracking.ts'
import type { WireReply } from '#contract/endpoint.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { lastDamageDay } from '#rules/moment/damage-days.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { arrivalWindow } from '#rules/run/arrival-window.ts'
import { recipientRefusal } from '#rules/run/recipient-acts.ts'
import { isTextable } from '#server/letters/tracking-text.ts'
import { refusesTexts } from '#server/letters/text-refusals.ts'
import { dueOf, momentOf } from '#server/orders/moment-of.ts'
import { changesOf, whenDone, type OrderChange, type OrderChangeKind } from '#server/orders/order-changes.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { toldAbsence } from '#server/orders/told-absence.ts'
import { wireDate } from '#server/orders/past-order-on-wire.ts'
import { knownTimes } from '#server/runs/read-runs.ts'
import type { RunRow } from '#server/runs/runs.ts'
import type { World } from '#server/world.ts'
import { readAwaited } from './awaited-order.ts'
import { offeredMoments } from './offered-moments.ts'

/**
 * A delivery as whoever has its link sees it: towns and times, no name, no address, no price, and of what was told by
 * the link only that it was.
 */
export async function deliveryOnWire(order: OrderRow, world: World): Promise<WireReply<typeof trackDelivery>> {
  const { db, places, now } = world
  const at = now()
  const [changes, awaited] = await Promise.all([changesOf(db, order.id), readAwaited(db, order)])
  const reached = (status: number) => lastDone(changes, ({ kind, to_status: to }) => kind === 'step' && to === status)
  const told = (kind: OrderChangeKind) => lastDone(changes, (change) => change.kind === kind)
  const refusal = recipientRefusal('moment', awaited, at)
  const isThere = order.status === orderStatus.delivered
  return {
    success: true,
    data: {
      id: order.id,
      StatuCommande: order.status,
      villeDepart: places.townIn(order.pickup_address) ?? '',
      villeLivraison: places.townIn(order.delivery_address) ?? '',
      ...momentOnWire(momentOf(order)),
      attendue_avant: wireFromInstant(dueOf(order)),
      DateCommande: wireDate(order.ordered_at),
      en_preparation_le: reached(orderStatus.preparing),
      partie_le: order.status === orderStatus.delivering || isThere ? reached(orderStatus.delivering) : null,
      estimatedTime: order.minutes,
      DateLivraisonReelle: wireDate(order.delivered_at),
      sms_refuses: isTexted(order, world) ? await refusesTexts(world, order.recipient_phone) : null,
      arrivee: !isThere && awaited.isUnderWay && awaited.run ? await arrivalOnWire(order, awaited.run, world) : null,
      actes: {
        vu: changes.length,
        acces_le: order.access_note === '' ? null : told('access'),
        voisin_le: order.neighbour === '' ? null : told('neighbour'),
        absent_le: wireDate(toldAbsence(changes)?.getTime() ?? null),
        tentative_le: wireDate(order.attempted_at),
        moments: refusal === null ? (await offeredMoments(order, world)).map(momentOnWire) : [],
        moment_refus: refusal ?? '',
        dommage_jusqu_au: awaited.deliveredAt && lastDamageDay(awaited.deliveredAt),
        dommage_le: told('damage'),
      },
    },
  }
}

/** When the last of these changes was done. */
function lastDone(changes: readonly OrderChange[], isIt: (change: OrderChange) => boolean): string | null {
  const last = changes.findLast(isIt)
  return wireDate(last === undefined ? null : whenDone(last))
}

/** Whether its recipient's number is sent text messages. */
export function isTexted(order: OrderRow, { sendsTexts }: World): boolean {
  return sendsTexts && isTextable(order)
}

async function arrivalOnWire({ id }: OrderRow, run: RunRow, world: Pick<World, 'db' | 'now'>) {
  const stops = await knownTimes(run, world)
  const index = stops.findIndex(({ row }) => row.order_id === id && row.kind === 'delivery')
  const window = arrivalWindow(stops, index, world.now())
  return (
    window && {
      de: wireFromInstant(window.from),
      a: wireFromInstant(window.to),
      arrets: window.stopsBefore,
      calculee_le: wireFromInstant(world.now()),
    }
  )
}
