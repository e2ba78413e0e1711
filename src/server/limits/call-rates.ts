import type { CallName } from '#contract/api.ts'
import type { NetworkRate, RateName } from './rates.ts'

/**
 * By the network and the wider ones around it, or by the account. `sparesMarked`: a device with a mark counts with its
 * account's others instead; with another account's mark, by the network after all.
 */
export type CallRate =
  | { readonly rate: NetworkRate; readonly by: 'address'; readonly sparesMarked?: true }
  | { readonly rate: RateName; readonly by: 'caller' }

/**
 * What a call takes before its body is read, and whose: the network address it comes from, or the account. A handler
 * may take more.
 */
export const callRates: Readonly<Partial<Record<CallName, CallRate>>> = {
  contact: { rate: 'contactByAddress', by: 'address' },
  login: { rate: 'loginByAddress', by: 'address', sparesMarked: true },
  enterLoginCode: { rate: 'loginByAddress', by: 'address', sparesMarked: true },
  prepareFactor: { rate: 'passwordByAccount', by: 'caller' },
  activateFactor: { rate: 'passwordByAccount', by: 'caller' },
  renewRecoveryCodes: { rate: 'passwordByAccount', by: 'caller' },
  removeFactor: { rate: 'passwordByAccount', by: 'caller' },
  requestReset: { rate: 'resetByAddress', by: 'address', sparesMarked: true },
  verifyResetCode: { rate: 'resetCodeByAddress', by: 'address', sparesMarked: true },
  updatePassword: { rate: 'resetCodeByAddress', by: 'address', sparesMarked: true },
  register: { rate: 'registerByAddress', by: 'address' },
  confirmEmail: { rate: 'confirmationByAccount', by: 'caller' },
  sendConfirmation: { rate: 'confirmationByAccount', by: 'caller' },
  updateUser: { rate: 'profileByAccount', by: 'caller' },
  uploadSlip: { rate: 'uploadBySupplier', by: 'caller' },
  readSlip: { rate: 'readingBySupplier', by: 'caller' },
  downloadSlip: { rate: 'downloadBySupplier', by: 'caller' },
  orderEvents: { rate: 'eventsByAccount', by: 'caller' },
  requestOrderByMail: { rate: 'requestBySupplier', by: 'caller' },
  createPaymentIntent: { rate: 'paymentBySupplier', by: 'caller' },
  payOrder: { rate: 'paymentBySupplier', by: 'caller' },
  confirmOrderPayment: { rate: 'confirmationBySupplier', by: 'caller' },
  myOrders: { rate: 'ordersBySupplier', by: 'caller' },
  lastOrder: { rate: 'lastOrderBySupplier', by: 'caller' },
  lastDelivery: { rate: 'lastOrderBySupplier', by: 'caller' },
  cancelOrder: { rate: 'changeBySupplier', by: 'caller' },
  changeMoment: { rate: 'changeBySupplier', by: 'caller' },
  chooseLetters: { rate: 'letterChoiceByAccount', by: 'caller' },
  readFavourites: { rate: 'favouriteByAccount', by: 'caller' },
  keepAddress: { rate: 'favouriteByAccount', by: 'caller' },
  keepOrder: { rate: 'favouriteByAccount', by: 'caller' },
  dropFavourite: { rate: 'favouriteByAccount', by: 'caller' },
  readOrganisation: { rate: 'organisationByAccount', by: 'caller' },
  createOrganisation: { rate: 'organisationByAccount', by: 'caller' },
  updateOrganisation: { rate: 'organisationByAccount', by: 'caller' },
  inviteMember: { rate: 'invitationByAccount', by: 'caller' },
  withdrawInvitation: { rate: 'organisationByAccount', by: 'caller' },
  readInvitation: { rate: 'trackingByAddress', by: 'address' },
  acceptInvitation: { rate: 'organisationByAccount', by: 'caller' },
  changeMemberRole: { rate: 'organisationByAccount', by: 'caller' },
  removeMember: { rate: 'organisationByAccount', by: 'caller' },
  subscribePush: { rate: 'pushByAccount', by: 'caller' },
  unsubscribePush: { rate: 'pushByAccount', by: 'caller' },
  exportAccount: { rate: 'exportByAccount', by: 'caller' },
  deleteAccount: { rate: 'passwordByAccount', by: 'caller' },
  recordAbandonment: { rate: 'abandonmentByAddress', by: 'address' },
  calculateDuration: { rate: 'durationBySupplier', by: 'caller' },
  calculatePrice: { rate: 'priceBySupplier', by: 'caller' },
  confirmEmbeddedCard: { rate: 'cardByAddress', by: 'address' },
  authenticateEmbeddedCard: { rate: 'cardByAddress', by: 'address' },
  moveOrder: { rate: 'changeByMember', by: 'caller' },
  undoStep: { rate: 'changeByMember', by: 'caller' },
  setDeliveryDate: { rate: 'changeByMember', by: 'caller' },
  priceRequest: { rate: 'changeByMember', by: 'caller' },
  cancelByStaff: { rate: 'changeByMember', by: 'caller' },
  handleStuck: { rate: 'changeByMember', by: 'caller' },
  changeStaffSettings: { rate: 'changeByMember', by: 'caller' },
  previewStaffSettings: { rate: 'changeByMember', by: 'caller' },
  addProofPhoto: { rate: 'photoByMember', by: 'caller' },
  removeProofPhoto: { rate: 'photoByMember', by: 'caller' },
  suggestPlaces: { rate: 'placesByAddress', by: 'address' },
  trackDelivery: { rate: 'trackingByAddress', by: 'address' },
  refuseTexts: { rate: 'textRefusalByAddress', by: 'address' },
  findStore: { rate: 'placesByAddress', by: 'address' },
  resolvePlace: { rate: 'placesByAddress', by: 'address' },
  placeNear: { rate: 'positionBySupplier', by: 'caller' },
  findCompany: { rate: 'companyByAddress', by: 'address' },
  estimatePrice: { rate: 'estimateByAddress', by: 'address' },
}
