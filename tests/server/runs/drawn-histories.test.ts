import { describe, expect, inject, it } from 'vitest'
import type { Insertable } from 'kysely'
import type { StopName } from '#rules/run/run-moves.ts'
import { orderMoves } from '#rules/order/order-moves.ts'
import { cancelOrder } from '#server/cancellation/cancel-order.ts'
import { changeMoment } from '#server/cancellation/change-moment.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { OrdersTable } from '#server/orders/orders-table.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import { assignOrders } from '#server/runs/assign-orders.ts'
import { changeRun } from '#server/runs/change-run.ts'
import { dropRun } from '#server/runs/drop-run.ts'
import { reorderStops } from '#server/runs/reorder-stops.ts'
import { takeOff } from '#server/runs/take-off.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { recordAct, type ToldAct } from '#server/driver/record-act.ts'
import type { DriverAct } from '#rules/run/driver-acts.ts'
import { setDeliveryDate } from '#server/staff/set-delivery-date.ts'
import { undoStep } from '#server/staff/undo-step.ts'
import { chance, type Chance } from '#tests/builders/chance.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { aDriver, aRun } from '#tests/server/fixtures/run.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { eventFaults, runFaults } from './run-faults.ts'

const provider = await openProvider()
const { world } = provider
const { db } = world
const by = await aDriver(provider)
const sample = await paidOrder(provider, await newSupplier(provider))

/** Two runs of a day and four orders of it, in hands that draw what they do. */
interface Ground {
  readonly luck: Chance
  readonly runs: readonly number[]
  readonly orders: readonly number[]
  readonly versions: Map<number, number>
  /** What the driver's phone has told, obeyed or not, and what it was told to be written down. */
  readonly told: ToldAct[]
  readonly written: Set<string>
}

let copies = 0

async function newGround(seed: number): Promise<Ground> {
  const { id: _, ...row } = sample
  const rows: Insertable<OrdersTable>[] = Array.from({ length: 4 }, (_each, index) => ({
    ...row,
    // The last of them was tried on a day before.
    ...(index === 3 && { status: 3, attempts: 1 }),
    intent_id: `pi_copy_${(copies += 1)}`,
    submission_id: `copy ${copies}`,
  }))
  const orders = (await db.insertInto('orders').values(rows).returning('id').execute()).map(({ id }) => id)
  return {
    luck: chance(seed),
    runs: [await aRun(provider), await aRun(provider)],
    orders,
    versions: new Map(),
    told: [],
    written: new Set(),
  }
}

/** A run as it is now, as a hand sees it before it changes it: its version, or the one before, when it is slow. */
async function look(id: number, { luck }: Ground) {
  const run = await db.selectFrom('runs').select('version').where('id', '=', id).executeTakeFirst()
  const version = (run?.version ?? 1) - (luck.next() < 0.05 ? 1 : 0)
  const rows = await db.selectFrom('run_stops').selectAll().where('run_id', '=', id).orderBy('place').execute()
  const stops: StopName[] = rows.map(({ order_id: orderId, kind }) => ({ orderId, kind }))
  return { seen: { id, version }, stops }
}

const details = { driverId: by, plate: 'EF-456-GH', carrier: '', payloadKg: null, start: '8:00' } as const

/** What a hand does with a run that it has seen. */
const deskActs = {
  assign: ({ luck, orders }, { seen }) => assignOrders(seen, { orderId: luck.pick(orders) }, by, world),
  reorder: ({ luck }, { seen, stops }) => {
    const shuffled = stops.map((stop) => [luck.next(), stop] as const).toSorted(([one], [other]) => one - other)
    return reorderStops(
      seen,
      shuffled.map(([, stop]) => stop),
      by,
      world,
    )
  },
  swap: ({ luck }, { seen, stops }) => {
    const at = luck.whole(0, Math.max(0, stops.length - 2))
    const [one, other] = stops.slice(at, at + 2)
    const swapped = one && other ? [...stops.slice(0, at), other, one, ...stops.slice(at + 2)] : stops
    return reorderStops(seen, swapped, by, world)
  },
  takeOff: ({ luck, orders }, { seen }) => takeOff(seen, luck.pick(orders), by, world),
  change: (_, { seen }) => changeRun(seen, details, by, world),
  drop: (_, { seen }) => dropRun(seen, by, world),
} satisfies Record<string, (ground: Ground, at: Awaited<ReturnType<typeof look>>) => Promise<void>>

/** What happens to an order, whoever does it. */
const orderActs = {
  step: async (order) => {
    const move = orderMoves({ status: order.status, isPaid: true })[0]
    if (move) await moveOrder(order.id, { from: order.status, to: move.to, onPurpose: false }, by, world)
  },
  undo: (order) => undoStep(order.id, by, world),
  cancel: (order) => cancelOrder(order, { id: order.supplier_id, side: 'supplier' }, checkMayCancel, world),
  moment: (order, luck) => {
    const slot = { day: luck.pick(['2026-11-18', '2026-11-19']), halfDay: 'PM' } as const
    return changeMoment(order, { type: 'flex', slot }, order.supplier_id, world)
  },
  date: (order, luck) =>
    setDeliveryDate(order.id, { date: new Date(`2026-11-${luck.pick(['18', '19'])}T15:00:00Z`) }, by, world),
} satisfies Record<string, (order: OrderRow, luck: Chance) => Promise<unknown>>

