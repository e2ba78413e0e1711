import type { DriverDay, DriverOrder } from '#contract/driver/driver-day.ts'
import type { StopStanding } from '#rules/run/driver-acts.ts'
import type { StopKind } from '#rules/run/run-moves.ts'

type Run = DriverDay['runs'][number]

/** A stop with its order. */
export type DayStop = Run['stops'][number] & { readonly order: DriverOrder; readonly runId: number }

/** Where the driver stops once: stops of one kind at one address in a row. It is done with the last of them. */
export interface Halt {
  readonly kind: StopKind
  readonly stops: readonly [DayStop, ...DayStop[]]
  readonly isDone: boolean
}

/** How an order stands, for what may be done at its stops. */
export function standingOf({ id, statut, tentatives, voisin }: DriverOrder): StopStanding {
  return { orderId: id, status: statut, attempts: tentatives, neighbour: voisin }
}

/** Where something is done at a stop. */
export function placeOf({ kind, order }: Pick<DayStop, 'kind' | 'order'>): DriverOrder['retrait'] {
  return kind === 'pickup' ? order.retrait : order.livraison
}

/** The runs of a day, the first to start first. */
export function runsOn({ runs }: Pick<DriverDay, 'runs'>, day: string): readonly Run[] {
  return runs
    .filter((run) => run.day === day && run.stops.length > 0)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** Where the driver stops on these runs, in their order. */
export function haltsOf({ orders }: Pick<DriverDay, 'orders'>, runs: readonly Run[]): readonly Halt[] {
  const halts: Halt[] = []
  for (const { id: runId, stops } of runs) {
    for (const each of stops) {
      const order = orders.find(({ id }) => id === each.orderId)
      if (order === undefined) continue
      const stop = { ...each, order, runId }
      const before = halts.at(-1)
      if (before !== undefined && isOneHalt(before.stops[0], stop))
        halts[halts.length - 1] = {
          ...before,
          stops: [...before.stops, stop],
          isDone: before.isDone && stop.doneAt !== null,
        }
      else halts.push({ kind: stop.kind, stops: [stop], isDone: stop.doneAt !== null })
    }
  }
  return halts
}

function isOneHalt(one: DayStop, other: DayStop): boolean {
  return one.runId === other.runId && one.kind === other.kind && placeOf(one).adresse === placeOf(other).adresse
}

/** What of a halt is to be done next; once all is done, its last stop. */
export function nextStop({ stops }: Halt): DayStop {
  return stops.find(({ doneAt }) => doneAt === null) ?? stops.at(-1) ?? stops[0]
}

/** A stop of the day by its order, on any run. */
export function findStop(day: Pick<DriverDay, 'orders' | 'runs'>, orderId: number, kind: StopKind): DayStop | null {
  const all = haltsOf(day, day.runs).flatMap(({ stops }) => stops)
  return all.find((stop) => stop.orderId === orderId && stop.kind === kind) ?? null
}

/** The run that an order is on; null: none. */
export function runOf({ runs }: Pick<DriverDay, 'runs'>, orderId: number): Run | null {
  return runs.find(({ stops }) => stops.some((stop) => stop.orderId === orderId)) ?? null
}
