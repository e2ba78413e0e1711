import * as v from 'valibot'
import type { Page, Response } from 'playwright-core'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** One reply of the provider that a page received, checked against the contract. */
export interface TappedReply {
  readonly call: string
  readonly status: number
  readonly requestBody: unknown
  /** What the contract finds wrong in the reply; empty when nothing. */
  readonly faults: readonly string[]
}

/**
 * Listens to every /api reply of a page but the stream of live orders, which has no end; `replies()` waits until all
 * bodies were read.
 */
export function tapApi(page: Page): { replies(): Promise<readonly TappedReply[]> } {
  const pending: Promise<TappedReply | null>[] = []
  page.on('response', (response) => {
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream') ?? false
    if (new URL(response.url()).pathname.startsWith('/api/') && !isStream)
      pending.push(tapped(response).catch(() => null))
  })
  return { replies: async () => (await Promise.all(pending)).filter((reply) => reply !== null) }
}

async function tapped(response: Response): Promise<TappedReply> {
  const [call, endpoint] = endpointOf(response)
  const body: unknown = await response.json()
  const parsed = response.ok() ? v.safeParse(endpoint.reply, body) : v.safeParse(refusal, body)
  const faults = parsed.issues?.map((issue) => `${v.getDotPath(issue as never) ?? ''}: ${issue.message}`) ?? []
  return { call, status: response.status(), requestBody: requestBodyOf(response), faults }
}

const refusal = v.object({ success: v.literal(false), message: v.pipe(v.string(), v.minLength(1)) })

function endpointOf(response: Response): [string, Endpoint] {
  const path = new URL(response.url()).pathname.replace(/^\/api/, '')
  const found = Object.entries(api).find(
    ([, endpoint]) =>
      endpoint.method === response.request().method() &&
      new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  )
  if (found === undefined) throw new Error(`${path} is not a call of the contract`)
  return found
}

function requestBodyOf(response: Response): unknown {
  if (!response.request().headers()['content-type']?.startsWith('application/json')) return null
  return response.request().postDataJSON()
}
