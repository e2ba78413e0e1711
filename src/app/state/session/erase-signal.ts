/** Whose data another tab just erased: '7 1795165200000' → 7. Null after a sleep: newer data must not be erased. */
export function justErased(mark: string, now: Date): number | null {
  const [id = Number.NaN, at = 0] = mark.split(' ').map(Number)
  return Math.abs(now.getTime() - at) < freshMs && Number.isSafeInteger(id) ? id : null
}

const freshMs = 10_000

/** What is stored while the other tabs are told. */
export function eraseSignal(userId: number, at: Date): string {
  return `${userId} ${at.getTime()}`
}
