import type { Layout } from '../layout.ts'
import { abbreviations } from './abbreviations.ts'
import { aboveLimit } from './above-limit.ts'
import { agencyTransfer } from './agency-transfer.ts'
import { backorderDepot } from './backorder-depot.ts'
import { batchSheet } from './batch-sheet.ts'
import { bathGallery } from './bath-gallery.ts'
import { bitumenRolls } from './bitumen-rolls.ts'
import { blockFactory } from './block-factory.ts'
import { bothLanguages } from './both-languages.ts'
import { boxedFooter } from './boxed-footer.ts'
import { bulkTonnes } from './bulk-tonnes.ts'
import { byPallet } from './by-pallet.ts'
import { cableDrums } from './cable-drums.ts'
import { cableTrays } from './cable-trays.ts'
import { captionUnder } from './caption-under.ts'
import { carbonForm } from './carbon-form.ts'
import { carriedForward } from './carried-forward.ts'
import { carriedPages } from './carried-pages.ts'
import { carrierReceipt } from './carrier-receipt.ts'
import { ceilingTiles } from './ceiling-tiles.ts'
import { chargeInTonnes } from './charge-in-tonnes.ts'
import { checkoutTicket } from './checkout-ticket.ts'
import { claddingSheets } from './cladding-sheets.ts'
import { classicLabel } from './classic-label.ts'
import { clickCollect } from './click-collect.ts'
import { climateCounter } from './climate-counter.ts'
import { consignmentNote } from './consignment-note.ts'
import { counterSlip } from './counter-slip.ts'
import { craftsmanBilling } from './craftsman-billing.ts'
import { craneLorry } from './crane-lorry.ts'
import { dangerousGoods } from './dangerous-goods.ts'
import { darkTotals } from './dark-totals.ts'
import { depotPicking } from './depot-picking.ts'
import { despatchMessage } from './despatch-message.ts'
import { doorPartial } from './door-partial.ts'
import { dottedLeaders } from './dotted-leaders.ts'
import { doubleCopy } from './double-copy.ts'
import { dropSheet } from './drop-sheet.ts'
import { ecoMaterials } from './eco-materials.ts'
import { electricalCounter } from './electrical-counter.ts'
import { englishWords } from './english-words.ts'
import { enterpriseDelivery } from './enterprise-delivery.ts'
import { expressReceipt } from './express-receipt.ts'
import { expressSticker } from './express-sticker.ts'
import { familyRecap } from './family-recap.ts'
import { farRightTotal } from './far-right-total.ts'
import { fastenerBoxes } from './fastener-boxes.ts'
import { fenceMaker } from './fence-maker.ts'
import { flatsBathrooms } from './flats-bathrooms.ts'
import { floorBeams } from './floor-beams.ts'
import { floorByFloor } from './floor-by-floor.ts'
import { flueParts } from './flue-parts.ts'
import { forwarderLabel } from './forwarder-label.ts'
import { gardenCentre } from './garden-centre.ts'
import { germanFixings } from './german-fixings.ts'
import { glazingRack } from './glazing-rack.ts'
import { glulamFrame } from './glulam-frame.ts'
import { gravelDealer } from './gravel-dealer.ts'
import { handwritten } from './handwritten.ts'
import { hardwareParcel } from './hardware-parcel.ts'
import { haulageOrder } from './haulage-order.ts'
import { headerStrip } from './header-strip.ts'
import { heatingDispatch } from './heating-dispatch.ts'
import { homeDelivery } from './home-delivery.ts'
import { hostedShopSlip } from './hosted-shop-slip.ts'
import { insulationDepot } from './insulation-depot.ts'
import { insulationStock } from './insulation-stock.ts'
import { internationalWaybill } from './international-waybill.ts'
import { invoiceAsSlip } from './invoice-as-slip.ts'
import { ironmongerChain } from './ironmonger-chain.ts'
import { joineryFrames } from './joinery-frames.ts'
import { kitchenBoxes } from './kitchen-boxes.ts'
import { landscapeWide } from './landscape-wide.ts'
import { ledgerDispatch } from './ledger-dispatch.ts'
import { letter } from './letter.ts'
import { linePrinter } from './line-printer.ts'
import { linesOnly } from './lines-only.ts'
import { liquidScreed } from './liquid-screed.ts'
import { machineRental } from './machine-rental.ts'
import { midMarketErp } from './mid-market-erp.ts'
import { mobileInvoicing } from './mobile-invoicing.ts'
import { netAndBrut } from './net-and-brut.ts'
import { noWeight } from './no-weight.ts'
import { notHere } from './not-here.ts'
import { nothingToTell } from './nothing-to-tell.ts'
import { nurseryLoad } from './nursery-load.ts'
import { lastHeldOut } from './last-held-out.ts'
import { laterHeldOut } from './later-held-out.ts'
import { newestHeldOut } from './newest-held-out.ts'
import { onceHeldOut } from './once-held-out.ts'
import { recentHeldOut } from './recent-held-out.ts'
import { openSourceShipment } from './open-source-shipment.ts'
import { openTransfer } from './open-transfer.ts'
import { packingList } from './packing-list.ts'
import { padNote } from './pad-note.ts'
import { paintDepot } from './paint-depot.ts'
import { paintMixing } from './paint-mixing.ts'
import { palletCards } from './pallet-cards.ts'
import { palletNetwork } from './pallet-network.ts'
import { parquetHouse } from './parquet-house.ts'
import { pelletLorry } from './pellet-lorry.ts'
import { pickingMargin } from './picking-margin.ts'
import { pickupReturn } from './pickup-return.ts'
import { pictureWeight } from './picture-weight.ts'
import { pipedFoot } from './piped-foot.ts'
import { plantSupply } from './plant-supply.ts'
import { pluginPackingSlip } from './plugin-packing-slip.ts'
import { plumbingCounter } from './plumbing-counter.ts'
import { poolPallets } from './pool-pallets.ts'
import { poolShop } from './pool-shop.ts'
import { postedShipment } from './posted-shipment.ts'
import { precastYard } from './precast-yard.ts'
import { pricesAndVat } from './prices-and-vat.ts'
import { printedMail } from './printed-mail.ts'
import { proofOfDelivery } from './proof-of-delivery.ts'
import { railingWorkshop } from './railing-workshop.ts'
import { readyMix } from './ready-mix.ts'
import { rebarBender } from './rebar-bender.ts'
import { regionalTrade } from './regional-trade.ts'
import { renderBags } from './render-bags.ts'
import { roofMerchant } from './roof-merchant.ts'
import { roofTrusses } from './roof-trusses.ts'
import { roundLoading } from './round-loading.ts'
import { roundSheet } from './round-sheet.ts'
import { runningTotal } from './running-total.ts'
import { ruralCooperative } from './rural-cooperative.ts'
import { sanitaryWholesaler } from './sanitary-wholesaler.ts'
import { sawmillList } from './sawmill-list.ts'
import { scaffoldDeparture } from './scaffold-departure.ts'
import { scaffoldReturn } from './scaffold-return.ts'
import { sectionStockholder } from './section-stockholder.ts'
import { severalNotes } from './several-notes.ts'
import { shippingMail } from './shipping-mail.ts'
import { shoringYard } from './shoring-yard.ts'
import { shutterWorks } from './shutter-works.ts'
import { sideBySide } from './side-by-side.ts'
import { sidebar } from './sidebar.ts'
import { siteDocket } from './site-docket.ts'
import { slateMerchant } from './slate-merchant.ts'
import { smallFirmDelivery } from './small-firm-delivery.ts'
import { solarKit } from './solar-kit.ts'
import { southernMerchant } from './southern-merchant.ts'
import { spreadsheet } from './spreadsheet.ts'
import { stackedTotals } from './stacked-totals.ts'
import { stairPrecaster } from './stair-precaster.ts'
import { stamped } from './stamped.ts'
import { steelCentre } from './steel-centre.ts'
import { stoneYard } from './stone-yard.ts'
import { stoveShop } from './stove-shop.ts'
import { supplierPortal } from './supplier-portal.ts'
import { thousands } from './thousands.ts'
import { threeDecimals } from './three-decimals.ts'
import { tileShowroom } from './tile-showroom.ts'
import { tileWorkbook } from './tile-workbook.ts'
import { tileWorks } from './tile-works.ts'
import { tillReceipt } from './till-receipt.ts'
import { timberYard } from './timber-yard.ts'
import { titleLine } from './title-line.ts'
import { tonnage } from './tonnage.ts'
import { toolHire } from './tool-hire.ts'
import { toolWholesaler } from './tool-wholesaler.ts'
import { totalRow } from './total-row.ts'
import { tradingProgram } from './trading-program.ts'
import { transportLabel } from './transport-label.ts'
import { transposed } from './transposed.ts'
import { twoLineItems } from './two-line-items.ts'
import { twoWeighings } from './two-weighings.ts'
import { typedForm } from './typed-form.ts'
import { unitWeight } from './unit-weight.ts'
import { unreadable } from './unreadable.ts'
import { vanBooking } from './van-booking.ts'
import { ventilationPacking } from './ventilation-packing.ts'
import { villageCooperative } from './village-cooperative.ts'
import { waterMains } from './water-mains.ts'
import { webProgram } from './web-program.ts'
import { webShop } from './web-shop.ts'
import { weighbridgeTicket } from './weighbridge-ticket.ts'
import { weighbridge } from './weighbridge.ts'
import { windowMaker } from './window-maker.ts'
import { wordForm } from './word-form.ts'
import { workbookGrid } from './workbook-grid.ts'
import { worksChapters } from './works-chapters.ts'
import { worktopPlan } from './worktop-plan.ts'
import { wrappedLabel } from './wrapped-label.ts'
import { yardExit } from './yard-exit.ts'
import { yardTicket } from './yard-ticket.ts'
import { yardToSite } from './yard-to-site.ts'

