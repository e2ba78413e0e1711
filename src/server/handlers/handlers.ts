import type { Handlers } from '#server/http/handler.ts'
import { accountCalls } from './account-calls.ts'
import { contact } from './contact.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { favouriteCalls } from './favourite-calls.ts'
import { organisationCalls } from './organisation-calls.ts'
import { orderCalls } from './order-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { placeCalls } from './place-calls.ts'
import { priceCalls } from './price-calls.ts'
import { pushCalls } from './push-calls.ts'
import { requestOrderByMail } from './request-order-by-mail.ts'
import { secondFactorCalls } from './second-factor-calls.ts'
import { signInCalls } from './sign-in-calls.ts'
import { siteCalls } from './site-calls.ts'
import { slipCalls } from './slip-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { staffDayCalls } from './staff-day-calls.ts'
import { staffSettingsCalls } from './staff-settings-calls.ts'
import { staffStateCalls } from './staff-state-calls.ts'
import { storeCalls } from './store-calls.ts'

/** What serves every call. */
export const handlers = {
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
  requestOrderByMail,
  ...paymentCalls,
  createPaymentIntent,
  ...staffCalls,
  ...staffDayCalls,
  ...staffStateCalls,
  ...staffSettingsCalls,
} satisfies Handlers
