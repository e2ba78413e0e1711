import { describe, expect, it } from 'vitest'
import { tally } from '#scripts/tally.ts'

const file = (status: string, ...statuses: string[]) => ({ status, assertionResults: statuses.map((each) => ({ status: each })) })

describe('The count of tests', () => {
  it('adds up the files', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')]
    expect(tally({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  it('counts a file that does not load as one failure', () => {
    expect(tally({ testResults: [file('failed'), file('failed', 'passed')] })).toEqual({ passed: 1, failed: 2, skipped: 0 })
  })

  it('counts what is skipped, pending or unwritten together', () => {
    expect(tally({ testResults: [file('passed', 'skipped', 'pending', 'todo', 'passed')] })).toEqual({ passed: 1, failed: 0, skipped: 3 })
  })

  it('counts nothing without a report', () => {
    expect(tally({})).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})
