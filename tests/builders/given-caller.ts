import { createCaller, type Caller, type CallerWorld } from '#adapters/net/caller.ts'

/** One answer of the network: a reply, or the error that `fetch` would reject with. */
export type GivenAnswer = Response | Error

export interface Asked {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: BodyInit | null | undefined
}

/**
 * A caller over a network that gives these answers, one a request, the last one for good; and what was asked and told.
 */
export function givenCaller(answers: readonly GivenAnswer[], changes: Partial<CallerWorld> = {}) {
  const asked: Asked[] = []
  const slept: number[] = []
  const waits: number[] = []
  let signedOut = 0
  const fetchIt: typeof fetch = async (input, init) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push({
      url: String(input),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: init?.body,
    })
    init?.signal?.throwIfAborted()
    if (answer instanceof Response) return answer.clone()
    throw answer ?? new Error('no answer was given')
  }
  const call: Caller = createCaller({
    fetch: fetchIt,
    origin: '',
    token: () => 'jeton',
    sleep: async (ms, signal) => {
      slept.push(ms)
      signal?.throwIfAborted()
    },
    onSignedOut: () => {
      signedOut += 1
      return false
    },
    onWaiting: (ms) => waits.push(ms),
    ...changes,
  })
  return { call, fetch: fetchIt, asked, slept, waits, signedOutTimes: () => signedOut }
}

/** A refusal as the server writes it. */
export function refusal(status: number, body: object = {}, headers: Record<string, string> = {}): Response {
  return Response.json({ success: false, ...body }, { status, headers })
}
