import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

const lines: string[] = []

for (const level of ['debug', 'log', 'info', 'warn', 'error', 'trace'] as const) {
  console[level] = (...args: unknown[]) => {
    lines.push(`${level}: ${format(...args)}`)
  }
}

/** For the rare test whose subject is a console line: what was written since the last call. */
export function takeConsoleLines(): readonly string[] {
  return lines.splice(0)
}

const expectSilence = () => expect(takeConsoleLines(), 'unexpected console lines').toEqual([])
afterEach(expectSilence)
afterAll(expectSilence)
