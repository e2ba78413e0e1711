/** For what this page session has reported a form as given up, or need not report it any more (R36): by cause. */
export type ReportedCauses = Pick<Set<string>, 'has' | 'add'>

export function createReportedCauses(): ReportedCauses {
  return new Set()
}