/** The layouts that the rules were written with. A new one goes last: which pictures are made of a layout hangs on its place. */
export const knownLayouts: readonly Layout[] = [
  abbreviations,
  aboveLimit,
  bothLanguages,
  boxedFooter,
  bulkTonnes,
  byPallet,
  captionUnder,
  carriedForward,
  chargeInTonnes,
  classicLabel,
  consignmentNote,
  darkTotals,
  dottedLeaders,
  doubleCopy,
  englishWords,
  familyRecap,
  farRightTotal,
  handwritten,
  headerStrip,
  landscapeWide,
  letter,
  linePrinter,
  linesOnly,
  netAndBrut,
  noWeight,
  notHere,
  nothingToTell,
  pictureWeight,
  pipedFoot,
  pricesAndVat,
  printedMail,
  roundSheet,
  runningTotal,
  severalNotes,
  sideBySide,
  sidebar,
  spreadsheet,
  stackedTotals,
  stamped,
  thousands,
  threeDecimals,
  tillReceipt,
  titleLine,
  tonnage,
  totalRow,
  transportLabel,
  transposed,
  twoLineItems,
  twoWeighings,
  typedForm,
  unitWeight,
  unreadable,
  weighbridge,
  wrappedLabel,
  batchSheet,
  cableDrums,
  carrierReceipt,
  despatchMessage,
  gardenCentre,
  padNote,
  paintDepot,
  palletCards,
  plumbingCounter,
  precastYard,
  steelCentre,
  tileWorks,
  timberYard,
  toolHire,
  webProgram,
  yardTicket,
  forwarderLabel,
  gravelDealer,
  homeDelivery,
  insulationStock,
  ironmongerChain,
  pickingMargin,
  poolShop,
  roofMerchant,
  ruralCooperative,
  scaffoldReturn,
  tileWorkbook,
  windowMaker,
  worktopPlan,
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
  bathGallery,
  bitumenRolls,
  cableTrays,
  carbonForm,
  ceilingTiles,
  claddingSheets,
  climateCounter,
  dangerousGoods,
  depotPicking,
  doorPartial,
  dropSheet,
  ecoMaterials,
  expressSticker,
  fastenerBoxes,
  fenceMaker,
  flatsBathrooms,
  floorBeams,
  floorByFloor,
  flueParts,
  germanFixings,
  glazingRack,
  glulamFrame,
  haulageOrder,
  hostedShopSlip,
  insulationDepot,
  joineryFrames,
  kitchenBoxes,
  ledgerDispatch,
  liquidScreed,
  machineRental,
  midMarketErp,
  mobileInvoicing,
  nurseryLoad,
  openSourceShipment,
  paintMixing,
  palletNetwork,
  parquetHouse,
  pelletLorry,
  pickupReturn,
  plantSupply,
  pluginPackingSlip,
  poolPallets,
  railingWorkshop,
  regionalTrade,
  renderBags,
  roofTrusses,
  scaffoldDeparture,
  sectionStockholder,
  shoringYard,
  shutterWorks,
  siteDocket,
  slateMerchant,
  smallFirmDelivery,
  solarKit,
  southernMerchant,
  stairPrecaster,
  stoveShop,
  supplierPortal,
  toolWholesaler,
  vanBooking,
  ventilationPacking,
  villageCooperative,
  waterMains,
  worksChapters,
  yardExit,
  yardToSite,
  ...onceHeldOut,
  ...laterHeldOut,
  ...lastHeldOut,
  ...recentHeldOut,
  ...newestHeldOut,
]
