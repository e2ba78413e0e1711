export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Counts of vitest's JSON report; an unreadable report counts nothing. */
export function tally(report: unknown): Tally {
  const count = (name: string) => Number((report as Record<string, unknown>)[name] ?? 0)
  return {
    passed: count('numPassedTests'),
    failed: count('numFailedTests'),
    skipped: count('numPendingTests') + count('numTodoTests'),
  }
}