/** What a phone tells of a stop; now and then again what it told before, as its reply was lost, maybe twice at once. */
async function tell(ground: Ground, kind: PhoneAct): Promise<void> {
  const { luck, orders, runs, told, written } = ground
  const known = luck.next() < 0.3 ? told.findLast((each) => each.act.kind === kind) : undefined
  const now = provider.now
  const next = known ?? {
    id: `phone ${(copies += 1)}`,
    orderId: (await orderFor(kind, ground)) ?? luck.pick(orders),
    runId: luck.pick(runs),
    doneAt: new Date(now.getTime() - luck.pick([0, 3_600_000])),
    sentAt: now,
    photos: [],
    act: phoneActs[kind],
  }
  if (known === undefined) told.push(next)
  const sends = Array.from({ length: luck.pick([1, 1, 2]) }, () => obeyed(() => recordAct(next, by, world)))
  // Of two at once, what another hand does between them may refuse one.
  if (!(await Promise.all(sends)).includes(true)) throw new HttpError(409, 'refused')
  written.add(next.id)
}

/** An order that such an act would be right for, mostly. */
async function orderFor(kind: PhoneAct, { luck, orders }: Ground): Promise<number | null> {
  if (luck.next() < 0.2) return null
  const right = db.selectFrom('run_stops').innerJoin('orders', 'orders.id', 'order_id').select('order_id')
  const rows = await right
    .where('order_id', 'in', orders)
    .where((or) =>
      kind === 'pickup'
        ? or('status', 'in', [4, 3]).and('attempts', '=', 0)
        : or.or([or('status', '=', 1), or('status', '=', 3).and('attempts', '>', 0)]),
    )
    .execute()
  return rows.length === 0 ? null : luck.pick(rows).order_id
}

const atStop = { reserves: [], words: '', name: 'M. Exemple', signature: [[1, 1, 2, 2]], photos: 0 } as const
const phoneActs = {
  pickup: { kind: 'pickup', packages: 3, goods: 'tuiles', ...atStop },
  delivery: { kind: 'delivery', ...atStop, unsigned: null },
  attempt: { kind: 'attempt', reason: 'refused', words: '', calledAt: null, photos: 0 },
} as const satisfies Record<string, DriverAct>
type PhoneAct = keyof typeof phoneActs

function checkMayCancel({ status }: OrderRow): void {
  if (![4, 3].includes(status)) throw new HttpError(409, 'too late')
}

/** Does something at once with something else now and then; a refusal is an answer. How many have been obeyed. */
async function turnOf(ground: Ground, done: Map<string, number>): Promise<void> {
  const { luck } = ground
  const hands = luck.next() < 0.3 ? 2 : 1
  const run = luck.pick(ground.runs)
  const at = await look(run, ground)
  const acts = Array.from({ length: hands }, () => draw(ground, at))
  const answers = await Promise.all(acts.map(async ([name, begin]) => [name, await obeyed(begin)] as const))
  for (const [name, isObeyed] of answers) if (isObeyed) done.set(name, (done.get(name) ?? 0) + 1)
  const desk = answers.filter(([name, isObeyed]) => isObeyed && name in deskActs)
  expect(desk.length, 'two hands from one version').toBeLessThan(2)
}

function draw(ground: Ground, at: Awaited<ReturnType<typeof look>>): readonly [string, () => Promise<unknown>] {
  const { luck, orders } = ground
  if (luck.next() < 0.6) {
    const name = luck.pick([
      'assign',
      'assign',
      'assign',
      'reorder',
      'swap',
      'swap',
      'takeOff',
      'change',
      'drop',
    ] as const)
    return [name, () => deskActs[name](ground, at)]
  }
  if (luck.next() < 0.4) {
    const kind = luck.pick([
      'pickup',
      'pickup',
      'delivery',
      'delivery',
      'delivery',
      'attempt',
      'attempt',
      'attempt',
    ] as const)
    return [kind, () => tell(ground, kind)]
  }
  const name = luck.pick(['step', 'step', 'step', 'undo', 'undo', 'undo', 'undo', 'cancel', 'moment', 'date'] as const)
  const id = luck.pick(orders)
  return [name, async () => orderActs[name]((await findAnyOrder(db, id)) ?? sample, luck)]
}

async function obeyed(begin: () => Promise<unknown>): Promise<boolean> {
  try {
    await begin()
    return true
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return false
  }
}

/** How many were delivered that had been tried before. */
async function deliveredAtLast(): Promise<number> {
  const query = db.selectFrom('waybill_events').innerJoin('orders', 'orders.id', 'order_id').select('order_id')
  return (await query.where('kind', '=', 'delivery').where('attempts', '>', 0).execute()).length
}

