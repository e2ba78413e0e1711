import type { Instant } from '#server/db/database.ts'
import type { Facts } from './event-facts.ts'
import type { Break } from './waybill-chain.ts'

/** All that a waybill says; '' and null are what nobody told, which the paper says, too. */
export interface WaybillFacts {
  readonly brand: string
  readonly orderId: number
  /** `charteredBy`: who gave the run to another carrier; '' where it is our own. */
  readonly carrier: WaybillParty & { readonly licence: string; readonly charteredBy: string }
  readonly principal: WaybillParty & { readonly references: string }
  readonly recipient: { readonly name: string; readonly address: readonly string[]; readonly phone: string }
  readonly pickup: WaybillPlace
  readonly delivery: WaybillPlace
  readonly goods: string
  /** How many the customer told, if any. */
  readonly packages: number | null
  readonly weight: string
  readonly plate: string
  readonly driver: string
  readonly instructions: string
  /** The first one first, at least one. */
  readonly events: readonly WaybillLine[]
  readonly brokenAt: Break | null
}

interface WaybillParty {
  readonly name: string
  readonly address: readonly string[]
  readonly siren: string
}

/** `planned`: when one is expected there, in words; `doneAt`: when it was done there. */
export interface WaybillPlace {
  readonly address: string
  readonly planned: string
  readonly doneAt: Instant | null
}

/** An event; `told` is null where it cannot be read any more. */
export interface WaybillLine {
  readonly words: string
  readonly at: Instant
  readonly phoneAt: Instant
  readonly receivedAt: Instant
  readonly digest: string
  readonly told: Facts | null
}

/** 1042 → 'LV-1042'. */
export function waybillNumber(orderId: number): string {
  return `LV-${orderId}`
}
