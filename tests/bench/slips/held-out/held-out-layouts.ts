import type { Layout } from '../layout.ts'
import { adhesivePallets } from './adhesive-pallets.ts'
import { aggregatesTonnageHeath } from './aggregates-tonnage-heath.ts'
import { boilerRoomKit } from './boiler-room-kit.ts'
import { bridgeTicketSlate } from './bridge-ticket-slate.ts'
import { cableCounter } from './cable-counter.ts'
import { carbonPadHand } from './carbon-pad-hand.ts'
import { cmrGoodsLinesHeath } from './cmr-goods-lines-heath.ts'
import { consignmentNoteRoad } from './consignment-note-road.ts'
import { counterRollHeath } from './counter-roll-heath.ts'
import { counterRollTicket } from './counter-roll-ticket.ts'
import { craftsmanCellsHeath } from './craftsman-cells-heath.ts'
import { cratesColisageHeath } from './crates-colisage-heath.ts'
import { dispatchMessagePrintHeath } from './dispatch-message-print-heath.ts'
import { drywallLandscapeHeath } from './drywall-landscape-heath.ts'
import { electricalHeadStripHeath } from './electrical-head-strip-heath.ts'
import { fastenerShop } from './fastener-shop.ts'
import { freeSuiteTransferHeath } from './free-suite-transfer-heath.ts'
import { gasBottleSwap } from './gas-bottle-swap.ts'
import { glazingFrames } from './glazing-frames.ts'
import { gridSheetWorkshop } from './grid-sheet-workshop.ts'
import { haulierReceipt } from './haulier-receipt.ts'
import { heatPumpWorks } from './heat-pump-works.ts'
import { heatingLineKilosHeath } from './heating-line-kilos-heath.ts'
import { hireDepartureHeath } from './hire-departure-heath.ts'
import { hoistHire } from './hoist-hire.ts'
import { insulationTilesFoot } from './insulation-tiles-foot.ts'
import { invoiceCountsAsNoteHeath } from './invoice-counts-as-note-heath.ts'
import { ironmongerStamped } from './ironmonger-stamped.ts'
import { joinerLetter } from './joiner-letter.ts'
import { joinerProseHeath } from './joiner-prose-heath.ts'
import { matrixPrintout } from './matrix-printout.ts'
import { merchantFootRowHeath } from './merchant-foot-row-heath.ts'
import { merchantWeightColumnHeath } from './merchant-weight-column-heath.ts'
import { messagerieBoxesHeath } from './messagerie-boxes-heath.ts'
import { mitreBars } from './mitre-bars.ts'
import { nationalLetterTonnesHeath } from './national-letter-tonnes-heath.ts'
import { openShipment } from './open-shipment.ts'
import { openShipmentTotalsHeath } from './open-shipment-totals-heath.ts'
import { outboundGrossNetHeath } from './outbound-gross-net-heath.ts'
import { packingGrossWide } from './packing-gross-wide.ts'
import { padFilledByHandHeath } from './pad-filled-by-hand-heath.ts'
import { paintLitresHeath } from './paint-litres-heath.ts'
import { paintStore } from './paint-store.ts'
import { palletTag } from './pallet-tag.ts'
import { panelHouse } from './panel-house.ts'
import { parcelLabelHeath } from './parcel-label-heath.ts'
import { parcelManifest } from './parcel-manifest.ts'
import { pickingTicketWeights } from './picking-ticket-weights.ts'
import { plumbingRemaindersHeath } from './plumbing-remainders-heath.ts'
import { precastLoadingHeath } from './precast-loading-heath.ts'
import { preparationTheoreticalHeath } from './preparation-theoretical-heath.ts'
import { readyMixDocketHeath } from './ready-mix-docket-heath.ts'
import { roofYardLines } from './roof-yard-lines.ts'
import { roofingPricedTonnesHeath } from './roofing-priced-tonnes-heath.ts'
import { sanitaryDepot } from './sanitary-depot.ts'
import { scaffoldHire } from './scaffold-hire.ts'
import { settledInvoice } from './settled-invoice.ts'
import { severalSlipsDropHeath } from './several-slips-drop-heath.ts'
import { steelBundlesHeath } from './steel-bundles-heath.ts'
import { stoveConfirmation } from './stove-confirmation.ts'
import { tileGrossNetHeath } from './tile-gross-net-heath.ts'
import { tileWarehouse } from './tile-warehouse.ts'
import { timberYardApproxHeath } from './timber-yard-approx-heath.ts'
import { twinCopiesSiteHeath } from './twin-copies-site-heath.ts'
import { twinHalves } from './twin-halves.ts'
import { twoLeavesCarriedHeath } from './two-leaves-carried-heath.ts'
import { unweighedMerchantHeath } from './unweighed-merchant-heath.ts'
import { webParcelSlipHeath } from './web-parcel-slip-heath.ts'
import { weighbridgeNarrowHeath } from './weighbridge-narrow-heath.ts'
import { zincCarriedPages } from './zinc-carried-pages.ts'

/** The layouts that the rules were not written with: whoever writes rules does not open this folder. */
export const heldOutLayouts: readonly Layout[] = [
  adhesivePallets,
  aggregatesTonnageHeath,
  boilerRoomKit,
  bridgeTicketSlate,
  cableCounter,
  carbonPadHand,
  cmrGoodsLinesHeath,
  consignmentNoteRoad,
  counterRollHeath,
  counterRollTicket,
  craftsmanCellsHeath,
  cratesColisageHeath,
  dispatchMessagePrintHeath,
  drywallLandscapeHeath,
  electricalHeadStripHeath,
  fastenerShop,
  freeSuiteTransferHeath,
  gasBottleSwap,
  glazingFrames,
  gridSheetWorkshop,
  haulierReceipt,
  heatPumpWorks,
  heatingLineKilosHeath,
  hireDepartureHeath,
  hoistHire,
  insulationTilesFoot,
  invoiceCountsAsNoteHeath,
  ironmongerStamped,
  joinerLetter,
  joinerProseHeath,
  matrixPrintout,
  merchantFootRowHeath,
  merchantWeightColumnHeath,
  messagerieBoxesHeath,
  mitreBars,
  nationalLetterTonnesHeath,
  openShipment,
  openShipmentTotalsHeath,
  outboundGrossNetHeath,
  packingGrossWide,
  padFilledByHandHeath,
  paintLitresHeath,
  paintStore,
  palletTag,
  panelHouse,
  parcelLabelHeath,
  parcelManifest,
  pickingTicketWeights,
  plumbingRemaindersHeath,
  precastLoadingHeath,
  preparationTheoreticalHeath,
  readyMixDocketHeath,
  roofYardLines,
  roofingPricedTonnesHeath,
  sanitaryDepot,
  scaffoldHire,
  settledInvoice,
  severalSlipsDropHeath,
  steelBundlesHeath,
  stoveConfirmation,
  tileGrossNetHeath,
  tileWarehouse,
  timberYardApproxHeath,
  twinCopiesSiteHeath,
  twinHalves,
  twoLeavesCarriedHeath,
  unweighedMerchantHeath,
  webParcelSlipHeath,
  weighbridgeNarrowHeath,
  zincCarriedPages,
]
