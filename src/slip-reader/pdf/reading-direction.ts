import type { Letter } from './page-letters.ts'
import type { Box } from './upright.ts'

/** Text that runs another way than to the right is turned with its page, so that lines lie level: 0 to 3 quarter turns. */
export function turnToRead(letters: readonly Letter[]): number {
  const votes = [0, 0, 0, 0]
  for (const [index, { box }] of letters.entries()) {
    const next = letters[index + 1]?.box
    if (!box || !next) continue
    const across = next.left + next.right - box.left - box.right
    const down = next.top + next.bottom - box.top - box.bottom
    const way = Math.abs(across) >= Math.abs(down) ? (across >= 0 ? 0 : 2) : down >= 0 ? 3 : 1
    votes[way] = (votes[way] ?? 0) + 1
  }
  return votes.indexOf(Math.max(...votes))
}

/** Where a box lies once its page of `width` by `height` is turned clockwise by so many quarters. */
export function turned(box: Box, turns: number, width: number, height: number): Box {
  const { left, top, right, bottom } = box
  if (turns === 1) return { left: height - bottom, right: height - top, top: left, bottom: right }
  if (turns === 2) return { left: width - right, right: width - left, top: height - bottom, bottom: height - top }
  if (turns === 3) return { left: top, right: bottom, top: width - right, bottom: width - left }
  return box
}
