import type { Layout } from '../layout.ts'
import { accountsProgram as accountsProgramGrove } from './accounts-program-grove.ts'
import { bathLinesNoSum as bathLinesNoSumShore } from './bath-lines-no-sum-shore.ts'
import { bilingualCratesPacking as bilingualCratesPackingMarsh } from './bilingual-crates-packing-marsh.ts'
import { boilerWorksWide as boilerWorksWideShore } from './boiler-works-wide-shore.ts'
import { buildingSuiteComment as buildingSuiteCommentShore } from './building-suite-comment-shore.ts'
import { carbonPad as carbonPadGrove } from './carbon-pad-grove.ts'
import { carriedLeavesMerchant as carriedLeavesMerchantMarsh } from './carried-leaves-merchant-marsh.ts'
import { communityShipmentSums as communityShipmentSumsShore } from './community-shipment-sums-shore.ts'
import { confirmedOrderDispatch as confirmedOrderDispatchMarsh } from './confirmed-order-dispatch-marsh.ts'
import { craftsmanLetter as craftsmanLetterGrove } from './craftsman-letter-grove.ts'
import { craftsmanWorkbook as craftsmanWorkbookMarsh } from './craftsman-workbook-marsh.ts'
import { crateSheet as crateSheetGrove } from './crate-sheet-grove.ts'
import { depositAndReturns as depositAndReturnsMarsh } from './deposit-and-returns-marsh.ts'
import { dispatchNoticeLetter as dispatchNoticeLetterMarsh } from './dispatch-notice-letter-marsh.ts'
import { dottedEnterpriseOutbound as dottedEnterpriseOutboundMarsh } from './dotted-enterprise-outbound-marsh.ts'
import { duplicatePadHandwritten as duplicatePadHandwrittenMarsh } from './duplicate-pad-handwritten-marsh.ts'
import { electricAgencyCases as electricAgencyCasesShore } from './electric-agency-cases-shore.ts'
import { electricBranchHeading as electricBranchHeadingMarsh } from './electric-branch-heading-marsh.ts'
import { electricLeavesCarry as electricLeavesCarryShore } from './electric-leaves-carry-shore.ts'
import { electricPricedPlain as electricPricedPlainShore } from './electric-priced-plain-shore.ts'
import { electricalFootBoxes as electricalFootBoxesGrove } from './electrical-foot-boxes-grove.ts'
import { expressHandoverSingle as expressHandoverSingleShore } from './express-handover-single-shore.ts'
import { fluidScreed as fluidScreedGrove } from './fluid-screed-grove.ts'
import { footCasesBuilders as footCasesBuildersMarsh } from './foot-cases-builders-marsh.ts'
import { framesCratesList as framesCratesListShore } from './frames-crates-list-shore.ts'
import { gescomNetGrossFoot as gescomNetGrossFootShore } from './gescom-net-gross-foot-shore.ts'
import { glassStillage as glassStillageGrove } from './glass-stillage-grove.ts'
import { globalSuiteOutbound as globalSuiteOutboundShore } from './global-suite-outbound-shore.ts'
import { gravelBridgeVoucher as gravelBridgeVoucherMarsh } from './gravel-bridge-voucher-marsh.ts'
import { groupProgram as groupProgramGrove } from './group-program-grove.ts'
import { haulageOrder as haulageOrderGrove } from './haulage-order-grove.ts'
import { heatPumpCases as heatPumpCasesGrove } from './heat-pump-cases-grove.ts'
import { heatingAcknowledged as heatingAcknowledgedShore } from './heating-acknowledged-shore.ts'
import { hoistRental as hoistRentalGrove } from './hoist-rental-grove.ts'
import { internationalLetterCases as internationalLetterCasesMarsh } from './international-letter-cases-marsh.ts'
import { invoiceAndNote as invoiceAndNoteMarsh } from './invoice-and-note-marsh.ts'
import { invoiceForDelivery as invoiceForDeliveryGrove } from './invoice-for-delivery-grove.ts'
import { invoiceHeatingWeight as invoiceHeatingWeightShore } from './invoice-heating-weight-shore.ts'
import { joinerTypedLetter as joinerTypedLetterShore } from './joiner-typed-letter-shore.ts'
import { lightingConfirmation as lightingConfirmationGrove } from './lighting-confirmation-grove.ts'
import { linesWeighedUnsummed as linesWeighedUnsummedMarsh } from './lines-weighed-unsummed-marsh.ts'
import { merchantWeightColumn as merchantWeightColumnMarsh } from './merchant-weight-column-marsh.ts'
import { metalCladding as metalCladdingGrove } from './metal-cladding-grove.ts'
import { mixerTruckDocket as mixerTruckDocketMarsh } from './mixer-truck-docket-marsh.ts'
import { openModulesTransfer as openModulesTransferShore } from './open-modules-transfer-shore.ts'
import { openShipmentSheet as openShipmentSheetMarsh } from './open-shipment-sheet-marsh.ts'
import { openSourceOrder as openSourceOrderGrove } from './open-source-order-grove.ts'
import { paintDepot as paintDepotGrove } from './paint-depot-grove.ts'
import { paintDepotLitres as paintDepotLitresShore } from './paint-depot-litres-shore.ts'
import { palletLabelSingle as palletLabelSingleMarsh } from './pallet-label-single-marsh.ts'
import { palletNetworkLetter as palletNetworkLetterShore } from './pallet-network-letter-shore.ts'
import { palletReceipt as palletReceiptGrove } from './pallet-receipt-grove.ts'
import { palletStickerGross as palletStickerGrossShore } from './pallet-sticker-gross-shore.ts'
import { palletTransportReceipt as palletTransportReceiptMarsh } from './pallet-transport-receipt-marsh.ts'
import { panelMerchantTonnes as panelMerchantTonnesGrove } from './panel-merchant-tonnes-grove.ts'
import { parcelHandoverList as parcelHandoverListMarsh } from './parcel-handover-list-marsh.ts'
import { parcelLabel as parcelLabelGrove } from './parcel-label-grove.ts'
import { partialValued as partialValuedGrove } from './partial-valued-grove.ts'
import { pickingAisles as pickingAislesGrove } from './picking-aisles-grove.ts'
import { plantHireDeparture as plantHireDepartureMarsh } from './plant-hire-departure-marsh.ts'
import { plumberGridWorkbook as plumberGridWorkbookShore } from './plumber-grid-workbook-shore.ts'
import { plumbingAgencyBackorder as plumbingAgencyBackorderMarsh } from './plumbing-agency-backorder-marsh.ts'
import { plumbingCounter as plumbingCounterGrove } from './plumbing-counter-grove.ts'
import { preparationPreparedWeight as preparationPreparedWeightMarsh } from './preparation-prepared-weight-marsh.ts'
import { radiatorDispatch as radiatorDispatchGrove } from './radiator-dispatch-grove.ts'
import { roadLetterCeramics as roadLetterCeramicsShore } from './road-letter-ceramics-shore.ts'
import { roofMerchantTonnage as roofMerchantTonnageShore } from './roof-merchant-tonnage-shore.ts'
import { rooferHandPad as rooferHandPadShore } from './roofer-hand-pad-shore.ts'
import { roofingCarried as roofingCarriedGrove } from './roofing-carried-grove.ts'
import { sandTwiceWeighed as sandTwiceWeighedShore } from './sand-twice-weighed-shore.ts'
import { sanitaryBranchLines as sanitaryBranchLinesShore } from './sanitary-branch-lines-shore.ts'
import { sawmillVolumeEstimate as sawmillVolumeEstimateMarsh } from './sawmill-volume-estimate-marsh.ts'
import { scaffoldHireLeaving as scaffoldHireLeavingShore } from './scaffold-hire-leaving-shore.ts'
import { scaleTicket as scaleTicketGrove } from './scale-ticket-grove.ts'
import { screedMixerDocket as screedMixerDocketShore } from './screed-mixer-docket-shore.ts'
import { shelfRefillBlank as shelfRefillBlankShore } from './shelf-refill-blank-shore.ts'
import { shippedMessagePrint as shippedMessagePrintShore } from './shipped-message-print-shore.ts'
import { shopPacking as shopPackingGrove } from './shop-packing-grove.ts'
import { shuttersSplitOrder as shuttersSplitOrderShore } from './shutters-split-order-shore.ts'
import { stampedWholesaler as stampedWholesalerGrove } from './stamped-wholesaler-grove.ts'
import { suiteDeliverySlip as suiteDeliverySlipMarsh } from './suite-delivery-slip-marsh.ts'
import { tileCartons as tileCartonsGrove } from './tile-cartons-grove.ts'
import { tileHouseTotals as tileHouseTotalsShore } from './tile-house-totals-shore.ts'
import { tileSurfaceStamped as tileSurfaceStampedMarsh } from './tile-surface-stamped-marsh.ts'
import { tillRollTrade as tillRollTradeMarsh } from './till-roll-trade-marsh.ts'
import { tillTicket as tillTicketGrove } from './till-ticket-grove.ts'
import { timberPanelsCubage as timberPanelsCubageShore } from './timber-panels-cubage-shore.ts'
import { tonnageFootCase as tonnageFootCaseMarsh } from './tonnage-foot-case-marsh.ts'
import { tradeCounterRoll as tradeCounterRollShore } from './trade-counter-roll-shore.ts'
import { twinCopies as twinCopiesGrove } from './twin-copies-grove.ts'
import { twinLeafCoatings as twinLeafCoatingsShore } from './twin-leaf-coatings-shore.ts'
import { twoCopiesOneLeaf as twoCopiesOneLeafMarsh } from './two-copies-one-leaf-marsh.ts'
import { unweighedCounterNote as unweighedCounterNoteMarsh } from './unweighed-counter-note-marsh.ts'
import { waveZonesWeights as waveZonesWeightsShore } from './wave-zones-weights-shore.ts'
import { webCartPacking as webCartPackingMarsh } from './web-cart-packing-marsh.ts'
import { webCartParcel as webCartParcelShore } from './web-cart-parcel-shore.ts'
import { windowWorkshop as windowWorkshopGrove } from './window-workshop-grove.ts'
import { workshopCmr as workshopCmrGrove } from './workshop-cmr-grove.ts'
import { worktopCutter as worktopCutterGrove } from './worktop-cutter-grove.ts'

