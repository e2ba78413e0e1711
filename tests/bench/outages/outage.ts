import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from '#tests/setup/postgres-cluster.ts'

export const outages = ['connections cut', 'restart', 'silence'] as const
export type Outage = (typeof outages)[number]

/** How long a silent database says nothing, seconds: longer than a statement is waited for. */
export const silentSeconds = 20

/** Lets the database of the server fail once, and be well again. */
export async function failOnce(outage: Outage, cluster: Cluster): Promise<void> {
  if (outage === 'restart') {
    await cluster.stop()
    await cluster.start()
    return
  }
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  const backends = async () =>
    (
      await client.query<{ pid: number }>(`select pid from pg_stat_activity where application_name = 'colibat'`)
    ).rows.map(({ pid }) => pid)
  try {
    if (outage === 'silence') await silence(await backends())
    // One after the other, then all at once.
    else {
      for (const pid of (await backends()).slice(0, 4)) {
        await client.query('select pg_terminate_backend($1)', [pid])
        await pause(200)
      }
      for (const pid of await backends()) await client.query('select pg_terminate_backend($1)', [pid])
    }
  } finally {
    await client.end()
  }
}

async function silence(pids: readonly number[]): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name)
      } catch {
        // It ended by itself.
      }
    }
  }
  signal('SIGSTOP')
  await pause(silentSeconds * 1000)
  signal('SIGCONT')
}
