import type { Timer } from '#adapters/device/waiting.ts'
import { TimedOut } from '#adapters/failures/failures.ts'

/** For a watched upload. `quietMs`: longest time without a byte; `answerMs`: longest wait once all are sent. */
interface Watched {
  newRequest(): XMLHttpRequest
  readonly timer: Timer
  readonly quietMs: number
  readonly answerMs: number
  /** Bytes of the whole body, its multipart frame included. */
  onProgress(sent: number, total: number): void
}

/** As `fetch`, by XMLHttpRequest: the one way to see a body leave. Rejects with TimedOut when nothing moves. */
export function progressFetch({ newRequest, timer, quietMs, answerMs, onProgress }: Watched): typeof fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const request = newRequest()
      let stopClock = () => {}
      const end = (settle: () => void) => {
        stopClock()
        signal?.removeEventListener('abort', giveUp)
        settle()
      }
      const fail = (reason: unknown) => {
        end(() => reject(reason))
        request.abort()
      }
      const giveUp = () => fail(signal?.reason)
      const wait = (ms: number) => {
        stopClock()
        stopClock = timer(ms, () => fail(new TimedOut()))
      }
      signal?.addEventListener('abort', giveUp)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        onProgress(loaded, total)
        wait(loaded < total ? quietMs : answerMs)
      })
      request.addEventListener('load', () => end(() => resolve(responseOf(request))))
      request.addEventListener('error', () => fail(new TypeError('the connection was cut')))
      request.open(method, String(input))
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      wait(quietMs)
      request.send(body as XMLHttpRequestBodyInit | null)
    })
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request
  return new Response(bodiless.has(status) ? null : responseText, {
    status,
    headers: headersOf(request.getAllResponseHeaders()),
  })
}

const bodiless = new Set([204, 205, 304])

/** 'retry-after: 7\r\ndate: …' → headers. */
function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const [, name = '', value = ''] of lines.matchAll(/^([^:\s]+):[ \t]*(.*)$/gm)) headers.append(name, value.trim())
  return headers
}
