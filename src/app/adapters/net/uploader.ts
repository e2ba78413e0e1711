import type { Endpoint } from '#contract/endpoint.ts'
import type { Timer } from '#adapters/device/waiting.ts'
import { createCaller, type Answered, type CallerWorld, type CallOptions } from './caller.ts'
import { progressFetch } from './progress-fetch.ts'

/** For a heavy body. `onProgress`: bytes sent of all; `answerMs`: longest wait for the answer once all are sent. */
export interface UploadOptions<E extends Endpoint> extends Omit<CallOptions<E>, 'timeoutMs'> {
  onProgress(sent: number, total: number): void
  readonly answerMs?: number
}

/** Makes a call and reports how much of its body has left. Fails as a caller does, and times out when nothing moves. */
export type Uploader = <E extends Endpoint>(endpoint: E, options: UploadOptions<E>) => Promise<Answered<E>>

/** What the uploader needs of the world beyond the caller's. */
export interface UploaderWorld extends Omit<CallerWorld, 'fetch'> {
  newRequest(): XMLHttpRequest
  readonly timer: Timer
}

export function createUploader({ newRequest, timer, ...world }: UploaderWorld): Uploader {
  return (endpoint, { onProgress, answerMs = patienceMs, ...options }) => {
    const call = createCaller({
      ...world,
      fetch: progressFetch({ newRequest, timer, quietMs: patienceMs, answerMs, onProgress }),
    })
    return call(endpoint, { ...options, timeoutMs: longestMs } as CallOptions<typeof endpoint>)
  }
}

const patienceMs = 30_000
/** A slip of 5 Mo on the slowest line that still moves. */
const longestMs = 20 * 60 * 1000
