import type { Generated } from 'kysely'
import type { ParisDay } from '#rules/moment/paris-time.ts'
import type { StopKind } from '#rules/run/run-moves.ts'
import type { Instant } from '#server/db/database.ts'

/**
 * Runs: a day, a driver, a vehicle. `carrier`: whose vehicle, null for our own; `payload_kg`: what it may carry, null
 * where nobody said; `starts_at`: when it is at its first stop; `version`: one more at each change, by which two who
 * change it at once are told apart; `closed_at`: when its last stop was done.
 */
export interface RunsTable {
  id: Generated<number>
  day: ParisDay
  driver_id: number
  plate: string
  carrier: string | null
  payload_kg: number | null
  starts_at: Instant
  version: number
  created_at: Instant
  closed_at: Instant | null
}

/**
 * The stops of an order on its run. There are two, or the delivery alone where it was tried before, on one run at most.
 * `place`: from 1 on, without a gap; `told_at`: when its recipient may expect it, as known when it left;
 * `slip_told_at`: when he was told that it is later.
 */
export interface RunStopsTable {
  order_id: number
  kind: StopKind
  run_id: number
  place: number
  done_at: Instant | null
  told_at: Instant | null
  slip_told_at: Instant | null
}

/**
 * What happens to a run: made, changed, dropped; its stops put in another order; an order assigned, taken off by the
 * desk (`off`), or off it by itself (`left`), as it is cancelled or comes another day, or as its delivery failed (`attempt`).
 */
export type RunChangeKind = 'made' | 'changed' | 'dropped' | 'reordered' | 'assigned' | 'off' | 'left' | 'attempt'

/** The journal of runs. `by_id`: the account that did it, null at the command line; `note`: what or why, in words. */
export interface RunChangesTable {
  id: Generated<number>
  run_id: number
  by_id: number | null
  at: Instant
  kind: RunChangeKind
  order_id: number | null
  note: string | null
}
