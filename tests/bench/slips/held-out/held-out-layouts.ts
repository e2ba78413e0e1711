import type { Layout } from '../layout.ts'
import { agencyLineKilos as agencyLineKilosUphill } from './agency-line-kilos-uphill.ts'
import { carbonPadByHand as carbonPadByHandUphill } from './carbon-pad-by-hand-uphill.ts'
import { consignedPalletsNote as consignedPalletsNoteUphill } from './consigned-pallets-note-uphill.ts'
import { crossBorderLetter as crossBorderLetterUphill } from './cross-border-letter-uphill.ts'
import { despatchMessageParcels as despatchMessageParcelsUphill } from './despatch-message-parcels-uphill.ts'
import { electricalAgencyLastLine as electricalAgencyLastLineUphill } from './electrical-agency-last-line-uphill.ts'
import { gescomFootCases as gescomFootCasesUphill } from './gescom-foot-cases-uphill.ts'
import { haulageBookingConfirmed as haulageBookingConfirmedUphill } from './haulage-booking-confirmed-uphill.ts'
import { hireOutSheet as hireOutSheetUphill } from './hire-out-sheet-uphill.ts'
import { invoiceWorthDelivery as invoiceWorthDeliveryUphill } from './invoice-worth-delivery-uphill.ts'
import { joineryBoxesList as joineryBoxesListUphill } from './joinery-boxes-list-uphill.ts'
import { landscapeNetGross as landscapeNetGrossUphill } from './landscape-net-gross-uphill.ts'
import { letterInProse as letterInProseUphill } from './letter-in-prose-uphill.ts'
import { masonryAgencyDelivery as masonryAgencyDeliveryUphill } from './masonry-agency-delivery-uphill.ts'
import { mixerBatchReport as mixerBatchReportUphill } from './mixer-batch-report-uphill.ts'
import { nationalRoadBoxes as nationalRoadBoxesUphill } from './national-road-boxes-uphill.ts'
import { openErpShipment as openErpShipmentUphill } from './open-erp-shipment-uphill.ts'
import { outboundItemsWorks as outboundItemsWorksUphill } from './outbound-items-works-uphill.ts'
import { palletStickerSingle as palletStickerSingleUphill } from './pallet-sticker-single-uphill.ts'
import { parcelNetworkReceipt as parcelNetworkReceiptUphill } from './parcel-network-receipt-uphill.ts'
import { pickingAisles as pickingAislesUphill } from './picking-aisles-uphill.ts'
import { quarryBridgeVoucher as quarryBridgeVoucherUphill } from './quarry-bridge-voucher-uphill.ts'
import { roofingCarriedLeaves as roofingCarriedLeavesUphill } from './roofing-carried-leaves-uphill.ts'
import { sanitaryAgencyHead as sanitaryAgencyHeadUphill } from './sanitary-agency-head-uphill.ts'
import { steelTheoryBars as steelTheoryBarsUphill } from './steel-theory-bars-uphill.ts'
import { tilePacksSurface as tilePacksSurfaceUphill } from './tile-packs-surface-uphill.ts'
import { tillRollGoods as tillRollGoodsUphill } from './till-roll-goods-uphill.ts'
import { twinCopiesStores as twinCopiesStoresUphill } from './twin-copies-stores-uphill.ts'
import { webShopParcelSlip as webShopParcelSlipUphill } from './web-shop-parcel-slip-uphill.ts'
import { workbookKilos as workbookKilosUphill } from './workbook-kilos-uphill.ts'

/** The layouts that the rules were not written with: whoever writes rules does not open this folder. */
export const heldOutLayouts: readonly Layout[] = [
  agencyLineKilosUphill,
  carbonPadByHandUphill,
  consignedPalletsNoteUphill,
  crossBorderLetterUphill,
  despatchMessageParcelsUphill,
  electricalAgencyLastLineUphill,
  gescomFootCasesUphill,
  haulageBookingConfirmedUphill,
  hireOutSheetUphill,
  invoiceWorthDeliveryUphill,
  joineryBoxesListUphill,
  landscapeNetGrossUphill,
  letterInProseUphill,
  masonryAgencyDeliveryUphill,
  mixerBatchReportUphill,
  nationalRoadBoxesUphill,
  openErpShipmentUphill,
  outboundItemsWorksUphill,
  palletStickerSingleUphill,
  parcelNetworkReceiptUphill,
  pickingAislesUphill,
  quarryBridgeVoucherUphill,
  roofingCarriedLeavesUphill,
  sanitaryAgencyHeadUphill,
  steelTheoryBarsUphill,
  tilePacksSurfaceUphill,
  tillRollGoodsUphill,
  twinCopiesStoresUphill,
  webShopParcelSlipUphill,
  workbookKilosUphill,
]