/** So many histories go on at once. */
const sideBySide = 10
/** Over a wire each statement takes its time. */
const histories = inject('engine') === 'sqlite' ? 1000 : 300

describe('Drawn histories of runs', () => {
  it('lose no order and bring none twice: each has its stops in their order on one run, without a gap', async () => {
    const done = new Map<string, number>()
    const clock = chance(0)
    for (let first = 1; first <= histories; first += sideBySide) {
      provider.now = wednesdayMorning
      const grounds = []
      for (let seed = first; seed < first + sideBySide; seed += 1) grounds.push(await newGround(seed))
      for (let turn = 1; turn <= 16; turn += 1) {
        await Promise.all(grounds.map((ground) => turnOf(ground, done)))
        provider.now = new Date(provider.now.getTime() + clock.pick([1000, 8000]))
        if (turn % 4 > 0) continue
        for (const [index, { runs, orders, versions, written }] of grounds.entries()) {
          const faults = [...(await runFaults(db, runs, orders, versions)), ...(await eventFaults(db, orders, written))]
          expect(faults, `history ${first + index}, turn ${turn}`).toEqual([])
        }
      }
    }
    // Each act was obeyed often enough for its place in the histories.
    for (const name of [...Object.keys(deskActs), ...Object.keys(orderActs), ...Object.keys(phoneActs)])
      expect([name, (done.get(name) ?? 0) > histories / 20]).toEqual([name, true])
    expect(await deliveredAtLast()).toBeGreaterThan(histories / 20)
  }, 900_000)
})

describe('What does not hold of a waybill', () => {
  it('is told: an act that is lost, one that nobody told, a chain that is broken', async () => {
    const ground = await newGround(1)
    const [orderId = 0] = ground.orders
    const runId = await aRun(provider, [orderId])
    const act = { id: 'phone of a test', orderId, runId, doneAt: provider.now, sentAt: provider.now, photos: [] }
    await recordAct({ ...act, act: phoneActs.pickup }, by, world)
    expect(await eventFaults(db, [orderId], new Set([act.id]))).toEqual([])
    expect(await eventFaults(db, [orderId], new Set([act.id, 'another']))).toEqual(['act another is lost'])
    expect(await eventFaults(db, [orderId], new Set())).toEqual([`nobody told ${act.id}`])
    await db.updateTable('waybill_events').set({ by_id: 987_654 }).where('order_id', '=', orderId).execute()
    expect(await eventFaults(db, [orderId], new Set([act.id]))).toEqual([`the chain of order ${orderId} is broken`])
  })
})

describe('What does not hold of a run', () => {
  it.each([
    ['an order is left with one stop', /^order \d+ has not its stops$/, { kind: 'pickup', to: null }],
    ['a place is left out', /^the places of run \d+ have a gap$/, { kind: 'delivery', to: { place: 7 } }],
    ['a stop is on another run', /^order \d+ is on two runs$/, { kind: 'delivery', to: { run_id: 2 } }],
    [
      'a delivery stands first',
      /^order \d+ is delivered before it is picked up$/,
      { kind: 'pickup', to: { place: 3 } },
    ],
    ['a stop is done by nobody', /^order \d+ is not where its stops are$/, { kind: 'pickup', to: { done_at: 1 } }],
  ] as const)('is told: %s', async (_what, fault, { kind, to }) => {
    const { orders, versions } = await newGround(1)
    const [id, other] = [await aRun(provider, orders.slice(0, 1)), await aRun(provider)]
    const runs = [id, other]
    const faults = () => runFaults(db, runs, orders, versions)
    expect(await faults()).toEqual([])
    const planted = to !== null && 'run_id' in to ? { run_id: other } : to
    await (
      planted === null
        ? db.deleteFrom('run_stops').where('order_id', '=', orders[0]!).where('kind', '=', kind)
        : db.updateTable('run_stops').set(planted).where('order_id', '=', orders[0]!).where('kind', '=', kind)
    ).execute()
    expect((await faults()).some((each) => fault.test(each))).toBe(true)
  })

  it('is told: a cancelled order on a run, one of a later day, one that is gone, a version that goes back', async () => {
    const { orders, versions } = await newGround(1)
    const runs = [await aRun(provider, orders.slice(0, 2))]
    const [one = 0, other = 0] = orders
    expect(await runFaults(db, runs, orders, versions)).toEqual([])
    await db.updateTable('orders').set({ status: 6 }).where('id', '=', one).execute()
    const tomorrow = wednesdayMorning.getTime() + 86_400_000
    await db.updateTable('orders').set({ expected_at: tomorrow }).where('id', '=', other).execute()
    await db.updateTable('runs').set({ version: 1 }).where('id', 'in', runs).execute()
    expect(await runFaults(db, runs, [...orders, 987_654], versions)).toEqual([
      'an order is lost',
      `the version of run ${runs[0]} goes back`,
      `order ${other} waits for a later day`,
      `order ${one} is cancelled, and on a run`,
    ])
  })
})
