import type * as v from 'valibot'
import { serverAddresses } from './addresses.ts'
import type { TeamRole } from './team-roles.ts'

type Schema = v.GenericSchema<unknown, unknown>

/**
 * Who may make a call: every visitor ('nobody' need be signed in), any account, or those of the team with such a role.
 */
export type Audience = 'nobody' | 'supplier' | readonly TeamRole[]

/** What an account is. */
export type Role = 'supplier' | 'staff'

/** How the body of a call travels. `multipart or json`: as a form from our page, and from others as they like. */
export type Encoding = 'none' | 'json' | 'multipart' | 'multipart or json'

/** One call of the provider, as data (specification section 7). `path` is under `/api`; `:name` is a parameter. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly audience: Audience
  readonly encoding: Encoding
  /** A call of the team's that a member without a second factor may make where one is demanded. */
  readonly needsNoFactor?: true
  /** JSON from our page, and form data from others as they like: multipart, or as a form without files is posted. */
  readonly alsoForm?: true
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
  /**
   * What becomes of the marks of a device that signed in before: it shows them, where guesses are counted; it is given
   * another.
   */
  readonly deviceMark?: 'shown' | 'given' | 'shown and given'
}

/** What a caller passes, before parsing. */
export type ParamsOf<E extends Endpoint> = v.InferInput<E['params']>
export type QueryOf<E extends Endpoint> = v.InferInput<E['query']>
export type BodyOf<E extends Endpoint> = v.InferInput<E['body']>

/** What the server's handler finds, after parsing. */
export type ParsedParams<E extends Endpoint> = v.InferOutput<E['params']>
export type ParsedQuery<E extends Endpoint> = v.InferOutput<E['query']>
export type ParsedBody<E extends Endpoint> = v.InferOutput<E['body']>

/** What the server's handler answers, as it travels. */
export type WireReply<E extends Endpoint> = v.InferInput<E['reply']>

/** What the page reads, after parsing. */
export type Reply<E extends Endpoint> = v.InferOutput<E['reply']>

/** `href(endpoint, { id: 7 }, { q: 'Nice' })` → `/api/…/7?q=Nice`. */
export function href(
  endpoint: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  const address = `${serverAddresses.api}${path}`
  return pairs.length === 0 ? address : `${address}?${pairs.join('&')}`
}
