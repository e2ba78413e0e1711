import type { Layout } from '../layout.ts'
import { basketSentPrint } from './basket-sent-print.ts'
import { boilerLetter as boilerLetterEast } from './boiler-letter-east.ts'
import { boilerMakerDispatch as boilerMakerDispatchCoast } from './boiler-maker-dispatch-coast.ts'
import { boilerOrderConfirmed } from './boiler-order-confirmed.ts'
import { branchPriced as branchPricedWest } from './branch-priced-west.ts'
import { breakerDepotColumns } from './breaker-depot-columns.ts'
import { cableNetGross as cableNetGrossEast } from './cable-net-gross-east.ts'
import { carriedSheetsMerchant as carriedSheetsMerchantEast } from './carried-sheets-merchant-east.ts'
import { ceramicAbroadDdt } from './ceramic-abroad-ddt.ts'
import { chainAgencyDelivery as chainAgencyDeliveryEast } from './chain-agency-delivery-east.ts'
import { cloudStockSlip as cloudStockSlipCoast } from './cloud-stock-slip-coast.ts'
import { concreteLeaf as concreteLeafWest } from './concrete-leaf-west.ts'
import { counterStrip as counterStripEast } from './counter-strip-east.ts'
import { courierPickupBordereau } from './courier-pickup-bordereau.ts'
import { craftBillingStrip } from './craft-billing-strip.ts'
import { craftProgramNote as craftProgramNoteCoast } from './craft-program-note-coast.ts'
import { craftSuite as craftSuiteWest } from './craft-suite-west.ts'
import { depositsBackDepot } from './deposits-back-depot.ts'
import { depotWavePicking as depotWavePickingEast } from './depot-wave-picking-east.ts'
import { despatchMailSheet as despatchMailSheetCoast } from './despatch-mail-sheet-coast.ts'
import { driverScreenProof as driverScreenProofEast } from './driver-screen-proof-east.ts'
import { drymixLinesNote as drymixLinesNoteCoast } from './drymix-lines-note-coast.ts'
import { electricBranchDelivery as electricBranchDeliveryCoast } from './electric-branch-delivery-coast.ts'
import { electricianWorkbook as electricianWorkbookEast } from './electrician-workbook-east.ts'
import { erpOutbound as erpOutboundWest } from './erp-outbound-west.ts'
import { expressHandover as expressHandoverEast } from './express-handover-east.ts'
import { fixingsSwissNote } from './fixings-swiss-note.ts'
import { freeErpConsignment } from './free-erp-consignment.ts'
import { gardenDepot as gardenDepotWest } from './garden-depot-west.ts'
import { gescomRuledFoot as gescomRuledFootEast } from './gescom-ruled-foot-east.ts'
import { glazingWorkshopRack as glazingWorkshopRackCoast } from './glazing-workshop-rack-coast.ts'
import { gravelKiosk as gravelKioskWest } from './gravel-kiosk-west.ts'
import { groupageSlip as groupageSlipWest } from './groupage-slip-west.ts'
import { halfLeaves as halfLeavesWest } from './half-leaves-west.ts'
import { haulMission as haulMissionWest } from './haul-mission-west.ts'
import { headerFactsMerchant as headerFactsMerchantEast } from './header-facts-merchant-east.ts'
import { heatingLoadingColumns as heatingLoadingColumnsEast } from './heating-loading-columns-east.ts'
import { insulationAgency as insulationAgencyWest } from './insulation-agency-west.ts'
import { invoiceSlipRoofing as invoiceSlipRoofingEast } from './invoice-slip-roofing-east.ts'
import { invoiceWorthTiler } from './invoice-worth-tiler.ts'
import { joinerLetter as joinerLetterWest } from './joiner-letter-west.ts'
import { joinerWorkbookCells } from './joiner-workbook-cells.ts'
import { joineryWorks as joineryWorksWest } from './joinery-works-west.ts'
import { kitchenColisage as kitchenColisageWest } from './kitchen-colisage-west.ts'
import { ledgerSuiteNote as ledgerSuiteNoteCoast } from './ledger-suite-note-coast.ts'
import { makerPalletSticker } from './maker-pallet-sticker.ts'
import { masonSheet as masonSheetWest } from './mason-sheet-west.ts'
import { masonryDesk as masonryDeskWest } from './masonry-desk-west.ts'
import { matrixMerchantNote as matrixMerchantNoteCoast } from './matrix-merchant-note-coast.ts'
import { merchantLeaves as merchantLeavesWest } from './merchant-leaves-west.ts'
import { merchantTheoretical as merchantTheoreticalEast } from './merchant-theoretical-east.ts'
import { moduleTransferOrder } from './module-transfer-order.ts'
import { nationalLetterCopies } from './national-letter-copies.ts'
import { nationalLetter as nationalLetterWest } from './national-letter-west.ts'
import { numberedItemsGroup } from './numbered-items-group.ts'
import { openSuiteShipping as openSuiteShippingCoast } from './open-suite-shipping-coast.ts'
import { orderConfirmedHeating as orderConfirmedHeatingEast } from './order-confirmed-heating-east.ts'
import { ownVanWeigh as ownVanWeighCoast } from './own-van-weigh-coast.ts'
import { padFormFilled as padFormFilledCoast } from './pad-form-filled-coast.ts'
import { paintNetGross } from './paint-net-gross.ts'
import { paintTradeDelivery as paintTradeDeliveryCoast } from './paint-trade-delivery-coast.ts'
import { paintWorks as paintWorksWest } from './paint-works-west.ts'
import { painterCarbonLeaf } from './painter-carbon-leaf.ts'
import { palletCarrierReceipt as palletCarrierReceiptCoast } from './pallet-carrier-receipt-coast.ts'
import { palletNetworkDocket } from './pallet-network-docket.ts'
import { palletStickerSix as palletStickerSixCoast } from './pallet-sticker-six-coast.ts'
import { panelCubicTrade } from './panel-cubic-trade.ts'
import { panelTimberNote as panelTimberNoteCoast } from './panel-timber-note-coast.ts'
import { parcelCarrierReceipt as parcelCarrierReceiptEast } from './parcel-carrier-receipt-east.ts'
import { parcelRemise as parcelRemiseCoast } from './parcel-remise-coast.ts'
import { parcelSticker as parcelStickerWest } from './parcel-sticker-west.ts'
import { plasterPartial as plasterPartialWest } from './plaster-partial-west.ts'
import { plumbingBranchSlip as plumbingBranchSlipCoast } from './plumbing-branch-slip-coast.ts'
import { precastLoad as precastLoadWest } from './precast-load-west.ts'
import { pricedHeatingBranch } from './priced-heating-branch.ts'
import { quarryWeighing as quarryWeighingWest } from './quarry-weighing-west.ts'
import { quoteSuitePlumber as quoteSuitePlumberEast } from './quote-suite-plumber-east.ts'
import { returnsCredited as returnsCreditedEast } from './returns-credited-east.ts'
import { roadLetterLots as roadLetterLotsEast } from './road-letter-lots-east.ts'
import { roadLetterSingle as roadLetterSingleCoast } from './road-letter-single-coast.ts'
import { roofCarriedPages } from './roof-carried-pages.ts'
import { roofTonnageDrop as roofTonnageDropEast } from './roof-tonnage-drop-east.ts'
import { rooferPad as rooferPadEast } from './roofer-pad-east.ts'
import { rooferTypedLetter } from './roofer-typed-letter.ts'
import { roofingDepotPriced as roofingDepotPricedCoast } from './roofing-depot-priced-coast.ts'
import { roomsLotsDelivery as roomsLotsDeliveryCoast } from './rooms-lots-delivery-coast.ts'
import { sanitaryFootCases } from './sanitary-foot-cases.ts'
import { sawmillCubic as sawmillCubicWest } from './sawmill-cubic-west.ts'
import { screedPumpWeighing } from './screed-pump-weighing.ts'
import { severalNotesDrop as severalNotesDropEast } from './several-notes-drop-east.ts'
import { shippedMail as shippedMailWest } from './shipped-mail-west.ts'
import { shippingAdviceMail as shippingAdviceMailEast } from './shipping-advice-mail-east.ts'
import { showerMakerColisage as showerMakerColisageCoast } from './shower-maker-colisage-coast.ts'
import { shutterConfirmed as shutterConfirmedCoast } from './shutter-confirmed-coast.ts'
import { siteGearHandover } from './site-gear-handover.ts'
import { slateQuarryPallets } from './slate-quarry-pallets.ts'
import { ssccHeatingPallet as ssccHeatingPalletEast } from './sscc-heating-pallet-east.ts'
import { stairWorkshopLetter as stairWorkshopLetterCoast } from './stair-workshop-letter-coast.ts'
import { steelTheory as steelTheoryWest } from './steel-theory-west.ts'
import { stoneSlabs as stoneSlabsWest } from './stone-slabs-west.ts'
import { terracottaLoad as terracottaLoadWest } from './terracotta-load-west.ts'
import { tileDepot as tileDepotWest } from './tile-depot-west.ts'
import { tileMetresDepot } from './tile-metres-depot.ts'
import { tileTradeDepot as tileTradeDepotCoast } from './tile-trade-depot-coast.ts'
import { toolHireOut as toolHireOutEast } from './tool-hire-out-east.ts'
import { toolShopInvoice as toolShopInvoiceCoast } from './tool-shop-invoice-coast.ts'
import { toolsWebParcel as toolsWebParcelEast } from './tools-web-parcel-east.ts'
import { towerHireOut as towerHireOutCoast } from './tower-hire-out-coast.ts'
import { tradeCounterRoll as tradeCounterRollCoast } from './trade-counter-roll-coast.ts'
import { twentyFourBoxes as twentyFourBoxesEast } from './twenty-four-boxes-east.ts'
import { twinCopyTrade as twinCopyTradeCoast } from './twin-copy-trade-coast.ts'
import { twinLeafPlumbing as twinLeafPlumbingEast } from './twin-leaf-plumbing-east.ts'
import { twoSheetWholesale as twoSheetWholesaleCoast } from './two-sheet-wholesale-coast.ts'
import { twoTonguesPlatform as twoTonguesPlatformEast } from './two-tongues-platform-east.ts'
import { warehouseOut as warehouseOutEast } from './warehouse-out-east.ts'
import { wavePickTheory } from './wave-pick-theory.ts'
import { webBasketNote as webBasketNoteWest } from './web-basket-note-west.ts'
import { weighbridgeYard as weighbridgeYardEast } from './weighbridge-yard-east.ts'
import { wholesaleTillStrip } from './wholesale-till-strip.ts'
import { windowCrateColisage } from './window-crate-colisage.ts'
import { yardFormFilled } from './yard-form-filled.ts'
import { zincFoldingWorkbook as zincFoldingWorkbookCoast } from './zinc-folding-workbook-coast.ts'
import { zincPackingList as zincPackingListEast } from './zinc-packing-list-east.ts'
import { zonePickingLandscape as zonePickingLandscapeCoast } from './zone-picking-landscape-coast.ts'

