import { proxy, ref } from 'valtio'
import type { Suggestion } from '#adapters/places/places.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { everyDay, type Availability } from '#rules/moment/availability.ts'
import type { Zone } from '#rules/order/zone.ts'
import { quotedOptionPrices, type OptionPrices } from '#rules/price/option-prices.ts'
import type { OwnOrganisation } from '#adapters/store/organisation-copy.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import type { FoundDraft } from './draft-content.ts'
import type { FromSlip, SentSlip, Submission } from './draft-schema.ts'
import type { LastPrice } from './last-price.ts'
import { blankValues, type AddressName, type FieldName, type OrderValues, type WeightFrom } from './order-values.ts'
import type { Saving } from './saving.ts'
import type { SlipOnItsWay, SlipState } from './slip-state.ts'

/**
 * All that is true of one visit of the order form, written down once: a valtio proxy. It is changed by actions,
 * watched, and read by snapshot.
 */
export interface OrderState {
  readonly user: UserRecord
  status: Status
  /** The drafts to choose from while the status is 'offer'. */
  offers: readonly FoundDraft[]
  /**
   * Every change is kept and priced, and counts as filling the form: from the moment a draft, or none, lies in the form
   * until it is left.
   */
  followed: boolean
  /**
   * How many drafts, or new requests, were laid into the form so far: what undoes a change of one is nothing to
   * another.
   */
  opening: number
  /** The form's clock: whatever it says of time it says as of this instant. */
  at: Date
  /** When the filling began. */
  begun: Date | null

  /** It keeps its identity as long as the visit lasts, and so do `touched` and `slip`. */
  readonly values: OrderValues
  /** What a new request of the same user held at the same time. */
  blank: OrderValues
  readonly touched: Partial<Record<FieldName, true>>
  /**
   * The fields that their author has written in since they were laid open: an empty one that was only passed by says
   * nothing.
   */
  readonly tried: Partial<Record<FieldName, true>>
  /** Submissions with errors. */
  attempts: number
  weightFrom: WeightFrom
  readonly slip: SlipState
  /** What the form has from a slip, as it was filled: a field that still reads so is another slip's to fill. */
  fromSlip: FromSlip
  /** The fields that were filled last from a slip. */
  filled: readonly FieldName[]
  /** What a new search found for an address that was typed and never picked. */
  readonly unconfirmed: Record<AddressName, FoundAddress | null>
  /** An address of the past is being geocoded. */
  locating: boolean
  readonly flexWarning: FlexWarningState
  /** The comment whose warning its author has answered. */
  warnedOf: string

  /** The firm that its author orders for; null without one, or until it is known. */
  organisation: OwnOrganisation | null
  /** On which days the provider delivers. */
  availability: Availability
  /** Where the provider goes at a fixed price, once it has told. */
  zone: Zone | null
  /** What each delivery option adds. */
  optionPrices: OptionPrices
  quote: QuoteState
  /** Null while nothing was priced. */
  lastPrice: LastPrice | null
  readonly route: RouteQuestionState
  /** What came from the home page's estimate, or from a store's poster. */
  routeFilled?: RouteFilled

  step: Step
  held: Held | null
  readonly transfer: TransferState
  submission: Submission | null
  sentSlip: SentSlip | null
  slipOnItsWay: SlipOnItsWay | null

  saving: Saving
}

/**
 * 'open': the form can be filled. Before that its draft is being read, its author is asked which one, or another tab
 * has it.
 */
export type Status = 'reading' | 'offer' | 'elsewhere' | 'open'

/**
 * What was found for a text that was never picked: one address, which is offered; several, or none. `text`: what was
 * looked for.
 */
export type FoundAddress = { readonly text: string } & (
  { readonly is: 'one'; readonly suggestion: Suggestion } | { readonly is: 'several' | 'none' }
)

/** `plans`: Planifiée was chosen from the warning, and its time is what comes next. */
interface FlexWarningState {
  open: boolean
  /** Asked when the order was to be sent. */
  sends: boolean
  plans: boolean
}

/** Why there is no price: none is to be had, no reply came, ten were calculated (section 9), or it is out of the zone. */
export type NoQuote = 'unavailable' | 'unanswered' | 'limit' | 'outside'

/** What the price panel shows. */
export type QuoteState =
  | { readonly status: 'incomplete' | 'loading' }
  | { readonly status: 'priced'; readonly quote: Quote }
  | { readonly status: 'unavailable'; readonly why: NoQuote }

/**
 * `sureOf`: the route that its author has confirmed, though it looks like a mistake. `asked`: how often a submission
 * led to that question.
 */
interface RouteQuestionState {
  sureOf: string | null
  asked: number
}

/** `words`: what is said of it, while `of` reads as it `was` filled. */
export interface RouteFilled {
  readonly words: string
  readonly was: string
  of(this: void, values: OrderValues): string
  undo(this: void): void
}

/** Where a submission stands. */
export type Step = 'idle' | 'price' | 'slip' | 'request'

/** What the network kept from leaving: nothing left; or a request left without a reply. */
export type Held = 'unsent' | 'unanswered'

/**
 * The bytes of a submission on their way. `progress` is null while none are; `failed`: the last ones did not arrive;
 * `cancelled`: their author has called them back.
 */
interface TransferState {
  progress: { sent: number; total: number } | null
  failed: boolean
  cancelled: boolean
}

/** The state of a visit that begins: nothing is open yet. */
export function createOrderState(user: UserRecord, now: Date): OrderState {
  return proxy<OrderState>({
    user: ref(user),
    status: 'reading',
    offers: [],
    followed: false,
    opening: 0,
    at: now,
    begun: null,
    values: blankValues(user, now),
    blank: blankValues(user, now),
    touched: {},
    tried: {},
    attempts: 0,
    weightFrom: null,
    slip: { coming: null, reading: { step: 'none' }, known: null },
    fromSlip: {},
    filled: [],
    unconfirmed: { pickupAdr: null, address: null },
    locating: false,
    flexWarning: { open: false, sends: false, plans: false },
    warnedOf: '',
    organisation: null,
    availability: ref(everyDay),
    zone: null,
    optionPrices: quotedOptionPrices,
    quote: { status: 'incomplete' },
    lastPrice: null,
    route: { sureOf: null, asked: 0 },
    step: 'idle',
    held: null,
    transfer: { progress: null, failed: false, cancelled: false },
    submission: null,
    sentSlip: null,
    slipOnItsWay: null,
    saving: { status: 'none', trouble: null },
  })
}
