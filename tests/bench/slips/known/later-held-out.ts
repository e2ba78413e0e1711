import type { Layout } from '../layout.ts'
import { agencyColumns } from './agency-columns.ts'
import { aggregateSaleNote } from './aggregate-sale-note.ts'
import { allGoodsPagesSouth } from './all-goods-pages-south.ts'
import { batchingPlant as batchingPlantNorth } from './batching-plant-north.ts'
import { bathroomAcrossBorderSouth } from './bathroom-across-border-south.ts'
import { bigbagConsignNote } from './bigbag-consign-note.ts'
import { branchRemainders as branchRemaindersNorth } from './branch-remainders-north.ts'
import { cmrTypedBoxes } from './cmr-typed-boxes.ts'
import { coatingsAdrNote } from './coatings-adr-note.ts'
import { communityErpShipment } from './community-erp-shipment.ts'
import { courierParcelManifest } from './courier-parcel-manifest.ts'
import { crusherWeighing as crusherWeighingNorth } from './crusher-weighing-north.ts'
import { deliveryMailSouth } from './delivery-mail-south.ts'
import { desktopBillingSlip } from './desktop-billing-slip.ts'
import { dispatchMail as dispatchMailNorth } from './dispatch-mail-north.ts'
import { electricOrderGroupsSouth } from './electric-order-groups-south.ts'
import { equipmentHireNote } from './equipment-hire-note.ts'
import { everydayUnweighedNote } from './everyday-unweighed-note.ts'
import { exportCrateList } from './export-crate-list.ts'
import { finishingHireSouth } from './finishing-hire-south.ts'
import { flatPackParcelList } from './flat-pack-parcel-list.ts'
import { floorSlabPlanNote } from './floor-slab-plan-note.ts'
import { gardenTillSouth } from './garden-till-south.ts'
import { glassOrderSlip } from './glass-order-slip.ts'
import { groupErpDespatch } from './group-erp-despatch.ts'
import { groupErp as groupErpNorth } from './group-erp-north.ts'
import { groupageReceiptSouth } from './groupage-receipt-south.ts'
import { handheldProofSouth } from './handheld-proof-south.ts'
import { haulierConsignment } from './haulier-consignment.ts'
import { hireDeparture as hireDepartureNorth } from './hire-departure-north.ts'
import { hostPrintout } from './host-printout.ts'
import { insulationTruckNote } from './insulation-truck-note.ts'
import { insulationWideSouth } from './insulation-wide-south.ts'
import { internationalLetter as internationalLetterNorth } from './international-letter-north.ts'
import { invoiceDoublingSlip } from './invoice-doubling-slip.ts'
import { invoiceWorthSlipSouth } from './invoice-worth-slip-south.ts'
import { joinerWordLetterSouth } from './joiner-word-letter-south.ts'
import { joineryRackSouth } from './joinery-rack-south.ts'
import { kitchenParcelsSouth } from './kitchen-parcels-south.ts'
import { lineWeights as lineWeightsNorth } from './line-weights-north.ts'
import { listingStarsSouth } from './listing-stars-south.ts'
import { masonWorkbook as masonWorkbookNorth } from './mason-workbook-north.ts'
import { mixerDeliveryDocket } from './mixer-delivery-docket.ts'
import { modularErpDelivery } from './modular-erp-delivery.ts'
import { noWeightRoofing as noWeightRoofingNorth } from './no-weight-roofing-north.ts'
import { orderReceiptAcknowledged } from './order-receipt-acknowledged.ts'
import { paintMerchantFootSouth } from './paint-merchant-foot-south.ts'
import { painterSheetSouth } from './painter-sheet-south.ts'
import { palletAddressLabel } from './pallet-address-label.ts'
import { palletCard as palletCardNorth } from './pallet-card-north.ts'
import { palletLabelSouth } from './pallet-label-south.ts'
import { palletsCredited as palletsCreditedNorth } from './pallets-credited-north.ts'
import { parcelsReceipt as parcelsReceiptNorth } from './parcels-receipt-north.ts'
import { pickingAisleSouth } from './picking-aisle-south.ts'
import { pickingRouteList } from './picking-route-list.ts'
import { pickupManifest as pickupManifestNorth } from './pickup-manifest-north.ts'
import { platformScaleSouth } from './platform-scale-south.ts'
import { plumberPadSouth } from './plumber-pad-south.ts'
import { preparationSlip as preparationSlipNorth } from './preparation-slip-north.ts'
import { preprintedYardForm } from './preprinted-yard-form.ts'
import { pricedDelivery as pricedDeliveryNorth } from './priced-delivery-north.ts'
import { rebarSchedule as rebarScheduleNorth } from './rebar-schedule-north.ts'
import { roadLetter as roadLetterNorth } from './road-letter-north.ts'
import { roadLetterSouth } from './road-letter-south.ts'
import { roofPalletLandscape } from './roof-pallet-landscape.ts'
import { rooferLetter as rooferLetterNorth } from './roofer-letter-north.ts'
import { ruledLedgerNote } from './ruled-ledger-note.ts'
import { ruralQuintalsSlip } from './rural-quintals-slip.ts'
import { sandTonnes as sandTonnesNorth } from './sand-tonnes-north.ts'
import { sanitaryBranchSouth } from './sanitary-branch-south.ts'
import { sawnBundles as sawnBundlesNorth } from './sawn-bundles-north.ts'
import { scaleStripTicket } from './scale-strip-ticket.ts'
import { scaledPalletLines } from './scaled-pallet-lines.ts'
import { shipmentSheetSouth } from './shipment-sheet-south.ts'
import { shippingNoticeMessage } from './shipping-notice-message.ts'
import { shoringHireList as shoringHireListNorth } from './shoring-hire-list-north.ts'
import { siteSlotRequest } from './site-slot-request.ts'
import { siteSupplySheet } from './site-supply-sheet.ts'
import { slabFactory as slabFactoryNorth } from './slab-factory-north.ts'
import { steelBarsStockNote } from './steel-bars-stock-note.ts'
import { steelBundles as steelBundlesNorth } from './steel-bundles-north.ts'
import { stockPickingFactsSouth } from './stock-picking-facts-south.ts'
import { storesFootCase as storesFootCaseNorth } from './stores-foot-case-north.ts'
import { tariffedMerchantNote } from './tariffed-merchant-note.ts'
import { tearOffThirds } from './tear-off-thirds.ts'
import { tileBoxesTotalSouth } from './tile-boxes-total-south.ts'
import { tileFactoryLoad as tileFactoryLoadNorth } from './tile-factory-load-north.ts'
import { timberCubicNote } from './timber-cubic-note.ts'
import { tradeShopParcel } from './trade-shop-parcel.ts'
import { twoLeafElectricNote } from './two-leaf-electric-note.ts'
import { twoLeafMasonry as twoLeafMasonryNorth } from './two-leaf-masonry-north.ts'
import { typedOfficeLetter } from './typed-office-letter.ts'
import { warehouseOpen as warehouseOpenNorth } from './warehouse-open-north.ts'
import { webBasketSouth } from './web-basket-south.ts'
import { worksSuiteNote } from './works-suite-note.ts'
import { yardTwinCopiesSouth } from './yard-twin-copies-south.ts'

