import { recordAbandonment } from './order/abandonment.ts'
import { login, register } from './account/account.ts'
import { logout } from './account/logout.ts'
import { deleteAccount, exportAccount } from './account/account-data.ts'
import { contact } from './account/contact-message.ts'
import { authenticateEmbeddedCard, confirmEmbeddedCard, confirmSavedCard } from './payment/embedded-processor.ts'
import type { Endpoint } from './endpoint.ts'
import { teamCalls } from './team-calls.ts'
import { dropFavourite, keepAddress, keepOrder, readFavourites } from './account/favourites.ts'
import { myOrders } from './order/history.ts'
import { lastDelivery, lastOrder } from './order/last-delivery.ts'
import { chooseLetters, letterChoices } from './account/letter-choices.ts'
import { orderEvents } from './order/order-events.ts'
import { confirmEmail, sendConfirmation } from './account/email-confirmation.ts'
import {
  changeMemberRole,
  createOrganisation,
  inviteMember,
  readOrganisation,
  removeMember,
  updateOrganisation,
  withdrawInvitation,
} from './organisation/organisation.ts'
import { acceptInvitation, readInvitation } from './organisation/invitation-link.ts'
import { requestOrderByMail } from './order/order-request.ts'
import { requestReset, updatePassword, verifyResetCode } from './account/password-reset.ts'
import { cancelOrder, changeMoment } from './order/cancellation.ts'
import { findCompany } from './places/companies.ts'
import { orderOnAccount, putOnAccount } from './payment/on-account.ts'
import { confirmPayLink, makePayLink, openPayLink, orderByPayLink, readPayLink } from './payment/pay-link.ts'
import { confirmOrderPayment, createPaymentIntent, payOrder } from './payment/payment.ts'
import { openCards, removeCard, savedCards } from './payment/saved-cards.ts'
import { findStore } from './places/partner-store.ts'
import { placeNear, resolvePlace, suggestPlaces } from './places/places.ts'
import { podImages } from './order/pod-images.ts'
import { calculatePrice } from './order/price.ts'
import { estimatePrice } from './order/price-estimate.ts'
import { readPushKey, subscribePush, unsubscribePush } from './account/push-subscription.ts'
import { updateUser } from './account/profile.ts'
import { readSettings } from './wire/settings.ts'
import { downloadWaybill } from './order/waybill.ts'
import { downloadSlip, readSlip, uploadSlip } from './order/slip.ts'
import { addDamagePhoto, readDamageLetter, tellAboutDelivery } from './order/recipient-acts.ts'
import { shareTracking } from './order/share-tracking.ts'
import { refuseTexts, trackDelivery } from './order/tracking.ts'
import { calculateDuration } from './order/travel-time.ts'

/** The specification's section 7. */
export const specifiedCalls = {
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
} as const satisfies Record<string, Endpoint>

/** Ours, where it gives no path or leaves it to the provider (R41, R44, R46, R48, R49). */
export const ownCalls = {
  logout,
  exportAccount,
  deleteAccount,
  confirmEmail,
  sendConfirmation,
  downloadSlip,
  downloadWaybill,
  payOrder,
  orderOnAccount,
  putOnAccount,
  orderByPayLink,
  makePayLink,
  readPayLink,
  openPayLink,
  confirmPayLink,
  orderEvents,
  cancelOrder,
  changeMoment,
  letterChoices,
  chooseLetters,
  savedCards,
  openCards,
  removeCard,
  readFavourites,
  keepAddress,
  keepOrder,
  dropFavourite,
  readOrganisation,
  createOrganisation,
  updateOrganisation,
  inviteMember,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
  changeMemberRole,
  removeMember,
  readPushKey,
  subscribePush,
  unsubscribePush,
  readSettings,
  suggestPlaces,
  resolvePlace,
  placeNear,
  findStore,
  findCompany,
  estimatePrice,
  trackDelivery,
  refuseTexts,
  tellAboutDelivery,
  addDamagePhoto,
  readDamageLetter,
  shareTracking,
  confirmEmbeddedCard,
  confirmSavedCard,
  authenticateEmbeddedCard,
} as const satisfies Record<string, Endpoint>

/** Every call there is. In parts, since the compiler writes down no longer type than that of each. */
export const api: typeof specifiedCalls & typeof ownCalls & typeof teamCalls = {
  ...specifiedCalls,
  ...ownCalls,
  ...teamCalls,
}

export type Api = typeof api
export type CallName = keyof Api
