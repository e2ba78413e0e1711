import type { Layout } from '../layout.ts'
import { agencyColumns } from './agency-columns.ts'
import { aggregateSaleNote } from './aggregate-sale-note.ts'
import { bigbagConsignNote } from './bigbag-consign-note.ts'
import { cmrTypedBoxes } from './cmr-typed-boxes.ts'
import { coatingsAdrNote } from './coatings-adr-note.ts'
import { communityErpShipment } from './community-erp-shipment.ts'
import { courierParcelManifest } from './courier-parcel-manifest.ts'
import { desktopBillingSlip } from './desktop-billing-slip.ts'
import { equipmentHireNote } from './equipment-hire-note.ts'
import { everydayUnweighedNote } from './everyday-unweighed-note.ts'
import { exportCrateList } from './export-crate-list.ts'
import { flatPackParcelList } from './flat-pack-parcel-list.ts'
import { floorSlabPlanNote } from './floor-slab-plan-note.ts'
import { glassOrderSlip } from './glass-order-slip.ts'
import { groupErpDespatch } from './group-erp-despatch.ts'
import { haulierConsignment } from './haulier-consignment.ts'
import { hostPrintout } from './host-printout.ts'
import { insulationTruckNote } from './insulation-truck-note.ts'
import { invoiceDoublingSlip } from './invoice-doubling-slip.ts'
import { mixerDeliveryDocket } from './mixer-delivery-docket.ts'
import { modularErpDelivery } from './modular-erp-delivery.ts'
import { orderReceiptAcknowledged } from './order-receipt-acknowledged.ts'
import { palletAddressLabel } from './pallet-address-label.ts'
import { pickingRouteList } from './picking-route-list.ts'
import { preprintedYardForm } from './preprinted-yard-form.ts'
import { roofPalletLandscape } from './roof-pallet-landscape.ts'
import { ruledLedgerNote } from './ruled-ledger-note.ts'
import { ruralQuintalsSlip } from './rural-quintals-slip.ts'
import { scaleStripTicket } from './scale-strip-ticket.ts'
import { scaledPalletLines } from './scaled-pallet-lines.ts'
import { shippingNoticeMessage } from './shipping-notice-message.ts'
import { siteSlotRequest } from './site-slot-request.ts'
import { siteSupplySheet } from './site-supply-sheet.ts'
import { steelBarsStockNote } from './steel-bars-stock-note.ts'
import { tariffedMerchantNote } from './tariffed-merchant-note.ts'
import { tearOffThirds } from './tear-off-thirds.ts'
import { timberCubicNote } from './timber-cubic-note.ts'
import { tradeShopParcel } from './trade-shop-parcel.ts'
import { twoLeafElectricNote } from './two-leaf-electric-note.ts'
import { typedOfficeLetter } from './typed-office-letter.ts'
import { worksSuiteNote } from './works-suite-note.ts'

/** The layouts that the rules were not written with: whoever writes rules does not open this folder. */
export const heldOutLayouts: readonly Layout[] = [
  agencyColumns,
  aggregateSaleNote,
  bigbagConsignNote,
  cmrTypedBoxes,
  coatingsAdrNote,
  communityErpShipment,
  courierParcelManifest,
  desktopBillingSlip,
  equipmentHireNote,
  everydayUnweighedNote,
  exportCrateList,
  flatPackParcelList,
  floorSlabPlanNote,
  glassOrderSlip,
  groupErpDespatch,
  haulierConsignment,
  hostPrintout,
  insulationTruckNote,
  invoiceDoublingSlip,
  mixerDeliveryDocket,
  modularErpDelivery,
  orderReceiptAcknowledged,
  palletAddressLabel,
  pickingRouteList,
  preprintedYardForm,
  roofPalletLandscape,
  ruledLedgerNote,
  ruralQuintalsSlip,
  scaleStripTicket,
  scaledPalletLines,
  shippingNoticeMessage,
  siteSlotRequest,
  siteSupplySheet,
  steelBarsStockNote,
  tariffedMerchantNote,
  tearOffThirds,
  timberCubicNote,
  tradeShopParcel,
  twoLeafElectricNote,
  typedOfficeLetter,
  worksSuiteNote,
]
