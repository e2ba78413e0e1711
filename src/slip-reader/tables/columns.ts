import { centreX, right, sharedWidth, type Box } from '#slip-reader/words/box.ts'
import type { NumberToken, Row } from '#slip-reader/words/token.ts'

/** What stands in a table's body: a number, or a code that only holds its place. */
export interface Standing {
  readonly box: Box
  readonly token: NumberToken | null
  readonly row: Row
}

/**
 * The numbers under each heading: what shares a stretch of the width is one column. A heading at the left and numbers
 * at the right may share none, and are paired in order, `reach` apart at most.
 */
export function columnsUnder(headings: readonly Box[], standing: readonly Standing[], reach: number): NumberToken[][] {
  const columns: NumberToken[][] = headings.map(() => [])
  for (const stretch of paired(stretches(headings, standing), reach)) {
    for (const { box, token } of stretch.standing) {
      const owner = ownerOf(box, stretch.headings, headings)
      if (token && owner !== null) columns[owner]?.push(token)
    }
  }
  return columns
}

interface Stretch {
  from: number
  to: number
  headings: number[]
  standing: Standing[]
}

function stretches(headings: readonly Box[], standing: readonly Standing[]): Stretch[] {
  const pieces = [
    ...headings.map((box, at): Stretch => ({ ...widthOf(box), headings: [at], standing: [] })),
    ...standing.map((each): Stretch => ({ ...widthOf(each.box), headings: [], standing: [each] })),
  ].sort((one, other) => one.from - other.from)
  const joined: Stretch[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && piece.from < last.to) {
      last.to = Math.max(last.to, piece.to)
      last.headings.push(...piece.headings)
      last.standing.push(...piece.standing)
    } else joined.push(piece)
  }
  return joined
}

/** A little narrower than printed, so that columns that only graze each other stay two. */
function widthOf(box: Box): { from: number; to: number } {
  return { from: box.x + 0.08 * box.width, to: right(box) - 0.08 * box.width }
}

/** Lone headings and lone numbers that alternate: pairs of them. An odd one out leaves all unpaired. */
function paired(all: readonly Stretch[], reach: number): Stretch[] {
  const pairs: Stretch[] = []
  let run: Stretch[] = []
  const close = () => {
    if (run.length % 2 === 0)
      for (let at = 0; at < run.length; at += 2) pairs.push(both(run[at] as Stretch, run[at + 1] as Stretch))
    else pairs.push(...run)
    run = []
  }
  for (const stretch of all) {
    const isLone = (stretch.headings.length === 1) !== stretch.standing.length > 0 && stretch.headings.length < 2
    const last = run.at(-1)
    const follows = last && last.headings.length !== stretch.headings.length && stretch.from - last.to < reach
    if (!isLone || (last && !follows)) close()
    if (isLone) run.push(stretch)
    else pairs.push(stretch)
  }
  close()
  return pairs
}

function both(one: Stretch, other: Stretch): Stretch {
  return {
    from: one.from,
    to: other.to,
    headings: [...one.headings, ...other.headings],
    standing: [...one.standing, ...other.standing],
  }
}

function ownerOf(box: Box, owners: readonly number[], headings: readonly Box[]): number | null {
  if (owners.length < 2) return owners[0] ?? null
  const byShare = owners
    .map((owner) => ({
      owner,
      share: sharedWidth(box, headings[owner] as Box),
      away: Math.abs(centreX(box) - centreX(headings[owner] as Box)),
    }))
    .sort((one, other) => other.share - one.share || one.away - other.away)
  const [best, next] = byShare
  return best && next && best.share > 0.3 && next.share < 0.5 * best.share ? best.owner : null
}
