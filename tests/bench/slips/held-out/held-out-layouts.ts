import type { Layout } from '../layout.ts'
import { alpineSupplier } from './alpine-supplier.ts'
import { associationErp } from './association-erp.ts'
import { bilingualMaker } from './bilingual-maker.ts'
import { cabinHire } from './cabin-hire.ts'
import { cmrNumberedBoxes } from './cmr-numbered-boxes.ts'
import { concreteMixerNote } from './concrete-mixer-note.ts'
import { constructionSuite } from './construction-suite.ts'
import { copyPerPage } from './copy-per-page.ts'
import { counterThermal } from './counter-thermal.ts'
import { crateColisage } from './crate-colisage.ts'
import { deliveryNoticeMail } from './delivery-notice-mail.ts'
import { eachWeightList } from './each-weight-list.ts'
import { electricalHub } from './electrical-hub.ts'
import { glazierHarp } from './glazier-harp.ts'
import { globalErpDelivery } from './global-erp-delivery.ts'
import { handFilledForm } from './hand-filled-form.ts'
import { invoiceDelivery } from './invoice-delivery.ts'
import { logisticLabel } from './logistic-label.ts'
import { lorryLoadingPlan } from './lorry-loading-plan.ts'
import { makerWideSheet } from './maker-wide-sheet.ts'
import { nationalWaybill } from './national-waybill.ts'
import { officeSuiteSlip } from './office-suite-slip.ts'
import { orderAcknowledged } from './order-acknowledged.ts'
import { partialShipment } from './partial-shipment.ts'
import { plastererLetter } from './plasterer-letter.ts'
import { plumbingAgency } from './plumbing-agency.ts'
import { quarryVoucher } from './quarry-voucher.ts'
import { returnedPallets } from './returned-pallets.ts'
import { siloTanker } from './silo-tanker.ts'
import { smallBusinessSuite } from './small-business-suite.ts'
import { spaCrate } from './spa-crate.ts'
import { stampedReceipt } from './stamped-receipt.ts'
import { stockMoveNote } from './stock-move-note.ts'
import { subtotalSheets } from './subtotal-sheets.ts'
import { tilePacks } from './tile-packs.ts'
import { timberPackages } from './timber-packages.ts'
import { warehousePickList } from './warehouse-pick-list.ts'
import { webOrderDespatch } from './web-order-despatch.ts'
import { weightsWorkbook } from './weights-workbook.ts'

/** The layouts that the rules were not written with: whoever writes rules does not open this folder. */
export const heldOutLayouts: readonly Layout[] = [
  alpineSupplier,
  associationErp,
  bilingualMaker,
  cabinHire,
  cmrNumberedBoxes,
  concreteMixerNote,
  constructionSuite,
  copyPerPage,
  counterThermal,
  crateColisage,
  deliveryNoticeMail,
  eachWeightList,
  electricalHub,
  glazierHarp,
  globalErpDelivery,
  handFilledForm,
  invoiceDelivery,
  logisticLabel,
  lorryLoadingPlan,
  makerWideSheet,
  nationalWaybill,
  officeSuiteSlip,
  orderAcknowledged,
  partialShipment,
  plastererLetter,
  plumbingAgency,
  quarryVoucher,
  returnedPallets,
  siloTanker,
  smallBusinessSuite,
  spaCrate,
  stampedReceipt,
  stockMoveNote,
  subtotalSheets,
  tilePacks,
  timberPackages,
  warehousePickList,
  webOrderDespatch,
  weightsWorkbook,
]
