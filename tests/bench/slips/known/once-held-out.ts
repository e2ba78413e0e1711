import type { Layout } from '../layout.ts'
import { alpineSupplier } from './alpine-supplier.ts'
import { associationErp } from './association-erp.ts'
import { awningWorkshop } from './awning-workshop.ts'
import { bathDistributor } from './bath-distributor.ts'
import { bilingualMaker } from './bilingual-maker.ts'
import { brickWorks } from './brick-works.ts'
import { buyingGroup } from './buying-group.ts'
import { cabinHire } from './cabin-hire.ts'
import { cabinetMaker } from './cabinet-maker.ts'
import { cableBranch } from './cable-branch.ts'
import { cashDeskInvoice } from './cash-desk-invoice.ts'
import { cementWorks } from './cement-works.ts'
import { charteredLoad } from './chartered-load.ts'
import { cmrNumberedBoxes } from './cmr-numbered-boxes.ts'
import { colourCounter } from './colour-counter.ts'
import { concreteMixerNote } from './concrete-mixer-note.ts'
import { constructionSuite } from './construction-suite.ts'
import { copyPerPage } from './copy-per-page.ts'
import { cornerMerchant } from './corner-merchant.ts'
import { counterThermal } from './counter-thermal.ts'
import { coverAgency } from './cover-agency.ts'
import { crateColisage } from './crate-colisage.ts'
import { deckingMerchant } from './decking-merchant.ts'
import { deliveryNoticeMail } from './delivery-notice-mail.ts'
import { deskAccounting } from './desk-accounting.ts'
import { duplicateBook } from './duplicate-book.ts'
import { eachWeightList } from './each-weight-list.ts'
import { electricalHub } from './electrical-hub.ts'
import { foundryCastings } from './foundry-castings.ts'
import { frameFactory } from './frame-factory.ts'
import { gabionMaker } from './gabion-maker.ts'
import { glazierHarp } from './glazier-harp.ts'
import { globalErpDelivery } from './global-erp-delivery.ts'
import { groupageAdvice } from './groupage-advice.ts'
import { handFilledForm } from './hand-filled-form.ts'
import { hempBlocks } from './hemp-blocks.ts'
import { importedTimber } from './imported-timber.ts'
import { invoiceDelivery } from './invoice-delivery.ts'
import { invoicingOnline } from './invoicing-online.ts'
import { kitchenShipment } from './kitchen-shipment.ts'
import { ledgerPages } from './ledger-pages.ts'
import { liftingGear } from './lifting-gear.ts'
import { lightingParcels } from './lighting-parcels.ts'
import { limeBurner } from './lime-burner.ts'
import { logisticLabel } from './logistic-label.ts'
import { longDelivery } from './long-delivery.ts'
import { lorryLoadingPlan } from './lorry-loading-plan.ts'
import { lyingErp } from './lying-erp.ts'
import { makerWideSheet } from './maker-wide-sheet.ts'
import { marketSeller } from './market-seller.ts'
import { marketplaceSeller } from './marketplace-seller.ts'
import { masonStores } from './mason-stores.ts'
import { merchantDesk } from './merchant-desk.ts'
import { mortarMaker } from './mortar-maker.ts'
import { nationalWaybill } from './national-waybill.ts'
import { officeSuiteSlip } from './office-suite-slip.ts'
import { orderAcknowledged } from './order-acknowledged.ts'
import { paintTrade } from './paint-trade.ts'
import { palletDetail } from './pallet-detail.ts'
import { panelCutter } from './panel-cutter.ts'
import { parcelSlipNarrow } from './parcel-slip-narrow.ts'
import { partialShipment } from './partial-shipment.ts'
import { partitionSupply } from './partition-supply.ts'
import { pavingDepot } from './paving-depot.ts'
import { plasterMouldings } from './plaster-mouldings.ts'
import { plastererLetter } from './plasterer-letter.ts'
import { plumberBranch } from './plumber-branch.ts'
import { plumberNote } from './plumber-note.ts'
import { plumbingAgency } from './plumbing-agency.ts'
import { profileBars } from './profile-bars.ts'
import { pumpWorks } from './pump-works.ts'
import { quarryVoucher } from './quarry-voucher.ts'
import { returnedPallets } from './returned-pallets.ts'
import { roadWaybill } from './road-waybill.ts'
import { roundDeliveryProof } from './round-delivery-proof.ts'
import { screwMailorder } from './screw-mailorder.ts'
import { sealantMaker } from './sealant-maker.ts'
import { sectionMerchant } from './section-merchant.ts'
import { sewerMerchant } from './sewer-merchant.ts'
import { shedKit } from './shed-kit.ts'
import { sheetFolder } from './sheet-folder.ts'
import { shopPickupForm } from './shop-pickup-form.ts'
import { siloTanker } from './silo-tanker.ts'
import { skylightPlant } from './skylight-plant.ts'
import { smallBusinessSuite } from './small-business-suite.ts'
import { spaCrate } from './spa-crate.ts'
import { stairCarpenter } from './stair-carpenter.ts'
import { stampedReceipt } from './stamped-receipt.ts'
import { steelFrameShop } from './steel-frame-shop.ts'
import { stockMoveNote } from './stock-move-note.ts'
import { subtotalSheets } from './subtotal-sheets.ts'
import { surfaceDespatch } from './surface-despatch.ts'
import { tankMoulder } from './tank-moulder.ts'
import { terracottaWorks } from './terracotta-works.ts'
import { thermalSupply } from './thermal-supply.ts'
import { tilePacks } from './tile-packs.ts'
import { timberImporter } from './timber-importer.ts'
import { timberPackages } from './timber-packages.ts'
import { tipperVoucher } from './tipper-voucher.ts'
import { toolRentalOut } from './tool-rental-out.ts'
import { toolRepair } from './tool-repair.ts'
import { tradesDropNote } from './trades-drop-note.ts'
import { varnishMaker } from './varnish-maker.ts'
import { warehousePickList } from './warehouse-pick-list.ts'
import { webOrderDespatch } from './web-order-despatch.ts'
import { weightsWorkbook } from './weights-workbook.ts'
import { wholesalerDispatchNote } from './wholesaler-dispatch-note.ts'
import { yardHalfSheet } from './yard-half-sheet.ts'
import { barsAndMesh } from './bars-and-mesh.ts'
import { basketSlip } from './basket-slip.ts'
import { borderPacking } from './border-packing.ts'
import { chantierByLots } from './chantier-by-lots.ts'
import { collectedGoods } from './collected-goods.ts'
import { concretePourDocket } from './concrete-pour-docket.ts'
import { courierGroupageReceipt } from './courier-groupage-receipt.ts'
import { craftsmanWordNote } from './craftsman-word-note.ts'
import { factoryTruckload } from './factory-truckload.ts'
import { framesAcknowledgement } from './frames-acknowledgement.ts'
import { freightConfirmation } from './freight-confirmation.ts'
import { gescomStrip } from './gescom-strip.ts'
import { invoiceWithGoods } from './invoice-with-goods.ts'
import { kilosWorkbook } from './kilos-workbook.ts'
import { lineWeightsOnly } from './line-weights-only.ts'
import { outboundDelivery } from './outbound-delivery.ts'
import { packingTally } from './packing-tally.ts'
import { palletsBalance } from './pallets-balance.ts'
import { pickingTheoretical } from './picking-theoretical.ts'
import { pitWeighing } from './pit-weighing.ts'
import { plantHireDeparture } from './plant-hire-departure.ts'
import { rackingDelivery } from './racking-delivery.ts'
import { remainderToFollow } from './remainder-to-follow.ts'
import { reportedPages } from './reported-pages.ts'
import { sanitaryOrderDesk } from './sanitary-order-desk.ts'
import { sawnLots } from './sawn-lots.ts'
import { shipmentCard } from './shipment-card.ts'
import { shippedNotice } from './shipped-notice.ts'
import { smallBusinessFoot } from './small-business-foot.ts'
import { solventsAdvice } from './solvents-advice.ts'
import { tilesSquareMetres } from './tiles-square-metres.ts'
import { tipperRotations } from './tipper-rotations.ts'
import { tradeTill } from './trade-till.ts'
import { transportSticker } from './transport-sticker.ts'
import { triplicatePad } from './triplicate-pad.ts'
import { trussConvoy } from './truss-convoy.ts'
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
import { allGoodsPagesSouth } from './all-goods-pages-south.ts'
import { bathroomAcrossBorderSouth } from './bathroom-across-border-south.ts'
import { deliveryMailSouth } from './delivery-mail-south.ts'
import { electricOrderGroupsSouth } from './electric-order-groups-south.ts'
import { finishingHireSouth } from './finishing-hire-south.ts'
import { gardenTillSouth } from './garden-till-south.ts'
import { groupageReceiptSouth } from './groupage-receipt-south.ts'
import { handheldProofSouth } from './handheld-proof-south.ts'
import { insulationWideSouth } from './insulation-wide-south.ts'
import { invoiceWorthSlipSouth } from './invoice-worth-slip-south.ts'
import { joinerWordLetterSouth } from './joiner-word-letter-south.ts'
import { joineryRackSouth } from './joinery-rack-south.ts'
import { kitchenParcelsSouth } from './kitchen-parcels-south.ts'
import { listingStarsSouth } from './listing-stars-south.ts'
import { paintMerchantFootSouth } from './paint-merchant-foot-south.ts'
import { painterSheetSouth } from './painter-sheet-south.ts'
import { palletLabelSouth } from './pallet-label-south.ts'
import { pickingAisleSouth } from './picking-aisle-south.ts'
import { platformScaleSouth } from './platform-scale-south.ts'
import { plumberPadSouth } from './plumber-pad-south.ts'
import { roadLetterSouth } from './road-letter-south.ts'
import { sanitaryBranchSouth } from './sanitary-branch-south.ts'
import { shipmentSheetSouth } from './shipment-sheet-south.ts'
import { stockPickingFactsSouth } from './stock-picking-facts-south.ts'
import { tileBoxesTotalSouth } from './tile-boxes-total-south.ts'
import { webBasketSouth } from './web-basket-south.ts'
import { yardTwinCopiesSouth } from './yard-twin-copies-south.ts'
import { batchingPlant as batchingPlantNorth } from './batching-plant-north.ts'
import { branchRemainders as branchRemaindersNorth } from './branch-remainders-north.ts'
import { crusherWeighing as crusherWeighingNorth } from './crusher-weighing-north.ts'
import { dispatchMail as dispatchMailNorth } from './dispatch-mail-north.ts'
import { groupErp as groupErpNorth } from './group-erp-north.ts'
import { hireDeparture as hireDepartureNorth } from './hire-departure-north.ts'
import { internationalLetter as internationalLetterNorth } from './international-letter-north.ts'
import { lineWeights as lineWeightsNorth } from './line-weights-north.ts'
import { masonWorkbook as masonWorkbookNorth } from './mason-workbook-north.ts'
import { noWeightRoofing as noWeightRoofingNorth } from './no-weight-roofing-north.ts'
import { palletCard as palletCardNorth } from './pallet-card-north.ts'
import { palletsCredited as palletsCreditedNorth } from './pallets-credited-north.ts'
import { parcelsReceipt as parcelsReceiptNorth } from './parcels-receipt-north.ts'
import { pickupManifest as pickupManifestNorth } from './pickup-manifest-north.ts'
import { preparationSlip as preparationSlipNorth } from './preparation-slip-north.ts'
import { pricedDelivery as pricedDeliveryNorth } from './priced-delivery-north.ts'
import { rebarSchedule as rebarScheduleNorth } from './rebar-schedule-north.ts'
import { roadLetter as roadLetterNorth } from './road-letter-north.ts'
import { rooferLetter as rooferLetterNorth } from './roofer-letter-north.ts'
import { sandTonnes as sandTonnesNorth } from './sand-tonnes-north.ts'
import { sawnBundles as sawnBundlesNorth } from './sawn-bundles-north.ts'
import { shoringHireList as shoringHireListNorth } from './shoring-hire-list-north.ts'
import { slabFactory as slabFactoryNorth } from './slab-factory-north.ts'
import { steelBundles as steelBundlesNorth } from './steel-bundles-north.ts'
import { storesFootCase as storesFootCaseNorth } from './stores-foot-case-north.ts'
import { tileFactoryLoad as tileFactoryLoadNorth } from './tile-factory-load-north.ts'
import { twoLeafMasonry as twoLeafMasonryNorth } from './two-leaf-masonry-north.ts'
import { warehouseOpen as warehouseOpenNorth } from './warehouse-open-north.ts'

