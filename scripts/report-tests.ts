import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter } from 'vitest/node'
import type { TestReport } from './tally.ts'

/** Writes what `scripts/test.ts` reads of a run to the file of TEST_REPORT. */
export default class ReportTests implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandled) => {
    const path = process.env['TEST_REPORT']
    if (path === undefined) return
    const report: TestReport = {
      files: modules.map((module) => ({
        project: module.project.name,
        path: relative(module.project.config.root, module.moduleId),
        // 'queued' or 'pending': its process crashed.
        failed: module.state() !== 'passed' && module.state() !== 'skipped',
        why: firstLine(module.errors()),
        tests: [...module.children.allTests()].map((test) => {
          const { state, errors = [] } = test.result()
          return { name: test.fullName, state, why: firstLine(errors) }
        }),
      })),
      unhandled: unhandled.map((error) => firstLine([error])),
    }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(report))
  }
}

function firstLine(errors: readonly { readonly message: string }[]): string {
  return errors[0]?.message.trim().split('\n')[0] ?? ''
}
