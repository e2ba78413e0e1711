import type { CallName } from '#contract/api.ts'
import type { Caller } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { callLanes, lanes, type CallLane, type LaneName } from '#server/limits/call-lanes.ts'
import { type Entrant, LaneFull } from '#server/limits/lane.ts'
import { isGuest } from '#server/orders/is-guest.ts'
import type { World } from '#server/world.ts'

/** A call with a file, let in. */
export interface Admitted {
  /** Waits, once the body is here, for its turn at the work that few may have done at once. Refuses 503 as well. */
  turn(): Promise<void>
  /** Gives all back that it holds. */
  leave(): void
}

/**
 * Lets a call with a file in before its body is read. Refuses 503 when there is no place, with the seconds after which
 * one is likely.
 */
export type Admit = (
  name: CallName,
  caller: Caller | null,
  request: Pick<Request, 'signal' | 'headers'>,
) => Promise<Admitted>

export function createAdmission({ db, lanes: open }: Pick<World, 'db' | 'lanes'>): Admit {
  const enter = async (name: LaneName, entrant: Entrant, signal: AbortSignal): Promise<() => void> => {
    try {
      return await open[name].enter(entrant, signal)
    } catch (error) {
      if (error instanceof LaneFull) throw busy(lanes[name])
      if (signal.aborted) throw new HttpError(400, 'Requête interrompue.')
      throw error
    }
  }
  return async (name, caller, request) => {
    const lane = callLanes[name]
    // An order asked for by mail may come as JSON: a small one, that brings no file.
    if (lane === undefined || caller === null || request.headers.get('content-type')?.startsWith('application/json'))
      return { turn: async () => {}, leave: () => {} }
    const { signal } = request
    const { turn }: CallLane = lanes[lane]
    const entrant = { who: String(caller.id), isGuest: await isGuest(db, caller) }
    // Whose turn would not come is told so before he sends anything.
    if (turn !== undefined && !open[turn].isOpen(entrant)) throw busy(lanes[turn])
    const held = [await enter(lane, entrant, signal)]
    return {
      async turn() {
        if (turn !== undefined) held.push(await enter(turn, entrant, signal))
      },
      leave: () => held.forEach((giveBack) => giveBack()),
    }
  }
}

function busy({ sentence, retryAfterS }: CallLane): HttpError {
  return new HttpError(503, sentence, { headers: { 'Retry-After': String(retryAfterS) } })
}
