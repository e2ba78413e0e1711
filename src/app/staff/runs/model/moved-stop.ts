import type { Run, StopName } from '#rules/run/run-moves.ts'
import type { StaffRun } from '#contract/staff/run-on-wire.ts'

/** The same in another order: of [a, b, c] from 2 to 0 → [c, a, b]. */
export function movedStop<Each>(stops: readonly Each[], from: number, to: number): Each[] {
  return stops.toSpliced(from, 1).toSpliced(to, 0, ...stops.slice(from, from + 1))
}

export function isSameStop(one: StopName): (other: StopName) => boolean {
  return ({ orderId, kind }) => orderId === one.orderId && kind === one.kind
}

/** A run as its rules know it. */
export function ruledRun({ state, stops }: StaffRun): Run {
  return {
    isClosed: state === 'closed',
    stops: stops.map(({ orderId, kind, doneAt }) => ({ orderId, kind, isDone: doneAt !== null })),
  }
}

/** A stop on the screen. `isMoving`: its new time is on its way. */
export type ShownStop = StaffRun['stops'][number] & { readonly isMoving: boolean }

/** The stops in the order that was asked for, until the server has timed them; without one as they stand. */
export function shownStops({ stops }: StaffRun, wanted: readonly StopName[] | undefined): readonly ShownStop[] {
  if (wanted === undefined) return stops.map((stop) => ({ ...stop, isMoving: false }))
  return wanted.flatMap((name) => {
    const stop = stops.find(isSameStop(name))
    return stop === undefined ? [] : { ...stop, isLate: false, isMoving: stop.doneAt === null }
  })
}

/** 'retrait de la commande n° 1042' */
export function stopWords({ orderId, kind }: StopName): string {
  return `${kind === 'pickup' ? 'retrait' : 'livraison'} de la commande n° ${orderId}`
}
