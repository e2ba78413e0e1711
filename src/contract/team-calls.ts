import { setDeliveryDates } from './staff/staff-dates.ts'
import { addActPhoto, recordAct } from './driver/driver-acts.ts'
import { readDriverDay } from './driver/driver-day.ts'
import { staffAbandonments, staffDay, staffMessages } from './staff/staff-day.ts'
import { handleStuck, staffState } from './staff/staff-state.ts'
import { changeStaffSettings, previewStaffSettings, staffSettings } from './staff/staff-settings.ts'
import { billAccount, bookTransfer, grantAccount, staffAccounts } from './staff/staff-accounts.ts'
import { assignOrders, changeRun, dropRun, makeRun, reorderStops, staffRuns, takeOffRun } from './staff/staff-runs.ts'
import { staffNumbers } from './staff/staff-numbers.ts'
import {
  blockSupplier,
  cancelByStaff,
  creditOrder,
  downloadStaffSlip,
  noteOrder,
  payByTransfer,
  priceRequest,
  setDeliveryDate,
  staffOrder,
} from './staff/staff-order.ts'
import { correctOrder } from './staff/staff-correction.ts'
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
import { downloadStaffWaybill } from './staff/staff-waybill.ts'
import { downloadStorePoster } from './staff/store-poster.ts'
import { addProofPhoto, removeProofPhoto } from './staff/staff-photos.ts'
import type { Endpoint } from './endpoint.ts'

/** The team's (R43). */
export const teamCalls = {
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
  setDeliveryDates,
  correctOrder,
  proposePrice,
  priceRequest,
  cancelByStaff,
  creditOrder,
  payByTransfer,
  noteOrder,
  blockSupplier,
  addProofPhoto,
  removeProofPhoto,
  downloadStaffSlip,
  downloadStaffWaybill,
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
  staffAccounts,
  grantAccount,
  bookTransfer,
  billAccount,
  staffRuns,
  makeRun,
  changeRun,
  assignOrders,
  takeOffRun,
  reorderStops,
  dropRun,
  readDriverDay,
  recordAct,
  addActPhoto,
} as const satisfies Record<string, Endpoint>
