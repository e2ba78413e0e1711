export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface FileReport {
  readonly status: string
  readonly assertionResults: readonly { readonly status: string }[]
}

/** Counts of vitest's JSON report. A file that fails outside of its tests counts as one failure; an unreadable report counts nothing. */
export function tally(report: unknown): Tally {
  const { testResults: files = [] } = report as { testResults?: readonly FileReport[] }
  const results = files.flatMap(({ status, assertionResults }) => {
    const statuses = assertionResults.map((result) => result.status)
    return status === 'failed' && !statuses.includes('failed') ? [...statuses, 'failed'] : statuses
  })
  const passed = results.filter((status) => status === 'passed').length
  const failed = results.filter((status) => status === 'failed').length
  return { passed, failed, skipped: results.length - passed - failed }
}