/** Layouts of the newest sets of slips that were unseen once, oldest first. */
export const newestHeldOut: readonly Layout[] = [
  bathLinesNoSumShore,
  boilerWorksWideShore,
  buildingSuiteCommentShore,
  communityShipmentSumsShore,
  electricAgencyCasesShore,
  electricLeavesCarryShore,
  electricPricedPlainShore,
  expressHandoverSingleShore,
  framesCratesListShore,
  gescomNetGrossFootShore,
  globalSuiteOutboundShore,
  heatingAcknowledgedShore,
  invoiceHeatingWeightShore,
  joinerTypedLetterShore,
  openModulesTransferShore,
  paintDepotLitresShore,
  palletNetworkLetterShore,
  palletStickerGrossShore,
  plumberGridWorkbookShore,
  roadLetterCeramicsShore,
  roofMerchantTonnageShore,
  rooferHandPadShore,
  sandTwiceWeighedShore,
  sanitaryBranchLinesShore,
  scaffoldHireLeavingShore,
  screedMixerDocketShore,
  shelfRefillBlankShore,
  shippedMessagePrintShore,
  shuttersSplitOrderShore,
  tileHouseTotalsShore,
  timberPanelsCubageShore,
  tradeCounterRollShore,
  twinLeafCoatingsShore,
  waveZonesWeightsShore,
  webCartParcelShore,
  bilingualCratesPackingMarsh,
  carriedLeavesMerchantMarsh,
  confirmedOrderDispatchMarsh,
  craftsmanWorkbookMarsh,
  depositAndReturnsMarsh,
  dispatchNoticeLetterMarsh,
  dottedEnterpriseOutboundMarsh,
  duplicatePadHandwrittenMarsh,
  electricBranchHeadingMarsh,
  footCasesBuildersMarsh,
  gravelBridgeVoucherMarsh,
  internationalLetterCasesMarsh,
  invoiceAndNoteMarsh,
  linesWeighedUnsummedMarsh,
  merchantWeightColumnMarsh,
  mixerTruckDocketMarsh,
  openShipmentSheetMarsh,
  palletLabelSingleMarsh,
  palletTransportReceiptMarsh,
  parcelHandoverListMarsh,
  plantHireDepartureMarsh,
  plumbingAgencyBackorderMarsh,
  preparationPreparedWeightMarsh,
  sawmillVolumeEstimateMarsh,
  suiteDeliverySlipMarsh,
  tileSurfaceStampedMarsh,
  tillRollTradeMarsh,
  tonnageFootCaseMarsh,
  twoCopiesOneLeafMarsh,
  unweighedCounterNoteMarsh,
  webCartPackingMarsh,
  accountsProgramGrove,
  carbonPadGrove,
  craftsmanLetterGrove,
  crateSheetGrove,
  electricalFootBoxesGrove,
  fluidScreedGrove,
  glassStillageGrove,
  groupProgramGrove,
  haulageOrderGrove,
  heatPumpCasesGrove,
  hoistRentalGrove,
  invoiceForDeliveryGrove,
  lightingConfirmationGrove,
  metalCladdingGrove,
  openSourceOrderGrove,
  paintDepotGrove,
  palletReceiptGrove,
  panelMerchantTonnesGrove,
  parcelLabelGrove,
  partialValuedGrove,
  pickingAislesGrove,
  plumbingCounterGrove,
  radiatorDispatchGrove,
  roofingCarriedGrove,
  scaleTicketGrove,
  shopPackingGrove,
  stampedWholesalerGrove,
  tileCartonsGrove,
  tillTicketGrove,
  twinCopiesGrove,
  windowWorkshopGrove,
  workshopCmrGrove,
  worktopCutterGrove,
]
