import type { World } from '#app/world.ts'
import { watchSlipOffer } from './fields/slip/take-offer.ts'
import type { OrderState } from './model/order-state.ts'
import { fetchSendingParts } from './submit/sending-parts.ts'
import { watchAbandonment } from './watch/abandonment.ts'
import { watchSlipReading } from './watch/slip-reading.ts'
import { watchOrganisation } from './watch/watch-organisation.ts'
import { watchSettings } from './watch/watch-settings.ts'
import { watchUnconfirmed } from './watch/unconfirmed.ts'

// All that comes once the form stands, in one file (decision 121): what is said of what was done in it, and what sends
// it.
export { chooseSlip } from './fields/slip/choose-slip.ts'
export { knownAddresses } from './fields/address/named-addresses.ts'
export { orderAgain } from './repeat/repeat.ts'
export { submit } from './submit/submit.ts'
export { FlexPassed } from './fields/moment/flex-passed.tsx'
export { FlexWarningPlace } from './fields/comment/flex-warning-place.tsx'
export { KeepAddress } from './fields/address/keep-address.tsx'
export { KeepTemplate } from './repeat/keep-template.tsx'
export { NoPrice } from './price/no-price.tsx'
export { OrderTemplates } from './repeat/order-templates.tsx'
export { PickupWordsField } from './fields/pickup/pickup-words-field.tsx'
export { PlannedFields } from './fields/moment/planned-fields.tsx'
export { PriceInTheMaking } from './price/price-in-the-making.tsx'
export { ReadsOnly } from './open/reads-only.tsx'
export { ReferenceFields } from './fields/reference-fields.tsx'
export { RepeatHandover } from './repeat/repeat-handover.ts'
export { RequoteNotice } from './price/requote-notice.tsx'
export { RouteNotes } from './fields/route-notes.tsx'
export { SendingStrip } from './submit/sending-strip.tsx'
export { Shares } from './fields/slip/shares.tsx'
export { SlipOfferCard } from './fields/slip/slip-offer-card.tsx'
export { SlipOutcome } from './fields/slip/slip-outcome.tsx'
export { ToCorrect } from './submit/to-correct.tsx'
export { UnconfirmedNote } from './fields/address/unconfirmed-note.tsx'
export { UrgentNote } from './fields/moment/urgent-note.tsx'
export { WeightNote } from './fields/weight/weight-note.tsx'

/** Follows an order with what an empty form does not need. Returns a function that ends it. */
export function watchFilling(state: OrderState, world: World): () => void {
  const stops = [
    watchSettings,
    watchOrganisation,
    watchUnconfirmed,
    watchSlipReading,
    watchSlipOffer,
    watchAbandonment,
    fetchSendingParts,
  ].map((start) => start(state, world))
  return () => stops.forEach((stop) => stop())
}
