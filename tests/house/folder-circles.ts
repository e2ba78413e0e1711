import type { Arrow } from './import-arrows.ts'

/**
 * The circles that imports draw between the folders right inside of `house`, each with a file for each of its arrows:
 * 'a → b → a (a/x.ts imports b/y.ts, …)'. `floor`: whether a file that stands beside the folders counts as one of them,
 * so that no circle goes round through it.
 */
export function folderCircles(house: string, imports: readonly Arrow[], floor: 'counts' | 'does not count'): string[] {
  const inside = imports
    .filter(({ from, to }) => [from, to].every((path) => path.startsWith(`${house}/`)))
    .map(({ from, to }) => ({ from: from.slice(house.length + 1), to: to.slice(house.length + 1) }))
  const counted = floor === 'counts' ? inside : inside.filter(({ from, to }) => from.includes('/') && to.includes('/'))
  const arrows = counted
    .map((file) => ({ from: folderOf(file.from), to: folderOf(file.to), file }))
    .filter(({ from, to }) => from !== to)
  return circlesOf(arrows).map((circle) => {
    const round = [...circle, circle[0] ?? '']
    const files = circle.map(
      (from, at) => arrows.find((arrow) => arrow.from === from && arrow.to === round[at + 1])?.file,
    )
    return `${round.join(' → ')} (${files.map((file) => `${file?.from} imports ${file?.to}`).join(', ')})`
  })
}

/** 'limits/rates.ts' → 'limits'; what stands on the floor is itself. */
function folderOf(path: string): string {
  return path.split('/')[0] ?? path
}

/** The shortest circle through each name that lies on one, each circle once: [['draft', 'slip']]. */
function circlesOf(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to))
  const circles = [...next.keys()].sort().flatMap((start) => [wayBack(start, next)].filter((circle) => circle !== null))
  return [...Map.groupBy(circles, (circle) => circle.toSorted().join()).values()].flatMap(([circle]) =>
    circle === undefined ? [] : [circle],
  )
}

/** From `start` along the arrows until they lead to it again; null where they never do. */
function wayBack(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const ways = [[start]]
  const seen = new Set<string>()
  // The list grows while it is walked: the shortest ways come first.
  for (const way of ways) {
    for (const to of next.get(way.at(-1) ?? '') ?? []) {
      if (to === start) return way
      if (!seen.has(to)) ways.push([...way, to])
      seen.add(to)
    }
  }
  return null
}
