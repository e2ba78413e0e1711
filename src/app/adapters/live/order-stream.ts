import * as v from 'valibot'
import { href, type Endpoint } from '#contract/endpoint.ts'
import { changedOrders, orderEvents, ordersChanged } from '#contract/order/order-events.ts'
import { Unreachable } from '#adapters/failures/failures.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { Sleep, Timer } from '#adapters/device/waiting.ts'
import { readEvents } from './read-events.ts'

/** What a stream needs of the world. `random`: from 0 to 1. */
export interface StreamWorld {
  readonly fetch: typeof globalThis.fetch
  readonly origin: string
  /** Whether the provider knows a call. */
  takes(endpoint: Endpoint): Promise<boolean>
  token(): string | null
  /** A 401 refused that token (R31). True: its user has a newer one. */
  onSignedOut(token: string | null): boolean | void
  readonly locks: LockManager | undefined
  readonly sleep: Sleep
  readonly timer: Timer
  now(): Date
  random(): number
}

/** Holds the browser's one stream until `signal` aborts: awaits its lock, reads, reopens. Rejects as the lock does. */
export async function holdStream(
  world: StreamWorld,
  lock: string,
  announce: (orderIds: readonly number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const read = () => readForever(world, announce, signal)
  await (world.locks === undefined ? read() : world.locks.request(lock, { signal }, read))
}

async function readForever(
  world: StreamWorld,
  announce: (orderIds: readonly number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  let heardAt = world.now().getTime()
  let failures = 0
  const hear = () => {
    const at = world.now().getTime()
    // The stream begins with the changes of the last two minutes; after a longer silence some may be missed.
    if (at - heardAt > replayedMs) announce([])
    ;[heardAt, failures] = [at, 0]
  }
  while (!signal.aborted) {
    const waitMs = await readOnce(world, { hear, announce }, signal).catch(forgiving(() => null))
    if (waitMs === never || signal.aborted) return
    const pauseMs = waitMs ?? Math.min(firstPauseMs * 2 ** failures++, longestPauseMs)
    await world.sleep(pauseMs * (0.5 + world.random() / 2), signal).catch(forgiving(() => {}))
  }
}

interface Told {
  /** Something came, be it a beat. */
  hear(): void
  announce(orderIds: readonly number[]): void
}

/** Reads one stream to its end. Returns the milliseconds before the next one, null for the usual, or `never`. */
async function readOnce(world: StreamWorld, told: Told, signal: AbortSignal): Promise<number | null> {
  const silence = new AbortController()
  let stopTimer = () => {}
  const listenOn = () => {
    stopTimer()
    stopTimer = world.timer(silentMs, () => silence.abort())
  }
  try {
    listenOn()
    if (!(await world.takes(orderEvents))) return never
    const token = world.token()
    const response = await open(world, token, AbortSignal.any([signal, silence.signal]))
    if (response.status === 401) return world.onSignedOut(token) ? null : never
    // A provider without such a stream.
    if (response.status === 404 || response.status === 501) return never
    if (!response.ok || response.body === null) return (Number(response.headers.get('retry-after')) || 30) * 1000
    for await (const { event, data } of readEvents(response.body)) {
      listenOn()
      told.hear()
      if (event === ordersChanged) told.announce(numbersIn(data))
    }
    return null
  } finally {
    stopTimer()
  }
}

async function open({ fetch, origin }: StreamWorld, token: string | null, signal: AbortSignal): Promise<Response> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` }
  try {
    return await fetch(origin + href(orderEvents), { headers, signal, credentials: 'omit', cache: 'no-store' })
  } catch (error) {
    throw new Unreachable(String(error))
  }
}

/** What cannot be read says at least that something changed. */
function numbersIn(data: string): readonly number[] {
  const { success, output } = v.safeParse(changedOrders, data)
  return success ? output : []
}

const never = -1
const [firstPauseMs, longestPauseMs] = [1000, 4000]
/** The server beats every 15 s: a stream that says nothing for so long is dead, whatever the network says. */
const silentMs = 40_000
const replayedMs = 100_000
