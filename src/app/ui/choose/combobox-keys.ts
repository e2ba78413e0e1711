type Press = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** The highlighted index after a key, -1 being the text itself; undefined when the key does not move it. ArrowDown on the last of 3 → 0. */
export function movedHighlight(press: Press, highlight: number, count: number): number | undefined {
  if (count === 0 || press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (press.key === 'ArrowDown') return (highlight + 1) % count
  if (press.key === 'ArrowUp') return highlight <= 0 ? count - 1 : highlight - 1
  if (highlight >= 0 && press.key === 'Home') return 0
  if (highlight >= 0 && press.key === 'End') return count - 1
  return undefined
}
