import type { Layout } from '../layout.ts'
import { alpineSupplier } from './alpine-supplier.ts'
import { associationErp } from './association-erp.ts'
import { awningWorkshop } from './awning-workshop.ts'
import { barsAndMesh } from './bars-and-mesh.ts'
import { basketSlip } from './basket-slip.ts'
import { bathDistributor } from './bath-distributor.ts'
import { bilingualMaker } from './bilingual-maker.ts'
import { borderPacking } from './border-packing.ts'
import { brickWorks } from './brick-works.ts'
import { buyingGroup } from './buying-group.ts'
import { cabinHire } from './cabin-hire.ts'
import { cabinetMaker } from './cabinet-maker.ts'
import { cableBranch } from './cable-branch.ts'
import { cashDeskInvoice } from './cash-desk-invoice.ts'
import { cementWorks } from './cement-works.ts'
import { chantierByLots } from './chantier-by-lots.ts'
import { charteredLoad } from './chartered-load.ts'
import { cmrNumberedBoxes } from './cmr-numbered-boxes.ts'
import { collectedGoods } from './collected-goods.ts'
import { colourCounter } from './colour-counter.ts'
import { concreteMixerNote } from './concrete-mixer-note.ts'
import { concretePourDocket } from './concrete-pour-docket.ts'
import { constructionSuite } from './construction-suite.ts'
import { copyPerPage } from './copy-per-page.ts'
import { cornerMerchant } from './corner-merchant.ts'
import { counterThermal } from './counter-thermal.ts'
import { courierGroupageReceipt } from './courier-groupage-receipt.ts'
import { coverAgency } from './cover-agency.ts'
import { craftsmanWordNote } from './craftsman-word-note.ts'
import { crateColisage } from './crate-colisage.ts'
import { deckingMerchant } from './decking-merchant.ts'
import { deliveryNoticeMail } from './delivery-notice-mail.ts'
import { deskAccounting } from './desk-accounting.ts'
import { duplicateBook } from './duplicate-book.ts'
import { eachWeightList } from './each-weight-list.ts'
import { electricalHub } from './electrical-hub.ts'
import { factoryTruckload } from './factory-truckload.ts'
import { foundryCastings } from './foundry-castings.ts'
import { frameFactory } from './frame-factory.ts'
import { framesAcknowledgement } from './frames-acknowledgement.ts'
import { freightConfirmation } from './freight-confirmation.ts'
import { gabionMaker } from './gabion-maker.ts'
import { gescomStrip } from './gescom-strip.ts'
import { glazierHarp } from './glazier-harp.ts'
import { globalErpDelivery } from './global-erp-delivery.ts'
import { groupageAdvice } from './groupage-advice.ts'
import { handFilledForm } from './hand-filled-form.ts'
import { hempBlocks } from './hemp-blocks.ts'
import { importedTimber } from './imported-timber.ts'
import { invoiceDelivery } from './invoice-delivery.ts'
import { invoiceWithGoods } from './invoice-with-goods.ts'
import { invoicingOnline } from './invoicing-online.ts'
import { kilosWorkbook } from './kilos-workbook.ts'
import { kitchenShipment } from './kitchen-shipment.ts'
import { ledgerPages } from './ledger-pages.ts'
import { liftingGear } from './lifting-gear.ts'
import { lightingParcels } from './lighting-parcels.ts'
import { limeBurner } from './lime-burner.ts'
import { lineWeightsOnly } from './line-weights-only.ts'
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
import { outboundDelivery } from './outbound-delivery.ts'
import { packingTally } from './packing-tally.ts'
import { paintTrade } from './paint-trade.ts'
import { palletDetail } from './pallet-detail.ts'
import { palletsBalance } from './pallets-balance.ts'
import { panelCutter } from './panel-cutter.ts'
import { parcelSlipNarrow } from './parcel-slip-narrow.ts'
import { partialShipment } from './partial-shipment.ts'
import { partitionSupply } from './partition-supply.ts'
import { pavingDepot } from './paving-depot.ts'
import { pickingTheoretical } from './picking-theoretical.ts'
import { pitWeighing } from './pit-weighing.ts'
import { plantHireDeparture } from './plant-hire-departure.ts'
import { plasterMouldings } from './plaster-mouldings.ts'
import { plastererLetter } from './plasterer-letter.ts'
import { plumberBranch } from './plumber-branch.ts'
import { plumberNote } from './plumber-note.ts'
import { plumbingAgency } from './plumbing-agency.ts'
import { profileBars } from './profile-bars.ts'
import { pumpWorks } from './pump-works.ts'
import { quarryVoucher } from './quarry-voucher.ts'
import { rackingDelivery } from './racking-delivery.ts'
import { remainderToFollow } from './remainder-to-follow.ts'
import { reportedPages } from './reported-pages.ts'
import { returnedPallets } from './returned-pallets.ts'
import { roadWaybill } from './road-waybill.ts'
import { roundDeliveryProof } from './round-delivery-proof.ts'
import { sanitaryOrderDesk } from './sanitary-order-desk.ts'
import { sawnLots } from './sawn-lots.ts'
import { screwMailorder } from './screw-mailorder.ts'
import { sealantMaker } from './sealant-maker.ts'
import { sectionMerchant } from './section-merchant.ts'
import { sewerMerchant } from './sewer-merchant.ts'
import { shedKit } from './shed-kit.ts'
import { sheetFolder } from './sheet-folder.ts'
import { shipmentCard } from './shipment-card.ts'
import { shippedNotice } from './shipped-notice.ts'
import { shopPickupForm } from './shop-pickup-form.ts'
import { siloTanker } from './silo-tanker.ts'
import { skylightPlant } from './skylight-plant.ts'
import { smallBusinessFoot } from './small-business-foot.ts'
import { smallBusinessSuite } from './small-business-suite.ts'
import { solventsAdvice } from './solvents-advice.ts'
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
import { tilesSquareMetres } from './tiles-square-metres.ts'
import { timberImporter } from './timber-importer.ts'
import { timberPackages } from './timber-packages.ts'
import { tipperRotations } from './tipper-rotations.ts'
import { tipperVoucher } from './tipper-voucher.ts'
import { toolRentalOut } from './tool-rental-out.ts'
import { toolRepair } from './tool-repair.ts'
import { tradeTill } from './trade-till.ts'
import { tradesDropNote } from './trades-drop-note.ts'
import { transportSticker } from './transport-sticker.ts'
import { triplicatePad } from './triplicate-pad.ts'
import { trussConvoy } from './truss-convoy.ts'
import { varnishMaker } from './varnish-maker.ts'
import { warehousePickList } from './warehouse-pick-list.ts'
import { webOrderDespatch } from './web-order-despatch.ts'
import { weightsWorkbook } from './weights-workbook.ts'
import { wholesalerDispatchNote } from './wholesaler-dispatch-note.ts'
import { yardHalfSheet } from './yard-half-sheet.ts'

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
]
