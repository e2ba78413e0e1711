import { deliverHere } from './fields/address/deliver-here.ts'
import { knownAddresses } from './fields/address/known-addresses.ts'
import { KeepAddress } from './fields/address/keep-address.tsx'
import { UnconfirmedNote } from './fields/address/unconfirmed-note.tsx'
import { FlexWarningPlace, prepareFlexWarning } from './fields/comment/flex-warning-place.tsx'
import { asksAboutMoment } from './model/flex-warning.ts'
import { MomentPassed } from './fields/moment/moment-passed.tsx'
import { PlannedFields } from './fields/moment/planned-fields.tsx'
import { UrgentNote } from './fields/moment/urgent-note.tsx'
import { PickupWordsField } from './fields/pickup/pickup-words-field.tsx'
import { chooseSlip, removeSlip } from './fields/slip/choose-slip.ts'
import { Shares } from './fields/slip/shares.tsx'
import { SlipOfferCard } from './fields/slip/slip-offer-card.tsx'
import { RouteNotes } from './fields/route-notes.tsx'
import { SlipOfferLink } from './fields/slip/slip-offer-link.tsx'
import { SlipOutcome } from './fields/slip/slip-outcome.tsx'
import { watchSlipOffer } from './fields/slip/take-offer.ts'
import { WeightNote } from './fields/weight/weight-note.tsx'
import type { LateParts } from './model/late.ts'
import { NoPrice } from './price/no-price.tsx'
import { PriceInTheMaking } from './price/price-in-the-making.tsx'
import { RequoteNotice } from './price/requote-notice.tsx'
import { OrderTemplates } from './repeat/order-templates.tsx'
import { KeepTemplate } from './repeat/keep-template.tsx'
import { RepeatHandover } from './repeat/repeat-handover.ts'
import { deliverTo, orderAgain } from './repeat/repeat.ts'
import { SendingStrip } from './submit/sending-strip.tsx'
import { submit } from './submit/submit.ts'
import { watchAbandonment } from './watch/abandonment.ts'
import { watchSlipReading } from './watch/slip-reading.ts'
import { watchUnconfirmed } from './watch/unconfirmed.ts'

/** All that comes once the form stands: what is said of what was done in it, and what sends it. */
export const lateParts: LateParts = {
  submit,
  chooseSlip,
  removeSlip,
  deliverHere,
  orderAgain,
  deliverTo,
  knownAddresses,
  prepareFlexWarning,
  asksAboutMoment,
  watchers: [watchUnconfirmed, watchSlipReading, watchSlipOffer, watchAbandonment],
  FlexWarningPlace,
  KeepAddress,
  KeepTemplate,
  MomentPassed,
  NoPrice,
  OrderTemplates,
  PickupWordsField,
  PlannedFields,
  PriceInTheMaking,
  RepeatHandover,
  RequoteNotice,
  RouteNotes,
  SendingStrip,
  Shares,
  SlipOfferCard,
  SlipOfferLink,
  SlipOutcome,
  UnconfirmedNote,
  UrgentNote,
  WeightNote,
}
