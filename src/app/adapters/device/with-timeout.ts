import type { Sleep } from './waiting.ts'

/** What was promised, if it comes in time; rejects when it does not. */
export async function withTimeout<T>(ms: number, promised: Promise<T>, sleep: Sleep): Promise<T> {
  const waiting = new AbortController()
  const late = sleep(ms, waiting.signal).then((): never => {
    throw new DOMException(`nothing came in ${ms} ms`, 'TimeoutError')
  })
  try {
    return await Promise.race([promised, late])
  } finally {
    waiting.abort()
    late.catch(() => {})
  }
}
