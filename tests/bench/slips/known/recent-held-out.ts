import type { Layout } from '../layout.ts'
import { accountingFootStripRidge } from './accounting-foot-strip-ridge.ts'
import { agencyLineKilos as agencyLineKilosUphill } from './agency-line-kilos-uphill.ts'
import { billingSuiteStrip as billingSuiteStripDelta } from './billing-suite-strip-delta.ts'
import { buildersLineKilos as buildersLineKilosMoor } from './builders-line-kilos-moor.ts'
import { cableDrumsDeposit as cableDrumsDepositDelta } from './cable-drums-deposit-delta.ts'
import { cableHouseHeadFactsRidge } from './cable-house-head-facts-ridge.ts'
import { carbonPadByHand as carbonPadByHandUphill } from './carbon-pad-by-hand-uphill.ts'
import { carbonPadInk as carbonPadInkMoor } from './carbon-pad-ink-moor.ts'
import { coatingsNetGrossRowRidge } from './coatings-net-gross-row-ridge.ts'
import { communitySuiteSendingRidge } from './community-suite-sending-ridge.ts'
import { concreteUnitsTonnageRidge } from './concrete-units-tonnage-ridge.ts'
import { consignedPalletsNote as consignedPalletsNoteUphill } from './consigned-pallets-note-uphill.ts'
import { consignmentLetterWeightRidge } from './consignment-letter-weight-ridge.ts'
import { counterRollKilos as counterRollKilosMoor } from './counter-roll-kilos-moor.ts'
import { counterRollKilosRidge } from './counter-roll-kilos-ridge.ts'
import { counterStripElectric as counterStripElectricDelta } from './counter-strip-electric-delta.ts'
import { craftLetterWords as craftLetterWordsMoor } from './craft-letter-words-moor.ts'
import { cratePackingList as cratePackingListMoor } from './crate-packing-list-moor.ts'
import { crossBorderConsignmentRidge } from './cross-border-consignment-ridge.ts'
import { crossBorderLetter as crossBorderLetterUphill } from './cross-border-letter-uphill.ts'
import { deliveryAdviceLetterbox as deliveryAdviceLetterboxDelta } from './delivery-advice-letterbox-delta.ts'
import { depotTwoCopiesRidge } from './depot-two-copies-ridge.ts'
import { despatchMessageParcels as despatchMessageParcelsUphill } from './despatch-message-parcels-uphill.ts'
import { despatchNoticePrintoutRidge } from './despatch-notice-printout-ridge.ts'
import { domesticWaybillTonnesRidge } from './domestic-waybill-tonnes-ridge.ts'
import { drywallWideLinesRidge } from './drywall-wide-lines-ridge.ts'
import { electricWholesaleHead as electricWholesaleHeadMoor } from './electric-wholesale-head-moor.ts'
import { electricalAgencyLastLine as electricalAgencyLastLineUphill } from './electrical-agency-last-line-uphill.ts'
import { electricalLineKilos as electricalLineKilosDelta } from './electrical-line-kilos-delta.ts'
import { erpOutboundItems as erpOutboundItemsMoor } from './erp-outbound-items-moor.ts'
import { everydayUnweighed as everydayUnweighedMoor } from './everyday-unweighed-moor.ts'
import { fixingsLinesUntotalledRidge } from './fixings-lines-untotalled-ridge.ts'
import { freeSuiteExpedition as freeSuiteExpeditionDelta } from './free-suite-expedition-delta.ts'
import { gescomFootCases as gescomFootCasesUphill } from './gescom-foot-cases-uphill.ts'
import { gravelYardTonnes as gravelYardTonnesMoor } from './gravel-yard-tonnes-moor.ts'
import { groupageReceiptHalf as groupageReceiptHalfMoor } from './groupage-receipt-half-moor.ts'
import { handheldDropReceipt as handheldDropReceiptDelta } from './handheld-drop-receipt-delta.ts'
import { handlingUnitStickerRidge } from './handling-unit-sticker-ridge.ts'
import { haulageBookingConfirmed as haulageBookingConfirmedUphill } from './haulage-booking-confirmed-uphill.ts'
import { heatingTwoLeaves as heatingTwoLeavesDelta } from './heating-two-leaves-delta.ts'
import { heatingWebCarton as heatingWebCartonDelta } from './heating-web-carton-delta.ts'
import { hireFleetLoadSheetRidge } from './hire-fleet-load-sheet-ridge.ts'
import { hireOutSheet as hireOutSheetUphill } from './hire-out-sheet-uphill.ts'
import { insulationPalletTare as insulationPalletTareMoor } from './insulation-pallet-tare-moor.ts'
import { invoiceStandingForNoteRidge } from './invoice-standing-for-note-ridge.ts'
import { invoiceWorthDelivery as invoiceWorthDeliveryUphill } from './invoice-worth-delivery-uphill.ts'
import { invoiceWorthGoods as invoiceWorthGoodsMoor } from './invoice-worth-goods-moor.ts'
import { invoiceWorthPainter as invoiceWorthPainterDelta } from './invoice-worth-painter-delta.ts'
import { joinerBoxesWorkbook as joinerBoxesWorkbookDelta } from './joiner-boxes-workbook-delta.ts'
import { joineryBoxesList as joineryBoxesListUphill } from './joinery-boxes-list-uphill.ts'
import { joineryOrderConfirmed as joineryOrderConfirmedMoor } from './joinery-order-confirmed-moor.ts'
import { joineryParcelTallyRidge } from './joinery-parcel-tally-ridge.ts'
import { joineryPlantLandscape as joineryPlantLandscapeDelta } from './joinery-plant-landscape-delta.ts'
import { joineryRemainderNote as joineryRemainderNoteDelta } from './joinery-remainder-note-delta.ts'
import { landscapeNetGross as landscapeNetGrossUphill } from './landscape-net-gross-uphill.ts'
import { letterInProse as letterInProseUphill } from './letter-in-prose-uphill.ts'
import { makerOrderConfirmedRidge } from './maker-order-confirmed-ridge.ts'
import { masonSpreadsheetKilosRidge } from './mason-spreadsheet-kilos-ridge.ts'
import { masonWorkbookCells as masonWorkbookCellsMoor } from './mason-workbook-cells-moor.ts'
import { masonryAgencyDelivery as masonryAgencyDeliveryUphill } from './masonry-agency-delivery-uphill.ts'
import { masonryFirstLeaf as masonryFirstLeafMoor } from './masonry-first-leaf-moor.ts'
import { messagerieBoxesReceipt as messagerieBoxesReceiptDelta } from './messagerie-boxes-receipt-delta.ts'
import { messengerReceiptChargedWeightRidge } from './messenger-receipt-charged-weight-ridge.ts'
import { midErpTonnageRecap as midErpTonnageRecapDelta } from './mid-erp-tonnage-recap-delta.ts'
import { mixerBatchFiguresRidge } from './mixer-batch-figures-ridge.ts'
import { mixerBatchReport as mixerBatchReportUphill } from './mixer-batch-report-uphill.ts'
import { mixerLoadNote as mixerLoadNoteMoor } from './mixer-load-note-moor.ts'
import { nationalRoadBoxes as nationalRoadBoxesUphill } from './national-road-boxes-uphill.ts'
import { nationalWaybillCases as nationalWaybillCasesMoor } from './national-waybill-cases-moor.ts'
import { networkMerchantKilosRidge } from './network-merchant-kilos-ridge.ts'
import { openErpShipment as openErpShipmentUphill } from './open-erp-shipment-uphill.ts'
import { openGescomShipment as openGescomShipmentMoor } from './open-gescom-shipment-moor.ts'
import { openShippingPlumber as openShippingPlumberDelta } from './open-shipping-plumber-delta.ts'
import { openSuiteOutgoing as openSuiteOutgoingMoor } from './open-suite-outgoing-moor.ts'
import { outboundItemsWorks as outboundItemsWorksUphill } from './outbound-items-works-uphill.ts'
import { packagingReturnedWithLoadRidge } from './packaging-returned-with-load-ridge.ts'
import { paintBranchUnweighed as paintBranchUnweighedDelta } from './paint-branch-unweighed-delta.ts'
import { paintDepotTwoWeights as paintDepotTwoWeightsDelta } from './paint-depot-two-weights-delta.ts'
import { palletAddressTag as palletAddressTagDelta } from './pallet-address-tag-delta.ts'
import { palletAddressTicket as palletAddressTicketMoor } from './pallet-address-ticket-moor.ts'
import { palletHaulierLetter as palletHaulierLetterDelta } from './pallet-haulier-letter-delta.ts'
import { palletReturnsBalance as palletReturnsBalanceMoor } from './pallet-returns-balance-moor.ts'
import { palletStickerSingle as palletStickerSingleUphill } from './pallet-sticker-single-uphill.ts'
import { panelBranchCubic as panelBranchCubicDelta } from './panel-branch-cubic-delta.ts'
import { parcelManifestDay as parcelManifestDayMoor } from './parcel-manifest-day-moor.ts'
import { parcelNetworkReceipt as parcelNetworkReceiptUphill } from './parcel-network-receipt-uphill.ts'
import { pickingAisles as pickingAislesUphill } from './picking-aisles-uphill.ts'
import { pickingHalfLeaf as pickingHalfLeafDelta } from './picking-half-leaf-delta.ts'
import { pickingLanesPreparedRidge } from './picking-lanes-prepared-ridge.ts'
import { plantHireOut as plantHireOutMoor } from './plant-hire-out-moor.ts'
import { plumberPadCarbon as plumberPadCarbonDelta } from './plumber-pad-carbon-delta.ts'
import { plumbingBranchRemainder as plumbingBranchRemainderMoor } from './plumbing-branch-remainder-moor.ts'
import { preparationAisle as preparationAisleMoor } from './preparation-aisle-moor.ts'
import { preprintedPadInkedRidge } from './preprinted-pad-inked-ridge.ts'
import { quarryBridgeSlip as quarryBridgeSlipMoor } from './quarry-bridge-slip-moor.ts'
import { quarryBridgeThreeWeightsRidge } from './quarry-bridge-three-weights-ridge.ts'
import { quarryBridgeVoucher as quarryBridgeVoucherUphill } from './quarry-bridge-voucher-uphill.ts'
import { regionalMerchantFoot as regionalMerchantFootMoor } from './regional-merchant-foot-moor.ts'
import { roadLetterTwentyFour as roadLetterTwentyFourDelta } from './road-letter-twenty-four-delta.ts'
import { roadLetterTyped as roadLetterTypedMoor } from './road-letter-typed-moor.ts'
import { roofLiftHire as roofLiftHireDelta } from './roof-lift-hire-delta.ts'
import { roofMerchantTwoLeavesRidge } from './roof-merchant-two-leaves-ridge.ts'
import { roofSuppliesLeaves as roofSuppliesLeavesMoor } from './roof-supplies-leaves-moor.ts'
import { rooferLinesUnsummed as rooferLinesUnsummedDelta } from './roofer-lines-unsummed-delta.ts'
import { roofingCarriedLeaves as roofingCarriedLeavesUphill } from './roofing-carried-leaves-uphill.ts'
import { roofingDispatchFacts as roofingDispatchFactsDelta } from './roofing-dispatch-facts-delta.ts'
import { sanitaryAgencyHead as sanitaryAgencyHeadUphill } from './sanitary-agency-head-uphill.ts'
import { sanitaryBranchLastlineRidge } from './sanitary-branch-lastline-ridge.ts'
import { sanitaryDespatchFoot as sanitaryDespatchFootDelta } from './sanitary-despatch-foot-delta.ts'
import { sanitaryOrderConfirmed as sanitaryOrderConfirmedDelta } from './sanitary-order-confirmed-delta.ts'
import { sawnTimberStock as sawnTimberStockMoor } from './sawn-timber-stock-moor.ts'
import { screedSandWeighing as screedSandWeighingDelta } from './screed-sand-weighing-delta.ts'
import { shippingAdvicePrint as shippingAdvicePrintMoor } from './shipping-advice-print-moor.ts'
import { shopPlatformPackingRidge } from './shop-platform-packing-ridge.ts'
import { steelStockLines as steelStockLinesMoor } from './steel-stock-lines-moor.ts'
import { steelTheoryBars as steelTheoryBarsUphill } from './steel-theory-bars-uphill.ts'
import { steelYardTheorySumRidge } from './steel-yard-theory-sum-ridge.ts'
import { tileAgencyLots as tileAgencyLotsMoor } from './tile-agency-lots-moor.ts'
import { tileAgencySurfaceFoot as tileAgencySurfaceFootDelta } from './tile-agency-surface-foot-delta.ts'
import { tileDepotBoxesSurfaceRidge } from './tile-depot-boxes-surface-ridge.ts'
import { tilePacksSurface as tilePacksSurfaceUphill } from './tile-packs-surface-uphill.ts'
import { tillRollGoods as tillRollGoodsUphill } from './till-roll-goods-uphill.ts'
import { timberDeskVolumeEstimateRidge } from './timber-desk-volume-estimate-ridge.ts'
import { toolHireLimits as toolHireLimitsMoor } from './tool-hire-limits-moor.ts'
import { twinCopiesRoofing as twinCopiesRoofingDelta } from './twin-copies-roofing-delta.ts'
import { twinCopiesStores as twinCopiesStoresUphill } from './twin-copies-stores-uphill.ts'
import { twinDepotCopies as twinDepotCopiesMoor } from './twin-depot-copies-moor.ts'
import { unitKilosBlank as unitKilosBlankMoor } from './unit-kilos-blank-moor.ts'
import { webShopParcelSlip as webShopParcelSlipUphill } from './web-shop-parcel-slip-uphill.ts'
import { webShopSlip as webShopSlipMoor } from './web-shop-slip-moor.ts'
import { windowStillageDeparture as windowStillageDepartureDelta } from './window-stillage-departure-delta.ts'
import { workbookKilos as workbookKilosUphill } from './workbook-kilos-uphill.ts'
import { worksOutboundItemsRidge } from './works-outbound-items-ridge.ts'
import { zincWorkshopProse as zincWorkshopProseDelta } from './zinc-workshop-prose-delta.ts'

