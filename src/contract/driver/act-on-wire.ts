import type { DriverAct } from '#rules/run/driver-acts.ts'
import { actKindsOnWire, reasonsOnWire, reservesOnWire, unsignedOnWire, type recordAct } from './driver-acts.ts'
import type { BodyOf } from '#contract/endpoint.ts'

/** Which act it is, and when it was done. `photos`: their names. */
interface ActName {
  readonly id: string
  readonly orderId: number
  readonly runId: number
  readonly at: Date
  readonly arrivedAt?: Date | undefined
  readonly photos: readonly string[]
}

/** An act as it is told. `sentAt`: by the clock that `at` is of. */
export function actOnWire(
  act: DriverAct,
  { id, orderId, runId, at, arrivedAt, photos }: ActName,
  sentAt: Date,
): ActBody {
  const common = {
    id,
    commande: orderId,
    tournee: runId,
    le: at.toISOString(),
    arrive_le: arrivedAt?.toISOString() ?? null,
    envoye_le: sentAt.toISOString(),
    photos: [...photos],
  }
  if (act.kind === 'attempt')
    return {
      genre: actKindsOnWire.attempt,
      ...common,
      motif: reasonsOnWire[act.reason],
      precision: act.words,
      appele_le: act.calledAt?.toISOString() ?? null,
    }
  const seen = {
    ...common,
    reserves: act.reserves.map((reserve) => reservesOnWire[reserve]),
    reserve: act.words,
    signature: act.signature.map((stroke) => [...stroke]),
  }
  if (act.kind === 'pickup')
    return { genre: actKindsOnWire.pickup, ...seen, colis: act.packages ?? 0, nature: act.goods, remis_par: act.name }
  const unsigned = act.unsigned && unsignedOnWire[act.unsigned]
  return { genre: actKindsOnWire[act.kind], ...seen, recu_par: act.name, sans_signature: unsigned }
}

type ActBody = BodyOf<typeof recordAct>
