import { LRUCache } from 'lru-cache'

/** Ranks filed under keys; rank 0 is the most important entry. */
export interface PrefixIndex {
  /** Ranks filed under exactly this key, ascending. */
  named(key: string): readonly number[]
  /** Ranks whose key begins with `prefix`: exact ones first, then ascending, each once. */
  startingWith(prefix: string): readonly number[]
}

/**
 * Short beginnings have thousands of ranks, and are typed by everybody: what was answered is kept, 400,000 ranks in
 * all. `createPrefixIndex([['nice', 0], ['nimes', 1]]).startingWith('ni')` → `[0, 1]`.
 */
export function createPrefixIndex(filed: Iterable<readonly [key: string, rank: number]>): PrefixIndex {
  const ranks = new Map<string, number[]>()
  for (const [key, rank] of filed) {
    const known = ranks.get(key)
    if (known === undefined) ranks.set(key, [rank])
    else if (!known.includes(rank)) known.push(rank)
  }
  for (const known of ranks.values()) known.sort(ascending)
  const keys = [...ranks.keys()].sort()

  const named = (key: string): readonly number[] => ranks.get(key) ?? []
  const look = (prefix: string): readonly number[] => {
    const longer: number[] = []
    for (let at = firstFrom(keys, prefix); keys[at]?.startsWith(prefix); at += 1) {
      longer.push(...named(keys[at] ?? ''))
    }
    return [...new Set([...named(prefix), ...longer.sort(ascending)])]
  }
  const kept = new LRUCache<string, readonly number[]>({
    maxSize: 400_000,
    sizeCalculation: ({ length }) => length + 1,
    memoMethod: look,
  })
  return { named, startingWith: (prefix) => kept.memo(prefix) }
}

const ascending = (a: number, b: number): number => a - b

function firstFrom(sorted: readonly string[], prefix: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}
