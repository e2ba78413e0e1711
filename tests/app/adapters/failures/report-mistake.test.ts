import { describe, expect, it } from 'vitest'
import { Cancelled, Malformed, TimedOut, Unreachable, ProcessorFailure } from '#adapters/failures/failures.ts'
import { ChunkLoadError } from '#adapters/failures/failures.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import { takeConsoleLines } from '#tests/setup/console.ts'

describe('What a catch forgives', () => {
  it.each([
    ['no answer', new Unreachable()],
    ['an answer that came too late', new TimedOut()],
    ['an answer of another shape', new Malformed()],
    ['a part of the app that did not come', new ChunkLoadError()],
    ['its user', new Cancelled()],
    ['a card’s processor', new ProcessorFailure()],
    ['a full disk', new DOMException('full', 'QuotaExceededError')],
    ['what was given up', AbortSignal.abort().reason],
    ['a transaction that was given up', null],
  ])('is %s', (_, failure) => {
    reportMistake(failure)
    expect(takeConsoleLines()).toEqual([])
  })

  it.each([
    ['a mistake of ours', new TypeError('not a function')],
    ['an error without a name', new Error('what?')],
    ['something that no device can keep', new DOMException('a proxy', 'DataCloneError')],
  ])('is not %s: it reaches the console', (_, mistake) => {
    reportMistake(mistake)
    expect(takeConsoleLines()).toEqual([`reportError: ${String(mistake)}`])
  })

  it('gives way to something else, either way', async () => {
    expect(await Promise.reject(new Unreachable()).catch(forgiving(() => 'nothing'))).toBe('nothing')
    expect(await Promise.reject(new TypeError('planted')).catch(forgiving(() => 'nothing'))).toBe('nothing')
    expect(takeConsoleLines()).toEqual(['reportError: TypeError: planted'])
  })
})
