import { errorFields } from '#server/log/log.ts'
import { giveBackShared, takeShared } from './rate-limits.ts'
import { rowKey, type Counts, type CountingWorld, type KeyedBucket } from './counts.ts'
import { createMemoryCounts } from './memory-counts.ts'

/**
 * Counts of several processes in one table, but for the rates that each counts for itself. While the table takes
 * nothing, each counts all for itself.
 */
export function countTogether({ db, log, rates }: CountingWorld): Counts {
  const memory = createMemoryCounts(rates)
  const parted = (buckets: readonly KeyedBucket[]) => {
    const { own = [], shared = [] } = Object.groupBy(buckets, ({ name }) => (rates[name].local ? 'own' : 'shared'))
    return { own, shared, rows: shared.map((bucket) => ({ key: rowKey(bucket), rate: rates[bucket.name] })) }
  }
  const orAlone = async <T>(together: Promise<T>, alone: () => T): Promise<T> => {
    try {
      return await together
    } catch (error) {
      log.error(errorFields(error), 'rates not shared')
      return alone()
    }
  }
  return {
    async take(buckets, at, within) {
      const { own, shared, rows } = parted(buckets)
      const waitMs = memory.take(own, at)
      if (waitMs > 0 || rows.length === 0) return waitMs
      // A transaction ends with its first failure: nothing could be written in it any more.
      const waitForShared = within
        ? await takeShared(within, rows, at)
        : await orAlone(takeShared(db, rows, at), () => memory.take(shared, at))
      if (waitForShared > 0) memory.giveBack(own, at)
      return waitForShared
    },
    async giveBack(buckets, at) {
      const { own, shared, rows } = parted(buckets)
      memory.giveBack(own, at)
      await orAlone(giveBackShared(db, rows), () => memory.giveBack(shared, at))
    },
    start() {},
    stop: async () => {},
  }
}
