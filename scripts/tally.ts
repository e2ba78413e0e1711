interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** What a run of tests came to. A file that two projects run stands there twice. */
export interface TestReport {
  readonly files: readonly FileReport[]
  /** Errors that belong to no file. */
  readonly unhandled: readonly string[]
}

export interface FileReport {
  readonly project: string
  readonly path: string
  readonly failed: boolean
  /** What is wrong with the file, outside of its tests. */
  readonly why: string
  readonly tests: readonly {
    readonly name: string
    readonly state: 'passed' | 'failed' | 'skipped' | 'pending'
    readonly why: string
  }[]
}

/** Counts of a report. A file that fails outside of its tests counts as one failure, as does an error of no file. */
export function tally({ files, unhandled }: TestReport): Tally {
  const states = files.flatMap(({ failed, tests }) => {
    const each = tests.map(({ state }) => state)
    return failed && !each.includes('failed') ? [...each, 'failed'] : each
  })
  const passed = states.filter((state) => state === 'passed').length
  const failed = states.filter((state) => state === 'failed').length
  return { passed, failed: failed + unhandled.length, skipped: states.length - passed - failed }
}

/** What failed in a file, each with why, a line each. */
export function failuresOf({ failed, tests, why }: FileReport): string[] {
  const lines = tests.filter(({ state }) => state === 'failed').map((test) => `${test.name}: ${test.why}`)
  return failed && lines.length === 0 ? [why] : lines
}

/** The report, a file's second run in the place of its first. */
export function afterSecondRun(first: TestReport, second: TestReport): TestReport {
  const again = (file: FileReport) =>
    second.files.find(({ path, project }) => path === file.path && project === file.project)
  return { files: first.files.map((file) => again(file) ?? file), unhandled: [...first.unhandled, ...second.unhandled] }
}
