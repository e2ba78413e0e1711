import type { Handlers } from '#server/http/handler.ts'
import { accountCalls } from './account-calls.ts'
import { cardCalls } from './card-calls.ts'
import { contact } from './contact.ts'
import { createPaymentIntent, orderByPayLink, orderOnAccount } from './create-payment-intent.ts'
import { driverCalls } from './driver-calls.ts'
import { favouriteCalls } from './favourite-calls.ts'
import { organisationCalls } from './organisation-calls.ts'
import { orderCalls } from './order-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { payLinkCalls } from './pay-link-calls.ts'
import { placeCalls } from './place-calls.ts'
import { priceCalls } from './price-calls.ts'
import { pushCalls } from './push-calls.ts'
import { requestOrderByMail } from './request-order-by-mail.ts'
import { secondFactorCalls } from './second-factor-calls.ts'
import { signInCalls } from './sign-in-calls.ts'
import { siteCalls } from './site-calls.ts'
import { slipCalls } from './slip-calls.ts'
import { staffAccountCalls } from './staff-account-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { staffDayCalls } from './staff-day-calls.ts'
import { staffMoneyCalls } from './staff-money-calls.ts'
import { staffRunCalls } from './staff-run-calls.ts'
import { staffSettingsCalls } from './staff-settings-calls.ts'
import { staffStateCalls } from './staff-state-calls.ts'
import { storeCalls } from './store-calls.ts'
import { waybillCalls } from './waybill-calls.ts'
import { trackingCalls } from './tracking-calls.ts'

/** What serves every call. */
export const handlers: Handlers = {
  ...signInCalls,
  ...secondFactorCalls,
  ...accountCalls,
  ...favouriteCalls,
  ...organisationCalls,
  ...pushCalls,
  ...siteCalls,
  contact,
  ...placeCalls,
  ...storeCalls,
  ...priceCalls,
  ...slipCalls,
  ...orderCalls,
  ...trackingCalls,
  requestOrderByMail,
  ...paymentCalls,
  ...cardCalls,
  createPaymentIntent,
  orderOnAccount,
  orderByPayLink,
  ...payLinkCalls,
  ...staffCalls,
  ...staffDayCalls,
  ...staffStateCalls,
  ...staffSettingsCalls,
  ...staffAccountCalls,
  ...staffMoneyCalls,
  ...staffRunCalls,
  ...driverCalls,
  ...waybillCalls,
}
