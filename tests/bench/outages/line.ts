import { setTimeout as pause } from 'node:timers/promises'
import { serverAddresses } from '#contract/addresses.ts'
import type { Answers } from './books.ts'

/** Somebody's line to the server: asks until the reply is a 2xx. */
export interface Line {
  readonly isOver: () => boolean
  /** The body of the reply; null when the round was over before the server took it. */
  post<Body>(path: string, body: object | FormData, headers?: Readonly<Record<string, string>>): Promise<Body | null>
}

/** `from`: the address that the server believes it comes from. Nobody waits longer than a minute for a reply. */
export function openLine(url: string, from: string, answers: Answers, isOver: () => boolean): Line {
  const ask = async (
    path: string,
    body: object | FormData,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response | null> => {
    const startedAt = performance.now()
    const type = body instanceof FormData ? {} : { 'Content-Type': 'application/json' }
    const init = {
      method: 'POST',
      headers: { 'X-Forwarded-For': from, ...type, ...headers },
      body: body instanceof FormData ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    }
    const reply = await fetch(`${url}${serverAddresses.api}${path}`, init).then(
      async (response) => new Response(await response.text(), { status: response.status }),
      () => null,
    )
    answers.asked += 1
    answers.slowestMs = Math.max(answers.slowestMs, performance.now() - startedAt)
    const status = String(reply?.status ?? 'none')
    answers.statuses[status] = (answers.statuses[status] ?? 0) + 1
    return reply
  }
  return {
    isOver,
    async post(path, body, headers = {}) {
      while (!isOver()) {
        const reply = await ask(path, body, headers)
        if (reply?.ok) return await reply.json()
        // What is refused for what it says is refused again.
        if (reply && reply.status < 500 && reply.status !== 429)
          throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
        await pause(200)
      }
      return null
    },
  }
}
