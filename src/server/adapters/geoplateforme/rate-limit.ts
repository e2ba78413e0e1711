/**
 * Asks leave to make one more call: true at most `perSecond` times in any second, counted when asked.
 * Never waits: a caller refused goes without.
 */
export function createRateLimit(perSecond: number, now: () => Date): () => boolean {
  let granted: readonly number[] = []
  return () => {
    const at = now().getTime()
    granted = granted.filter((earlier) => earlier > at - 1000)
    if (granted.length >= perSecond) return false
    granted = [...granted, at]
    return true
  }
}
