import { createContext, use } from 'react'
import type { LazyModule } from '#adapters/lazy/lazy.ts'
import type { paths } from '#app/paths.ts'
import type { FormHandover, RequestHandover } from '#contract/handover/handover.ts'
import type { Repeatable } from '#contract/order/repeatable.ts'
import type { PlaceSearch } from '#state/form/place-search.ts'
import type { FoundDraft } from './draft-content.ts'
import type { OrderState } from './order-state.ts'
import type { AddressName } from './order-values.ts'

/**
 * What every card of the form knows: the state of the visit, what its clock says, and what it can ask for beyond a
 * change of the state. What the form holds is read by `useValues` and `useSentence`.
 */
interface OrderView extends OrderVisit {
  readonly now: Date
}

/** One visit of the order form, to those who draw it. */
interface OrderVisit {
  readonly state: OrderState
  readonly searches: Readonly<Record<AddressName, PlaceSearch>>
  readonly pricing: { retry(this: void): void }
  readonly draft: DraftChoices
  readonly late: LazyModule<object>
  /** Judges a file, and holds it as the slip or says why not; null takes the slip away. */
  chooseSlip(this: void, file: File | null): Promise<void>
  /**
   * « Commander à nouveau ». False: the field says that the address must be picked, or its author is told why nothing
   * was filled.
   */
  orderAgain(this: void, past: PastDelivery): Promise<boolean>
  /** Sends the order; where to go then, or null when it stays here, its author told why. */
  submit(this: void): Promise<Destination | null>
}

/** An order of the past: all of it when the provider sends that, its delivery address in any case. */
export interface PastDelivery {
  readonly deliveryAddress: string
  readonly repeat: Repeatable | null
  /** It was only estimated, never ordered. */
  readonly estimated?: true | undefined
}

/** What the author of a draft may do with it. */
export interface DraftChoices {
  /** Goes on with one of those on offer; the other one, if any, is discarded. */
  resume(this: void, found: FoundDraft): Promise<void>
  /** A new request instead of what is offered. */
  startNew(this: void): Promise<void>
  erase(this: void): Promise<void>
  /** Takes the request from the tab that has it, as it was kept there. */
  takeOver(this: void): Promise<void>
}

/** Where the form leads once it was sent. */
export type Destination =
  | { readonly to: typeof paths.payment; readonly state: FormHandover }
  | { readonly to: typeof paths.confirmation; readonly state: RequestHandover }
  | { readonly to: typeof paths.history; readonly state?: undefined }

export const OrderContext = createContext<OrderView | null>(null)

/** The order form around this component. */
export function useOrder(): OrderView {
  const view = use(OrderContext)
  if (view === null) throw new Error('useOrder needs an OrderContext above it')
  return view
}
