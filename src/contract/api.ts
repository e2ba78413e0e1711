import { recordAbandonment } from './order/abandonment.ts'
import { login, register } from './account/account.ts'
import { logout } from './account/logout.ts'
import { deleteAccount, exportAccount } from './account/account-data.ts'
import { contact } from './account/contact-message.ts'
import { authenticateEmbeddedCard, confirmEmbeddedCard } from './payment/embedded-processor.ts'
import type { Endpoint } from './endpoint.ts'
import { dropFavourite, keepAddress, keepOrder, readFavourites } from './account/favourites.ts'
import { myOrders } from './order/history.ts'
import { lastDelivery, lastOrder } from './order/last-delivery.ts'
import { chooseLetters, letterChoices } from './account/letter-choices.ts'
import { orderEvents } from './order/order-events.ts'
import { confirmEmail, sendConfirmation } from './account/email-confirmation.ts'
import {
  acceptInvitation,
  changeMemberRole,
  createOrganisation,
  inviteMember,
  readInvitation,
  readOrganisation,
  removeMember,
  updateOrganisation,
  withdrawInvitation,
} from './organisation/organisation.ts'
import { requestOrderByMail } from './order/order-request.ts'
import { requestReset, updatePassword, verifyResetCode } from './account/password-reset.ts'
import { cancelOrder, changeMoment } from './order/cancellation.ts'
import { findCompany } from './places/companies.ts'
import { confirmOrderPayment, createPaymentIntent, payOrder } from './payment/payment.ts'
import { findStore } from './places/partner-store.ts'
import { placeNear, resolvePlace, suggestPlaces } from './places/places.ts'
import { podImages } from './order/pod-images.ts'
import { calculatePrice } from './order/price.ts'
import { estimatePrice } from './order/price-estimate.ts'
import { readPushKey, subscribePush, unsubscribePush } from './account/push-subscription.ts'
import { updateUser } from './account/profile.ts'
import { readSettings } from './wire/settings.ts'
import { downloadSlip, readSlip, uploadSlip } from './order/slip.ts'
import { staffAbandonments, staffDay, staffMessages } from './staff/staff-day.ts'
import { handleStuck, staffState } from './staff/staff-state.ts'
import { changeStaffSettings, previewStaffSettings, staffSettings } from './staff/staff-settings.ts'
import { staffNumbers } from './staff/staff-numbers.ts'
import { cancelByStaff, downloadStaffSlip, priceRequest, setDeliveryDate, staffOrder } from './staff/staff-order.ts'
import { proposePrice } from './staff/staff-price.ts'
import {
  activateFactor,
  enterLoginCode,
  prepareFactor,
  removeFactor,
  renewRecoveryCodes,
  staffFactor,
} from './staff/second-factor.ts'
import { moveOrder, staffOrders, undoStep } from './staff/staff-orders.ts'
import { downloadStorePoster } from './staff/store-poster.ts'
import { addProofPhoto, removeProofPhoto } from './staff/staff-photos.ts'
import { refuseTexts, trackDelivery } from './order/tracking.ts'
import { calculateDuration } from './order/travel-time.ts'

/**
 * Every call there is. The first block is the specification's section 7; the second is ours, where it gives no path or
 * leaves it to the provider (R41, R44, R46, R48, R49); the third is the team's (R43).
 */
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

  logout,
  exportAccount,
  deleteAccount,
  confirmEmail,
  sendConfirmation,
  downloadSlip,
  payOrder,
  orderEvents,
  cancelOrder,
  changeMoment,
  letterChoices,
  chooseLetters,
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
  confirmEmbeddedCard,
  authenticateEmbeddedCard,

  enterLoginCode,
  staffFactor,
  prepareFactor,
  activateFactor,
  renewRecoveryCodes,
  removeFactor,
  staffOrders,
  staffOrder,
  moveOrder,
  undoStep,
  setDeliveryDate,
  proposePrice,
  priceRequest,
  cancelByStaff,
  addProofPhoto,
  removeProofPhoto,
  downloadStaffSlip,
  downloadStorePoster,
  staffDay,
  staffNumbers,
  staffMessages,
  staffAbandonments,
  staffState,
  handleStuck,
  staffSettings,
  changeStaffSettings,
  previewStaffSettings,
} as const satisfies Record<string, Endpoint>

export type Api = typeof api
export type CallName = keyof Api
