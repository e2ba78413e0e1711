import { ChunkLoadError } from '#adapters/failures/failures.ts'
import { Cancelled, CallFailure, ProcessorFailure } from './failures.ts'

/** Lets a mistake of ours reach the console, as if nobody had caught it; what has a name and is expected passes in silence. */
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

/** A call, a part of the app, its user, a card's processor, or the device and its time-outs. A transaction that the device gave up has no error at all. */
function isNamed(error: unknown): boolean {
  if (error instanceof DOMException) return error.name !== unkeepable
  return error === null || named.some((name) => error instanceof name)
}

const named = [CallFailure, ChunkLoadError, Cancelled, ProcessorFailure]

/** What the device says when it is handed something that cannot be kept, such as a proxy. */
const unkeepable = 'DataCloneError'
