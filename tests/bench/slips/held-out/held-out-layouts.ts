import type { Layout } from '../layout.ts'
import { agencyTransfer } from './agency-transfer.ts'
import { backorderDepot } from './backorder-depot.ts'
import { blockFactory } from './block-factory.ts'
import { carriedPages } from './carried-pages.ts'
import { checkoutTicket } from './checkout-ticket.ts'
import { clickCollect } from './click-collect.ts'
import { counterSlip } from './counter-slip.ts'
import { craftsmanBilling } from './craftsman-billing.ts'
import { craneLorry } from './crane-lorry.ts'
import { electricalCounter } from './electrical-counter.ts'
import { enterpriseDelivery } from './enterprise-delivery.ts'
import { expressReceipt } from './express-receipt.ts'
import { hardwareParcel } from './hardware-parcel.ts'
import { heatingDispatch } from './heating-dispatch.ts'
import { internationalWaybill } from './international-waybill.ts'
import { invoiceAsSlip } from './invoice-as-slip.ts'
import { openTransfer } from './open-transfer.ts'
import { packingList } from './packing-list.ts'
import { postedShipment } from './posted-shipment.ts'
import { proofOfDelivery } from './proof-of-delivery.ts'
import { readyMix } from './ready-mix.ts'
import { rebarBender } from './rebar-bender.ts'
import { roundLoading } from './round-loading.ts'
import { sanitaryWholesaler } from './sanitary-wholesaler.ts'
import { sawmillList } from './sawmill-list.ts'
import { shippingMail } from './shipping-mail.ts'
import { stoneYard } from './stone-yard.ts'
import { tileShowroom } from './tile-showroom.ts'
import { tradingProgram } from './trading-program.ts'
import { webShop } from './web-shop.ts'
import { weighbridgeTicket } from './weighbridge-ticket.ts'
import { wordForm } from './word-form.ts'
import { workbookGrid } from './workbook-grid.ts'

/** The layouts that the rules were not written with: whoever writes rules does not open this folder. */
export const heldOutLayouts: readonly Layout[] = [
  agencyTransfer,
  backorderDepot,
  blockFactory,
  carriedPages,
  checkoutTicket,
  clickCollect,
  counterSlip,
  craftsmanBilling,
  craneLorry,
  electricalCounter,
  enterpriseDelivery,
  expressReceipt,
  hardwareParcel,
  heatingDispatch,
  internationalWaybill,
  invoiceAsSlip,
  openTransfer,
  packingList,
  postedShipment,
  proofOfDelivery,
  readyMix,
  rebarBender,
  roundLoading,
  sanitaryWholesaler,
  sawmillList,
  shippingMail,
  stoneYard,
  tileShowroom,
  tradingProgram,
  webShop,
  weighbridgeTicket,
  wordForm,
  workbookGrid,
]