/** Layouts of sets of unseen slips that came after those, oldest first. */
export const recentHeldOut: readonly Layout[] = [
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
  accountingFootStripRidge,
  cableHouseHeadFactsRidge,
  coatingsNetGrossRowRidge,
  communitySuiteSendingRidge,
  concreteUnitsTonnageRidge,
  consignmentLetterWeightRidge,
  counterRollKilosRidge,
  crossBorderConsignmentRidge,
  depotTwoCopiesRidge,
  despatchNoticePrintoutRidge,
  domesticWaybillTonnesRidge,
  drywallWideLinesRidge,
  fixingsLinesUntotalledRidge,
  handlingUnitStickerRidge,
  hireFleetLoadSheetRidge,
  invoiceStandingForNoteRidge,
  joineryParcelTallyRidge,
  makerOrderConfirmedRidge,
  masonSpreadsheetKilosRidge,
  messengerReceiptChargedWeightRidge,
  mixerBatchFiguresRidge,
  networkMerchantKilosRidge,
  packagingReturnedWithLoadRidge,
  pickingLanesPreparedRidge,
  preprintedPadInkedRidge,
  quarryBridgeThreeWeightsRidge,
  roofMerchantTwoLeavesRidge,
  sanitaryBranchLastlineRidge,
  shopPlatformPackingRidge,
  steelYardTheorySumRidge,
  tileDepotBoxesSurfaceRidge,
  timberDeskVolumeEstimateRidge,
  worksOutboundItemsRidge,
  billingSuiteStripDelta,
  cableDrumsDepositDelta,
  counterStripElectricDelta,
  deliveryAdviceLetterboxDelta,
  electricalLineKilosDelta,
  freeSuiteExpeditionDelta,
  handheldDropReceiptDelta,
  heatingTwoLeavesDelta,
  heatingWebCartonDelta,
  invoiceWorthPainterDelta,
  joinerBoxesWorkbookDelta,
  joineryPlantLandscapeDelta,
  joineryRemainderNoteDelta,
  messagerieBoxesReceiptDelta,
  midErpTonnageRecapDelta,
  openShippingPlumberDelta,
  paintBranchUnweighedDelta,
  paintDepotTwoWeightsDelta,
  palletAddressTagDelta,
  palletHaulierLetterDelta,
  panelBranchCubicDelta,
  pickingHalfLeafDelta,
  plumberPadCarbonDelta,
  roadLetterTwentyFourDelta,
  roofLiftHireDelta,
  rooferLinesUnsummedDelta,
  roofingDispatchFactsDelta,
  sanitaryDespatchFootDelta,
  sanitaryOrderConfirmedDelta,
  screedSandWeighingDelta,
  tileAgencySurfaceFootDelta,
  twinCopiesRoofingDelta,
  windowStillageDepartureDelta,
  zincWorkshopProseDelta,
  buildersLineKilosMoor,
  carbonPadInkMoor,
  counterRollKilosMoor,
  craftLetterWordsMoor,
  cratePackingListMoor,
  electricWholesaleHeadMoor,
  erpOutboundItemsMoor,
  everydayUnweighedMoor,
  gravelYardTonnesMoor,
  groupageReceiptHalfMoor,
  insulationPalletTareMoor,
  invoiceWorthGoodsMoor,
  joineryOrderConfirmedMoor,
  masonWorkbookCellsMoor,
  masonryFirstLeafMoor,
  mixerLoadNoteMoor,
  nationalWaybillCasesMoor,
  openGescomShipmentMoor,
  openSuiteOutgoingMoor,
  palletAddressTicketMoor,
  palletReturnsBalanceMoor,
  parcelManifestDayMoor,
  plantHireOutMoor,
  plumbingBranchRemainderMoor,
  preparationAisleMoor,
  quarryBridgeSlipMoor,
  regionalMerchantFootMoor,
  roadLetterTypedMoor,
  roofSuppliesLeavesMoor,
  sawnTimberStockMoor,
  shippingAdvicePrintMoor,
  steelStockLinesMoor,
  tileAgencyLotsMoor,
  toolHireLimitsMoor,
  twinDepotCopiesMoor,
  unitKilosBlankMoor,
  webShopSlipMoor,
]
