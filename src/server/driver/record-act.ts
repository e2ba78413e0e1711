import { actIssue, actRefusal, type ActKind, type DriverAct } from '#rules/run/driver-acts.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import { foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { stepOn } from '#server/staff/move-order.ts'
import type { World } from '#server/world.ts'
import { digestOf, firstPrevious } from '#server/waybill/waybill-chain.ts'
import { eventWords, type Facts } from '#server/waybill/event-facts.ts'
import { corrected } from './corrected.ts'
import { failDelivery } from './fail-delivery.ts'
import { notOnHisRun } from './not-on-his-run.ts'
import { keepRefused } from './keep-refused.ts'
import { eventsOf, type WaybillEvent } from '#server/waybill/waybill-events.ts'

/** An act as a phone tells it. `photos`: its names of those that it sent before; `doneAt`, `sentAt`: by its clock. */
export interface ToldAct {
  readonly id: string
  readonly orderId: number
  readonly runId: number
  readonly doneAt: Date
  readonly sentAt: Date
  readonly arrivedAt?: Date | null
  readonly photos: readonly string[]
  readonly act: DriverAct
}

/** What recording takes. */
export interface RecordingWorld extends Pick<World, 'db' | 'emissions' | 'now' | 'publicUrl'> {
  readonly letters: Pick<World['letters'], 'wake'>
}

/**
 * Writes down what a driver did, once: the step of its order and the next event of its waybill, in one transaction.
 * 422: what is missing; 409: the order or its run is not such any more, which the order's journal keeps.
 */
export async function recordAct(told: ToldAct, by: number, world: RecordingWorld): Promise<void> {
  const { db, letters, now } = world
  const received = now()
  try {
    await db.transaction().execute(async (transaction) => {
      const order = foundOrder(await holdOrder(transaction, told.orderId))
      if (await isRecorded(transaction, told, by)) return
      await recordOn(transaction, order, told, { by, received }, world)
    })
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) await keepRefused(told, by, error.message, received, world)
    throw error
  }
  letters.wake()
}

/** Whether this act is written down already: its reply was lost. */
async function isRecorded(db: Database, { id, orderId }: ToldAct, by: number): Promise<boolean> {
  const known = await db.selectFrom('waybill_events').selectAll().where('id', '=', id).executeTakeFirst()
  if (known !== undefined && (known.order_id !== orderId || known.by_id !== by))
    throw new HttpError(422, 'Cette étape porte le nom d’une autre.')
  return known !== undefined
}

interface Hand {
  readonly by: number
  readonly received: Date
}

async function recordOn(
  transaction: Database,
  order: OrderRow,
  told: ToldAct,
  { by, received }: Hand,
  world: RecordingWorld,
): Promise<void> {
  const { act, id } = told
  const events = await eventsOf(transaction, [order.id])
  const isMoved = isMovedByDesk(order.status, act.kind, events)
  const refusal =
    (await notOnHisRun(transaction, order, told.runId, by, act.kind)) ??
    (isMoved ? null : actRefusal(act.kind, { ...order, orderId: order.id }))
  if (refusal !== null) throw new HttpError(409, refusal)
  const issue = actIssue(act, { goods: order.goods, packages: order.packages })
  if (issue !== null) throw new HttpError(422, issue)

  const before = events.at(-1)
  const trueTime = (at: Date) => corrected(at, told.sentAt, received)
  const earliest = before?.at ?? order.paid_at ?? order.ordered_at
  const at = Math.min(Math.max(trueTime(told.doneAt), earliest), received.getTime())
  const photos = await digestsOf(transaction, order.id, told.photos)
  const event = {
    id,
    order_id: order.id,
    place: (before?.place ?? 0) + 1,
    kind: act.kind,
    run_id: told.runId,
    by_id: by,
    at,
    phone_at: told.doneAt.getTime(),
    received_at: received.getTime(),
    facts: factsText(told, order, photos, trueTime),
    previous: before?.digest ?? firstPrevious(order.id),
  } satisfies Omit<WaybillEvent, 'digest'>
  await transaction
    .insertInto('waybill_events')
    .values({ ...event, digest: digestOf(event) })
    .execute()
  // After its event, which the letter of a delivery goes along with.
  if (!isMoved) await moveBy(transaction, order, event, act, world)
}

/** Whether the desk has taken the step of an act that no phone has told yet: what was signed is written down all the same. */
function isMovedByDesk(status: number, kind: ActKind, events: readonly WaybillEvent[]): boolean {
  const sinceAttempt = events.slice(events.findLastIndex((event) => event.kind === 'attempt') + 1)
  if (kind === 'pickup')
    return sinceAttempt.length === 0 && (status === orderStatus.delivering || status === orderStatus.delivered)
  return (
    kind === 'delivery' && status === orderStatus.delivered && !sinceAttempt.some((event) => event.kind !== 'pickup')
  )
}

function factsText(
  { act, arrivedAt }: ToldAct,
  order: OrderRow,
  photos: readonly string[],
  trueTime: (at: Date) => number,
): string {
  const { kind: _kind, ...facts } = act
  return JSON.stringify({
    ...facts,
    photos,
    ...(act.kind === 'pickup' && { goods: act.goods || order.goods }),
    ...(act.kind === 'attempt' && { calledAt: act.calledAt && trueTime(act.calledAt) }),
    ...(arrivedAt && { arrivedAt: trueTime(arrivedAt) }),
  } satisfies Omit<Facts, 'kind' | 'photos'> & { readonly photos: readonly string[] })
}

/** The step that an act is, taken when it was done. */
async function moveBy(
  transaction: Database,
  order: OrderRow,
  event: Omit<WaybillEvent, 'digest'>,
  act: DriverAct,
  world: RecordingWorld,
): Promise<void> {
  const hand = { by: event.by_id, at: new Date(event.received_at), doneAt: new Date(event.at) }
  const { delivered, delivering, preparing, validating } = orderStatus
  // What was tried before had no pickup on this run.
  const onItsWay = async () =>
    order.status === preparing
      ? await stepOn(transaction, order, { ...hand, to: delivering, isTold: false }, world)
      : order
  switch (act.kind) {
    case 'pickup': {
      const loaded = await transaction
        .updateTable('orders')
        .set({ goods: order.goods || act.goods, packages: order.packages ?? act.packages })
        .where('id', '=', order.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const prepared =
        order.status === validating
          ? await stepOn(transaction, loaded, { ...hand, to: preparing, isTold: false }, world)
          : loaded
      await stepOn(transaction, prepared, { ...hand, to: delivering }, world)
      return
    }
    case 'delivery':
    case 'neighbour':
      await stepOn(transaction, await onItsWay(), { ...hand, to: delivered, note: eventWords(event) }, world)
      return
    case 'attempt':
      await failDelivery(
        transaction,
        await onItsWay(),
        { ...hand, why: eventWords(event).replace('Non livré : ', '') },
        world.publicUrl,
      )
  }
}

/** The SHA-256 of each photo that a phone sent before, in its order. 422: one has not arrived. */
async function digestsOf(db: Database, orderId: number, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const query = db.selectFrom('proof_photos').select(['key', 'digest']).where('order_id', '=', orderId)
  const found = new Map((await query.where('key', 'in', keys).execute()).map(({ key, digest }) => [key, digest]))
  return keys.map((key) => {
    const digest = found.get(key)
    if (!digest) throw new HttpError(422, 'Il manque une photo : renvoie-la.')
    return digest
  })
}
