import { describe, expect, it } from 'vitest'
import { afterSecondRun, failuresOf, type FileReport, tally } from '#scripts/tally.ts'

type State = FileReport['tests'][number]['state']

const file = (failed: boolean, ...states: State[]): FileReport => ({
  project: 'rules',
  path: 'a.test.ts',
  failed,
  why: 'it does not load',
  tests: states.map((state, index) => ({ name: `test ${index + 1}`, state, why: 'no' })),
})
const report = (...files: FileReport[]) => ({ files, unhandled: [] })

describe('The count of tests', () => {
  it('adds up the files', () => {
    expect(tally(report(file(false, 'passed', 'passed'), file(true, 'failed', 'passed')))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    })
  })

  it('counts a file that does not load as one failure', () => {
    expect(tally(report(file(true), file(true, 'failed', 'passed')))).toEqual({ passed: 1, failed: 2, skipped: 0 })
  })

  it('counts an error that belongs to no file', () => {
    expect(tally({ files: [file(false, 'passed')], unhandled: ['a promise'] })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    })
  })

  it('counts what is skipped, pending or unwritten together', () => {
    expect(tally(report(file(false, 'skipped', 'pending', 'passed')))).toEqual({ passed: 1, failed: 0, skipped: 2 })
  })

  it('counts nothing without a report', () => {
    expect(tally(report())).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})

describe('A file that is run once more', () => {
  const other = { ...file(true, 'failed'), project: 'app' }

  it('stands for its first run, in its own project alone', () => {
    const first = report(file(true, 'failed', 'passed'), other)
    expect(tally(afterSecondRun(first, report(file(false, 'passed', 'passed'))))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
    })
    expect(tally(afterSecondRun(first, report(file(true, 'failed', 'failed'))))).toEqual({
      passed: 0,
      failed: 3,
      skipped: 0,
    })
  })

  it('takes no error away that belongs to no file', () => {
    expect(
      afterSecondRun({ files: [], unhandled: ['a promise'] }, { files: [], unhandled: ['another'] }).unhandled,
    ).toEqual(['a promise', 'another'])
  })

  it('failed as it was when it does not run again', () => {
    expect(tally(afterSecondRun(report(file(true)), report()))).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('What failed in a file', () => {
  it('is told by its tests, each with why', () => {
    expect(failuresOf(file(true, 'passed', 'failed'))).toEqual(['test 2: no'])
  })

  it('is the file itself when none of its tests is at fault', () => {
    expect([failuresOf(file(true, 'passed')), failuresOf(file(false, 'passed'))]).toEqual([['it does not load'], []])
  })
})