/** Layouts of the last sets of unseen slips, oldest first. */
export const lastHeldOut: readonly Layout[] = [
  boilerLetterEast,
  branchPricedWest,
  cableNetGrossEast,
  carriedSheetsMerchantEast,
  chainAgencyDeliveryEast,
  concreteLeafWest,
  counterStripEast,
  craftSuiteWest,
  depotWavePickingEast,
  driverScreenProofEast,
  electricianWorkbookEast,
  erpOutboundWest,
  expressHandoverEast,
  gardenDepotWest,
  gescomRuledFootEast,
  gravelKioskWest,
  groupageSlipWest,
  halfLeavesWest,
  haulMissionWest,
  headerFactsMerchantEast,
  heatingLoadingColumnsEast,
  insulationAgencyWest,
  invoiceSlipRoofingEast,
  joinerLetterWest,
  joineryWorksWest,
  kitchenColisageWest,
  masonSheetWest,
  masonryDeskWest,
  merchantLeavesWest,
  merchantTheoreticalEast,
  nationalLetterWest,
  orderConfirmedHeatingEast,
  paintWorksWest,
  parcelCarrierReceiptEast,
  parcelStickerWest,
  plasterPartialWest,
  precastLoadWest,
  quarryWeighingWest,
  quoteSuitePlumberEast,
  returnsCreditedEast,
  roadLetterLotsEast,
  roofTonnageDropEast,
  rooferPadEast,
  sawmillCubicWest,
  severalNotesDropEast,
  shippedMailWest,
  shippingAdviceMailEast,
  ssccHeatingPalletEast,
  steelTheoryWest,
  stoneSlabsWest,
  terracottaLoadWest,
  tileDepotWest,
  toolHireOutEast,
  toolsWebParcelEast,
  twentyFourBoxesEast,
  twinLeafPlumbingEast,
  twoTonguesPlatformEast,
  warehouseOutEast,
  webBasketNoteWest,
  weighbridgeYardEast,
  zincPackingListEast,
  boilerMakerDispatchCoast,
  cloudStockSlipCoast,
  craftProgramNoteCoast,
  despatchMailSheetCoast,
  drymixLinesNoteCoast,
  electricBranchDeliveryCoast,
  glazingWorkshopRackCoast,
  ledgerSuiteNoteCoast,
  matrixMerchantNoteCoast,
  openSuiteShippingCoast,
  ownVanWeighCoast,
  padFormFilledCoast,
  paintTradeDeliveryCoast,
  palletCarrierReceiptCoast,
  palletStickerSixCoast,
  panelTimberNoteCoast,
  parcelRemiseCoast,
  plumbingBranchSlipCoast,
  roadLetterSingleCoast,
  roofingDepotPricedCoast,
  roomsLotsDeliveryCoast,
  showerMakerColisageCoast,
  shutterConfirmedCoast,
  stairWorkshopLetterCoast,
  tileTradeDepotCoast,
  toolShopInvoiceCoast,
  towerHireOutCoast,
  tradeCounterRollCoast,
  twinCopyTradeCoast,
  twoSheetWholesaleCoast,
  zincFoldingWorkbookCoast,
  zonePickingLandscapeCoast,
  basketSentPrint,
  boilerOrderConfirmed,
  breakerDepotColumns,
  ceramicAbroadDdt,
  courierPickupBordereau,
  craftBillingStrip,
  depositsBackDepot,
  fixingsSwissNote,
  freeErpConsignment,
  invoiceWorthTiler,
  joinerWorkbookCells,
  makerPalletSticker,
  moduleTransferOrder,
  nationalLetterCopies,
  numberedItemsGroup,
  paintNetGross,
  painterCarbonLeaf,
  palletNetworkDocket,
  panelCubicTrade,
  pricedHeatingBranch,
  roofCarriedPages,
  rooferTypedLetter,
  sanitaryFootCases,
  screedPumpWeighing,
  siteGearHandover,
  slateQuarryPallets,
  tileMetresDepot,
  wavePickTheory,
  wholesaleTillStrip,
  windowCrateColisage,
  yardFormFilled,
]
