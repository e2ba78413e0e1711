import { parentPort, workerData } from 'node:worker_threads'
import { setTimeout as pause } from 'node:timers/promises'
import { postCrumbs } from './post-crumbs.ts'
import { type Aim, type FloodName, type Shot, shots } from './shots.ts'

/** `parallel` shots at a time until `seconds` are over, or as many as `most`. */
export interface Flood extends Aim {
  readonly name: FloodName
  readonly parallel: number
  readonly seconds: number
  readonly most: number
}

/** How often each status was answered; 0: by nothing. */
export type Statuses = Readonly<Record<number, number>>

// The thread of the flood: its own event loop, so that its waiting is not taken for the server's.
const flood = workerData as Flood
const statuses: Record<number, number> = {}
const endsAt = performance.now() + flood.seconds * 1000
let turn = 0

async function shoot(): Promise<void> {
  while (performance.now() < endsAt && turn < flood.most) {
    const { path, init, from, crumbs }: Shot = shots[flood.name](flood, turn++)
    const [url, headers] = [`${flood.url}/api${path}`, { ...init.headers, 'X-Forwarded-For': from }]
    const status =
      crumbs === undefined ? await answerOf(url, { ...init, headers }) : await postCrumbs(url, headers, crumbs)
    statuses[status] = (statuses[status] ?? 0) + 1
    // Who is refused at once does not spin.
    if (status === 0 || status === 411 || status >= 429) await pause(10)
  }
}

async function answerOf(url: string, init: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

await Promise.all(Array.from({ length: flood.parallel }, shoot))
parentPort?.postMessage(statuses satisfies Statuses, [])
