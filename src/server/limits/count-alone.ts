import { setImmediate as letOthersIn } from 'node:timers/promises'
import { errorFields } from '#server/log/log.ts'
import { createScheduler } from '#server/scheduler.ts'
import { listBuckets, writeBuckets } from './rate-limits.ts'
import { rowKey, type Counts, type CountingWorld, type KeyedBucket } from './counts.ts'
import { createMemoryCounts } from './memory-counts.ts'
import type { RateName } from './rates.ts'

/**
 * Counts of the only server process of a database: in memory, as the last one left them, and written behind. A disk
 * that is full refuses nobody.
 */
export async function countAlone({ db, log, now, rates }: CountingWorld): Promise<Counts> {
  const memory = createMemoryCounts(rates)
  for (const { key, empty_at: emptyAt } of await listBuckets(db, now())) {
    const [name = '', digest = ''] = key.split(' ')
    if (Object.hasOwn(rates, name)) memory.put({ name: name as RateName, key: digest }, emptyAt, now().getTime())
  }

  const unwritten = new Map<string, KeyedBucket>()
  const write = async (): Promise<void> => {
    while (unwritten.size > 0) {
      const round = [...unwritten].slice(0, mostAtOnce)
      for (const [key] of round) unwritten.delete(key)
      try {
        await writeBuckets(
          db,
          round.map(([key, bucket]) => ({ key, empty_at: memory.emptyAt(bucket) ?? 0 })),
        )
      } catch (error) {
        // What nobody remembers any more is not tried again: the memory is bounded.
        for (const [key, bucket] of round) if (memory.emptyAt(bucket) !== undefined) unwritten.set(key, bucket)
        throw error
      }
      await letOthersIn()
    }
  }
  const failed = (error: unknown) => log.error(errorFields(error), 'rates not written')
  const writer = createScheduler({ task: write, everyMs: 1000, failed })
  const changed = (buckets: readonly KeyedBucket[]): void => {
    for (const bucket of buckets) if (!rates[bucket.name].local) unwritten.set(rowKey(bucket), bucket)
  }
  return {
    take(buckets, at) {
      const waitMs = memory.take(buckets, at)
      if (waitMs === 0) changed(buckets)
      return waitMs
    },
    giveBack(buckets, at) {
      memory.giveBack(buckets, at)
      changed(buckets)
    },
    start: () => writer.start(),
    async stop() {
      await writer.stop(0)
      await write().catch(failed)
    },
  }
}

/** Rows a statement: some milliseconds of the one thread. */
const mostAtOnce = 1000
