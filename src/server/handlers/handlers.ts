import type { Handlers } from '#server/http/handler.ts'
import { addProofPhoto } from './staff/add-proof-photo.ts'
import { authenticateEmbeddedCard } from './payment/authenticate-embedded-card.ts'
import { calculateDuration } from './price/calculate-duration.ts'
import { calculatePrice } from './price/calculate-price.ts'
import { cancelByStaff } from './staff/cancel-by-staff.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { changeMoment } from './orders/change-moment.ts'
import { chooseLetters } from './account/choose-letters.ts'
import { confirmEmail } from './account/confirm-email.ts'
import { confirmEmbeddedCard } from './payment/confirm-embedded-card.ts'
import { confirmOrderPayment } from './payment/confirm-order-payment.ts'
import { contact } from './site/contact.ts'
import { createPaymentIntent } from './payment/create-payment-intent.ts'
import { deleteAccount } from './account/delete-account.ts'
import { downloadSlip } from './slips/download-slip.ts'
import { downloadStaffSlip } from './staff/download-staff-slip.ts'
import { dropFavourite } from './account/drop-favourite.ts'
import { estimatePrice } from './price/estimate-price.ts'
import { exportAccount } from './account/export-account.ts'
import { findCompany } from './places/find-company.ts'
import { keepAddress } from './account/keep-address.ts'
import { keepOrder } from './account/keep-order.ts'
import { lastDelivery } from './orders/last-delivery.ts'
import { lastOrder } from './orders/last-order.ts'
import { letterChoices } from './account/letter-choices.ts'
import { login } from './account/login.ts'
import { logout } from './account/logout.ts'
import { moveOrder } from './staff/move-order.ts'
import { myOrders } from './orders/my-orders.ts'
import { orderEvents } from './orders/order-events.ts'
import { payOrder } from './payment/pay-order.ts'
import { placeNear } from './places/place-near.ts'
import { podImages } from './orders/pod-images.ts'
import { proposePrice } from './staff/propose-price.ts'
import { priceRequest } from './staff/price-request.ts'
import { readFavourites } from './account/read-favourites.ts'
import { readPushKey } from './account/read-push-key.ts'
import { readSettings } from './site/read-settings.ts'
import { readSlip } from './slips/read-slip.ts'
import { recordAbandonment } from './site/record-abandonment.ts'
import { register } from './account/register.ts'
import { removeProofPhoto } from './staff/remove-proof-photo.ts'
import { requestOrderByMail } from './orders/request-order-by-mail.ts'
import { requestReset } from './account/request-reset.ts'
import { resolvePlace } from './places/resolve-place.ts'
import { sendConfirmation } from './account/send-confirmation.ts'
import { setDeliveryDate } from './staff/set-delivery-date.ts'
import { staffAbandonments } from './staff/staff-abandonments.ts'
import { staffDay } from './staff/staff-day.ts'
import { staffNumbers } from './staff/staff-numbers.ts'
import { staffMessages } from './staff/staff-messages.ts'
import { handleStuck, staffState } from './staff/staff-state.ts'
import { staffOrder } from './staff/staff-order.ts'
import { staffOrders } from './staff/staff-orders.ts'
import { subscribePush } from './account/subscribe-push.ts'
import { suggestPlaces } from './places/suggest-places.ts'
import { trackDelivery } from './orders/track-delivery.ts'
import { undoStep } from './staff/undo-step.ts'
import { unsubscribePush } from './account/unsubscribe-push.ts'
import { updatePassword } from './account/update-password.ts'
import { updateUser } from './account/update-user.ts'
import { uploadSlip } from './slips/upload-slip.ts'
import { verifyResetCode } from './account/verify-reset-code.ts'

/** What serves every call. */
export const handlers = {
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
  lastDelivery,
  lastOrder,
  myOrders,
  podImages,
  recordAbandonment,
  uploadSlip,
  readSlip,
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
  readPushKey,
  subscribePush,
  unsubscribePush,
  readSettings,
  suggestPlaces,
  resolvePlace,
  placeNear,
  findCompany,
  estimatePrice,
  trackDelivery,
  confirmEmbeddedCard,
  authenticateEmbeddedCard,

  staffOrders,
  staffOrder,
  moveOrder,
  undoStep,
  proposePrice,
  priceRequest,
  cancelByStaff,
  setDeliveryDate,
  addProofPhoto,
  removeProofPhoto,
  downloadStaffSlip,
  staffDay,
  staffNumbers,
  staffMessages,
  staffAbandonments,
  staffState,
  handleStuck,
} satisfies Handlers