/** Layouts that later sets of unseen slips were made of, oldest first. */
export const laterHeldOut: readonly Layout[] = [
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
  allGoodsPagesSouth,
  batchingPlantNorth,
  bathroomAcrossBorderSouth,
  branchRemaindersNorth,
  crusherWeighingNorth,
  deliveryMailSouth,
  dispatchMailNorth,
  electricOrderGroupsSouth,
  finishingHireSouth,
  gardenTillSouth,
  groupErpNorth,
  groupageReceiptSouth,
  handheldProofSouth,
  hireDepartureNorth,
  insulationWideSouth,
  internationalLetterNorth,
  invoiceWorthSlipSouth,
  joinerWordLetterSouth,
  joineryRackSouth,
  kitchenParcelsSouth,
  lineWeightsNorth,
  listingStarsSouth,
  masonWorkbookNorth,
  noWeightRoofingNorth,
  paintMerchantFootSouth,
  painterSheetSouth,
  palletCardNorth,
  palletLabelSouth,
  palletsCreditedNorth,
  parcelsReceiptNorth,
  pickingAisleSouth,
  pickupManifestNorth,
  platformScaleSouth,
  plumberPadSouth,
  preparationSlipNorth,
  pricedDeliveryNorth,
  rebarScheduleNorth,
  roadLetterNorth,
  roadLetterSouth,
  rooferLetterNorth,
  sandTonnesNorth,
  sanitaryBranchSouth,
  sawnBundlesNorth,
  shipmentSheetSouth,
  shoringHireListNorth,
  slabFactoryNorth,
  steelBundlesNorth,
  stockPickingFactsSouth,
  storesFootCaseNorth,
  tileBoxesTotalSouth,
  tileFactoryLoadNorth,
  twoLeafMasonryNorth,
  warehouseOpenNorth,
  webBasketSouth,
  yardTwinCopiesSouth,
]
