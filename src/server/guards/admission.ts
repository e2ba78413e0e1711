import type { CallName } from '#contract/api.ts'
import type { Caller } from '#server/handler.ts'
import { HttpError } from '#server/http-error.ts'
import { callLanes, lanes, type CallLane, type LaneName } from '#server/limits/call-lanes.ts'
import { createLane, LaneFull } from '#server/limits/lane.ts'
import type { World } from '#server/world.ts'

/** Lets a call with a file in before its body is read; returns what gives its place back. Refuses 503 when there is none, with the seconds after which one is likely. */
export type Admit = (name: CallName, caller: Caller | null, request: Pick<Request, 'signal' | 'headers'>) => Promise<() => void>

export function createAdmission(world: Pick<World, 'slipReader'>): Admit {
  const open = { reading: createLane(lanes.reading), files: createLane(lanes.files) } satisfies Record<LaneName, unknown>
  return async (name, caller, request) => {
    const lane = callLanes[name]
    // An order asked for by mail may come as JSON: a small one, that brings no file.
    if (lane === undefined || request.headers.get('content-type')?.startsWith('application/json')) return () => {}
    const { signal } = request
    const { isFull, sentence, retryAfterS }: CallLane = lanes[lane]
    const busy = () => new HttpError(503, sentence, { headers: { 'Retry-After': String(retryAfterS) } })
    if (isFull?.(world)) throw busy()
    try {
      return await open[lane].enter(String(caller?.id), signal)
    } catch (error) {
      if (error instanceof LaneFull) throw busy()
      if (signal.aborted) throw new HttpError(400, 'Requête interrompue.')
      throw error
    }
  }
}
