import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

const lines: string[] = []

for (const level of ['debug', 'log', 'info', 'warn', 'error', 'trace'] as const) {
  console[level] = (...args: unknown[]) => {
    lines.push(`${level}: ${format(...args)}`)
  }
}

// Browsers have it, Node has not: a mistake of ours that was caught, and must not be hidden by that.
globalThis.reportError = (error: unknown) => void lines.push(`reportError: ${String(error)}`)

/** For the rare test whose subject is a console line: what was written since the last call. */
export function takeConsoleLines(): readonly string[] {
  return lines.splice(0)
}

const expectSilence = () => expect(takeConsoleLines(), 'unexpected console lines').toEqual([])
afterEach(expectSilence)
afterAll(expectSilence)
