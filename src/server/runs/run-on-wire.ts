import { stopKindsOnWire } from '#contract/staff/run-on-wire.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { wireDate } from '#server/orders/past-order-on-wire.ts'
import type { TimedRun } from './read-runs.ts'

const states = { planned: 'prevue', 'under way': 'commencee', closed: 'close' } as const

/** A run in the spelling of the contract. */
export function runOnWire({ row, state, driver, stops }: TimedRun) {
  return {
    id: row.id,
    version: row.version,
    etat: states[state],
    chauffeur: { id: row.driver_id, nom: driver },
    plaque: row.plate,
    transporteur: row.carrier ?? '',
    charge_utile: row.payload_kg,
    depart: wireFromInstant(new Date(row.starts_at)),
    arrets: stops.map(({ row: stop, time }) => ({
      commande: stop.order_id,
      genre: stopKindsOnWire[stop.kind],
      heure: time.at === null ? null : wireFromInstant(time.at),
      estimee: time.isEstimated,
      en_retard: time.isLate,
      fait_le: wireDate(stop.done_at),
    })),
  }
}
