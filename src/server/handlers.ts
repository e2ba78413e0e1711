import type { Handlers } from './handler.ts'
import { addProofPhoto } from './handlers/add-proof-photo.ts'
import { authenticateEmbeddedCard } from './handlers/authenticate-embedded-card.ts'
import { calculateDuration } from './handlers/calculate-duration.ts'
import { calculatePrice } from './handlers/calculate-price.ts'
import { cancelByStaff } from './handlers/cancel-by-staff.ts'
import { cancelOrder } from './handlers/cancel-order.ts'
import { changeMoment } from './handlers/change-moment.ts'
import { chooseLetters } from './handlers/choose-letters.ts'
import { confirmEmail } from './handlers/confirm-email.ts'
import { confirmEmbeddedCard } from './handlers/confirm-embedded-card.ts'
import { confirmOrderPayment } from './handlers/confirm-order-payment.ts'
import { contact } from './handlers/contact.ts'
import { createPaymentIntent } from './handlers/create-payment-intent.ts'
import { deleteAccount } from './handlers/delete-account.ts'
import { downloadSlip } from './handlers/download-slip.ts'
import { downloadStaffSlip } from './handlers/download-staff-slip.ts'
import { dropFavourite } from './handlers/drop-favourite.ts'
import { estimatePrice } from './handlers/estimate-price.ts'
import { exportAccount } from './handlers/export-account.ts'
import { findCompany } from './handlers/find-company.ts'
import { keepAddress } from './handlers/keep-address.ts'
import { keepOrder } from './handlers/keep-order.ts'
import { lastDelivery } from './handlers/last-delivery.ts'
import { lastOrder } from './handlers/last-order.ts'
import { letterChoices } from './handlers/letter-choices.ts'
import { login } from './handlers/login.ts'
import { logout } from './handlers/logout.ts'
import { moveOrder } from './handlers/move-order.ts'
import { myOrders } from './handlers/my-orders.ts'
import { orderEvents } from './handlers/order-events.ts'
import { payOrder } from './handlers/pay-order.ts'
import { placeNear } from './handlers/place-near.ts'
import { podImages } from './handlers/pod-images.ts'
import { proposePrice } from './handlers/propose-price.ts'
import { priceRequest } from './handlers/price-request.ts'
import { readFavourites } from './handlers/read-favourites.ts'
import { readPushKey } from './handlers/read-push-key.ts'
import { readSettings } from './handlers/read-settings.ts'
import { readSlip } from './handlers/read-slip.ts'
import { recordAbandonment } from './handlers/record-abandonment.ts'
import { register } from './handlers/register.ts'
import { removeProofPhoto } from './handlers/remove-proof-photo.ts'
import { requestOrderByMail } from './handlers/request-order-by-mail.ts'
import { requestReset } from './handlers/request-reset.ts'
import { resolvePlace } from './handlers/resolve-place.ts'
import { sendConfirmation } from './handlers/send-confirmation.ts'
import { setDeliveryDate } from './handlers/set-delivery-date.ts'
import { staffAbandonments } from './handlers/staff-abandonments.ts'
import { staffDay } from './handlers/staff-day.ts'
import { staffNumbers } from './handlers/staff-numbers.ts'
import { staffMessages } from './handlers/staff-messages.ts'
import { staffOrder } from './handlers/staff-order.ts'
import { staffOrders } from './handlers/staff-orders.ts'
import { subscribePush } from './handlers/subscribe-push.ts'
import { suggestPlaces } from './handlers/suggest-places.ts'
import { trackDelivery } from './handlers/track-delivery.ts'
import { undoStep } from './handlers/undo-step.ts'
import { unsubscribePush } from './handlers/unsubscribe-push.ts'
import { updatePassword } from './handlers/update-password.ts'
import { updateUser } from './handlers/update-user.ts'
import { uploadSlip } from './handlers/upload-slip.ts'
import { verifyResetCode } from './handlers/verify-reset-code.ts'

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
} satisfies Handlers
