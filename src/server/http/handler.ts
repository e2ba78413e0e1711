import type { Api, CallName } from '#contract/api.ts'
import type { Endpoint, ParsedBody, ParsedParams, ParsedQuery, Role, WireReply } from '#contract/endpoint.ts'
import type { TeamRole } from '#contract/team-roles.ts'
import type { OrganisationRole } from '#rules/text/organisation-roles.ts'
import type { TokenName } from '#server/adapters/tokens/tokens.ts'
import type { DeviceMark } from '#server/users/device-marks.ts'
import type { World } from '#server/world.ts'

/** Who makes a call, known by the session token. */
export interface Caller {
  readonly id: number
  readonly role: Role
  /** What one of the team may do; null for others. */
  readonly teamRole: TeamRole | null
  /** Null for one who has none. */
  readonly organisation: Membership | null
  readonly token: TokenName
}

/** Of which organisation somebody is, and what he may do in it. */
export interface Membership {
  readonly id: number
  readonly role: OrganisationRole
}

/** Where a call comes from, for counting only: the network, and the device's marks, where these are counted. */
export interface Visit {
  readonly network: string
  readonly marks: readonly DeviceMark[]
}

/** What a handler is given: everything has been checked by the endpoint's schemas, and the caller by its audience. */
export interface Call<E extends Endpoint> {
  readonly params: ParsedParams<E>
  readonly query: ParsedQuery<E>
  readonly body: ParsedBody<E>
  readonly caller: E['audience'] extends 'nobody' ? null : Caller
  readonly visit: Visit
  header(name: string): string | undefined
  /** Aborts when who made the call has gone away. */
  readonly signal: AbortSignal
}

/** Serves one call: answers the reply as it travels, or throws HttpError. */
export type Handler<E extends Endpoint> = (call: Call<E>, world: World) => WireReply<E> | Promise<WireReply<E>>

/** One handler for each call: a missing one does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Api[Name]> }
