import { useSyncExternalStore, type ComponentType } from 'react'
import type { World } from '#app/world.ts'
import type { Place } from '#contract/places/places.ts'
import type { KnownPlaces } from '#state/form/place-search.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import { useOrder, type Destination } from './order-context.ts'
import type { PastDelivery } from './past-delivery.ts'
import type { OrderState, Requote } from './order-state.ts'
import type { AddressName } from './order-values.ts'
import type { Stale } from './stale-moment.ts'

type Watcher = (state: OrderState, world: World) => () => void

/** What nobody needs who looks at an empty form, in a part of the app that comes once the form stands (decision 121). */
export interface LateParts {
  readonly submit: (
    state: OrderState,
    world: World,
    pricing: { follow(): boolean; confirmed(): Promise<OrderState['quote'] | null> },
  ) => Promise<Destination | null>
  readonly chooseSlip: (state: OrderState, world: World, file: File) => Promise<void>
  readonly removeSlip: (state: OrderState, world: World) => void
  readonly deliverHere: (state: OrderState, world: World) => Promise<string | null>
  readonly orderAgain: (state: OrderState, world: World, past: PastDelivery) => Promise<boolean>
  readonly deliverTo: (state: OrderState, world: World, address: string) => Promise<boolean>
  readonly knownAddresses: (
    world: Pick<World, 'orders' | 'places' | 'favourites'>,
  ) => Readonly<Record<AddressName, KnownPlaces>>
  readonly prepareFlexWarning: () => void
  readonly asksAboutMoment: (state: OrderState) => boolean
  readonly watchers: readonly Watcher[]

  readonly FlexWarningPlace: ComponentType
  readonly KeepAddress: ComponentType<{ readonly place: Place }>
  readonly KeepTemplate: ComponentType
  readonly MomentPassed: ComponentType<{
    readonly why: Stale
    readonly chosen: string
    readonly first: string
    readonly fieldId: string
    onTake(): void
  }>
  readonly NoPrice: ComponentType<{ readonly limited: boolean }>
  readonly OrderTemplates: ComponentType
  readonly PickupWordsField: ComponentType
  readonly PlannedFields: ComponentType
  readonly PriceInTheMaking: ComponentType<{ readonly before: Quote | null; readonly linesOnly: boolean }>
  readonly RepeatHandover: ComponentType
  readonly RequoteNotice: ComponentType<{ readonly requote: Requote }>
  readonly RouteNotes: ComponentType
  readonly SendingStrip: ComponentType
  readonly Shares: ComponentType
  readonly SlipOfferCard: ComponentType<{ readonly place: 'route' | 'customer' }>
  readonly SlipOfferLink: ComponentType
  readonly SlipOutcome: ComponentType
  readonly UnconfirmedNote: ComponentType<{ readonly name: AddressName; readonly text: string }>
  readonly UrgentNote: ComponentType
  readonly WeightNote: ComponentType
}

/** Where they come from. */
export interface Late {
  /** Null until they are here. */
  current(this: void): LateParts | null
  /** Tells when they have come. Returns a function that stops it. */
  subscribe(this: void, told: () => void): () => void
  /** Works with them: at once where they are here, else as soon as they are. Rejects with ChunkLoadError. */
  run<T>(this: void, work: (parts: LateParts) => Promise<T>): Promise<T>
}

/** What has come late; null until then. */
export function useLateParts(): LateParts | null {
  const { late } = useOrder()
  return useSyncExternalStore(late.subscribe, late.current, late.current)
}