/** Layouts that judged the rules before the rules were written with them, in the order of the judging. */
export const onceHeldOut: readonly Layout[] = [
  bathDistributor,
  cableBranch,
  cashDeskInvoice,
  charteredLoad,
  coverAgency,
  deskAccounting,
  duplicateBook,
  frameFactory,
  groupageAdvice,
  importedTimber,
  invoicingOnline,
  kitchenShipment,
  ledgerPages,
  lyingErp,
  marketSeller,
  merchantDesk,
  paintTrade,
  palletDetail,
  parcelSlipNarrow,
  partitionSupply,
  pavingDepot,
  plumberBranch,
  roadWaybill,
  roundDeliveryProof,
  screwMailorder,
  sectionMerchant,
  shopPickupForm,
  surfaceDespatch,
  thermalSupply,
  tipperVoucher,
  toolRentalOut,
  tradesDropNote,
  wholesalerDispatchNote,
  awningWorkshop,
  brickWorks,
  buyingGroup,
  cabinetMaker,
  cementWorks,
  colourCounter,
  cornerMerchant,
  deckingMerchant,
  foundryCastings,
  gabionMaker,
  hempBlocks,
  liftingGear,
  lightingParcels,
  limeBurner,
  longDelivery,
  marketplaceSeller,
  masonStores,
  mortarMaker,
  panelCutter,
  plasterMouldings,
  plumberNote,
  profileBars,
  pumpWorks,
  sealantMaker,
  sewerMerchant,
  shedKit,
  sheetFolder,
  skylightPlant,
  stairCarpenter,
  steelFrameShop,
  tankMoulder,
  terracottaWorks,
  timberImporter,
  toolRepair,
  varnishMaker,
  yardHalfSheet,
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
  barsAndMesh,
  basketSlip,
  borderPacking,
  chantierByLots,
  collectedGoods,
  concretePourDocket,
  courierGroupageReceipt,
  craftsmanWordNote,
  factoryTruckload,
  framesAcknowledgement,
  freightConfirmation,
  gescomStrip,
  invoiceWithGoods,
  kilosWorkbook,
  lineWeightsOnly,
  outboundDelivery,
  packingTally,
  palletsBalance,
  pickingTheoretical,
  pitWeighing,
  plantHireDeparture,
  rackingDelivery,
  remainderToFollow,
  reportedPages,
  sanitaryOrderDesk,
  sawnLots,
  shipmentCard,
  shippedNotice,
  smallBusinessFoot,
  solventsAdvice,
  tilesSquareMetres,
  tipperRotations,
  tradeTill,
  transportSticker,
  triplicatePad,
  trussConvoy,
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
