import { recordAbandonment } from './abandonment.ts'
import { login, register } from './account.ts'
import { contact } from './contact-message.ts'
import { authenticateEmbeddedCard, confirmEmbeddedCard } from './embedded-processor.ts'
import type { Endpoint } from './endpoint.ts'
import { myOrders } from './history.ts'
import { lastDelivery } from './last-delivery.ts'
import { lastOrder } from './last-order.ts'
import { requestOrderByMail } from './order-request.ts'
import { requestReset, updatePassword, verifyResetCode } from './password-reset.ts'
import { confirmOrderPayment, createPaymentIntent } from './payment.ts'
import { resolvePlace, suggestPlaces } from './places.ts'
import { podImages } from './pod-images.ts'
import { calculatePrice } from './price.ts'
import { updateUser } from './profile.ts'
import { readSettings } from './settings.ts'
import { readSlip, uploadSlip } from './slip.ts'
import { calculateDuration } from './travel-time.ts'

/** Every call there is. The first block is the specification's section 7; the second is ours, for what R44 leaves to the provider. */
export const api = {
  register,
  login,
  requestReset,
  verifyResetCode,
  updatePassword,
  updateUser,
  contact,
  calculateDuration,
  calculatePrice,
  requestOrderByMail,
  readSlip,
  lastDelivery,
  lastOrder,
  myOrders,
  podImages,
  recordAbandonment,
  uploadSlip,
  createPaymentIntent,
  confirmOrderPayment,

  readSettings,
  suggestPlaces,
  resolvePlace,
  confirmEmbeddedCard,
  authenticateEmbeddedCard,
} as const satisfies Record<string, Endpoint>

export type Api = typeof api
export type CallName = keyof Api
