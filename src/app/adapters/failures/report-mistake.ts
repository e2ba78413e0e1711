import { ChunkLoadError } from '#adapters/failures/failures.ts'
import { Cancelled, CallFailure, ProcessorFailure } from './failures.ts'

/** Lets a mistake of ours reach the console as if uncaught; expected failures, which have a name, pass in silence. */
export function reportMistake(error: unknown): void {
  if (!isNamed(error)) reportError(error)
}

/** For `catch`: forgives what is expected, and reports what is not: `read().catch(forgiving(() => null))`. */
export function forgiving<T>(instead: () => T): (error: unknown) => T {
  return (error) => {
    reportMistake(error)
    return instead()
  }
}

/** Of a call, a part of the app, its user, a card processor, or the device. An aborted transaction has no error. */
function isNamed(error: unknown): boolean {
  if (error instanceof DOMException) return error.name !== unkeepable
  return error === null || named.some((name) => error instanceof name)
}

const named = [CallFailure, ChunkLoadError, Cancelled, ProcessorFailure]

/** What the device says when it is handed something that cannot be kept, such as a proxy. */
const unkeepable = 'DataCloneError'
