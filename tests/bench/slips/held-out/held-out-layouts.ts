import type { Layout } from '../layout.ts'
import { agencyTransfer } from '../known/agency-transfer.ts'
import { backorderDepot } from '../known/backorder-depot.ts'
import { blockFactory } from '../known/block-factory.ts'
import { carriedPages } from '../known/carried-pages.ts'
import { checkoutTicket } from '../known/checkout-ticket.ts'
import { clickCollect } from '../known/click-collect.ts'
import { counterSlip } from '../known/counter-slip.ts'
import { craftsmanBilling } from '../known/craftsman-billing.ts'
import { craneLorry } from '../known/crane-lorry.ts'
import { electricalCounter } from '../known/electrical-counter.ts'
import { enterpriseDelivery } from '../known/enterprise-delivery.ts'
import { expressReceipt } from '../known/express-receipt.ts'
import { hardwareParcel } from '../known/hardware-parcel.ts'
import { heatingDispatch } from '../known/heating-dispatch.ts'
import { internationalWaybill } from '../known/international-waybill.ts'
import { invoiceAsSlip } from '../known/invoice-as-slip.ts'
import { openTransfer } from '../known/open-transfer.ts'
import { packingList } from '../known/packing-list.ts'
import { postedShipment } from '../known/posted-shipment.ts'
import { proofOfDelivery } from '../known/proof-of-delivery.ts'
import { readyMix } from '../known/ready-mix.ts'
import { rebarBender } from '../known/rebar-bender.ts'
import { roundLoading } from '../known/round-loading.ts'
import { sanitaryWholesaler } from '../known/sanitary-wholesaler.ts'
import { sawmillList } from '../known/sawmill-list.ts'
import { shippingMail } from '../known/shipping-mail.ts'
import { stoneYard } from '../known/stone-yard.ts'
import { tileShowroom } from '../known/tile-showroom.ts'
import { tradingProgram } from '../known/trading-program.ts'
import { webShop } from '../known/web-shop.ts'
import { weighbridgeTicket } from '../known/weighbridge-ticket.ts'
import { wordForm } from '../known/word-form.ts'
import { workbookGrid } from '../known/workbook-grid.ts'

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
