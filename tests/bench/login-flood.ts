import { Agent } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { addressOf, timedPost } from './timed-post.ts'

/** A flood of logins with a wrong password, `parallel` at a time. */
export interface Flood {
  /** Where they go. */
  readonly url: string
  readonly attempts: number
  readonly parallel: number
  readonly firstAddress: number
  /** Whether all come from one network, or each from its own. */
  readonly networks: 'one' | 'many'
  /** Whether all try one account, or each its own. */
  readonly accounts: 'one' | 'many'
}

/** How often each status was answered. */
export type Statuses = Readonly<Record<number, number>>

// The thread of the flood: its own event loop, so that its waiting is not taken for the server's.
const { url, attempts, parallel, firstAddress, networks, accounts } = workerData as Flood
const agent = new Agent({ keepAlive: true, maxSockets: parallel })
const statuses: Record<number, number> = {}
let next = 0

async function attempt(): Promise<void> {
  for (let turn = next++; turn < attempts; turn = next++) {
    const who = { email: `vise-${firstAddress}-${accounts === 'one' ? 0 : turn}@exemple.fr`, password: 'Mauvais-Parpaing-42' }
    const { status } = await timedPost(agent, url, who, { from: addressOf(firstAddress + (networks === 'one' ? 0 : turn)) })
    statuses[status] = (statuses[status] ?? 0) + 1
  }
}

await Promise.all(Array.from({ length: parallel }, attempt))
agent.destroy()
parentPort?.postMessage(statuses satisfies Statuses, [])
