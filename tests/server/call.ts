import * as v from 'valibot'
import { api, type Api, type CallName } from '#contract/api.ts'
import { href, type BodyOf, type Reply } from '#contract/endpoint.ts'
import type { Provider } from './provider.ts'

/** What a call is made of. A body that is a FormData travels as multipart. */
export interface Asked<N extends CallName> {
  readonly body?: BodyOf<Api[N]> | FormData
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The network address it comes from. */
  readonly from?: string
}

/** What came back: `reply` parsed by the contract (throws when it is a failure), `refusal` as it travelled. */
export interface Answer<N extends CallName> {
  readonly status: number
  readonly headers: Headers
  readonly raw: unknown
  readonly reply: Reply<Api[N]>
  readonly refusal: { readonly success: false; readonly message: string; readonly errors?: Record<string, string[]> } & Record<string, unknown>
}

/** A form as it travels: its bytes, and how many. */
export async function encoded(form: FormData): Promise<{ body: ArrayBuffer; headers: Record<string, string> }> {
  const response = new Response(form)
  const body = await response.arrayBuffer()
  return { body, headers: { 'Content-Type': response.headers.get('content-type') ?? '', 'Content-Length': String(body.byteLength) } }
}

/** Makes one call of the contract, without a socket. */
export async function call<N extends CallName>({ app }: Pick<Provider, 'app'>, name: N, asked: Asked<N> = {}): Promise<Answer<N>> {
  const endpoint = api[name]
  const form = asked.body instanceof FormData ? await encoded(asked.body) : null
  const init = {
    method: endpoint.method,
    headers: {
      ...(asked.token !== undefined && { Authorization: `Bearer ${asked.token}` }),
      ...(asked.body !== undefined && !form && { 'Content-Type': 'application/json' }),
      ...form?.headers,
      ...asked.headers,
    },
    ...(asked.body !== undefined && { body: form ? form.body : JSON.stringify(asked.body) }),
  }
  const response = await app.request(href(endpoint, asked.params, asked.query), init, { incoming: { socket: { remoteAddress: asked.from ?? '192.0.2.1' } } })
  const raw: unknown = await response.json()
  return {
    status: response.status,
    headers: response.headers,
    raw,
    get reply() {
      if (response.status !== 200) throw new Error(`${name} answered ${response.status}: ${JSON.stringify(raw)}`)
      return v.parse(endpoint.reply as v.GenericSchema, raw) as Reply<Api[N]>
    },
    refusal: raw as Answer<N>['refusal'],
  }
}
