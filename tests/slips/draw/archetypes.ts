import type { Layout } from './layout.ts'
import { aboveLimit } from './archetypes/above-limit.ts'
import { awningWorkshop } from './archetypes/awning-workshop.ts'
import { bothLanguages } from './archetypes/both-languages.ts'
import { bulkTonnes } from './archetypes/yards/bulk-tonnes.ts'
import { byPallet } from './archetypes/carriers/by-pallet.ts'
import { cableDrums } from './archetypes/carriers/cable-drums.ts'
import { captionUnder } from './archetypes/caption-under.ts'
import { carriedForward } from './archetypes/carried-forward.ts'
import { carrierReceipt } from './archetypes/carriers/carrier-receipt.ts'
import { chargeInTonnes } from './archetypes/yards/charge-in-tonnes.ts'
import { colourCounter } from './archetypes/colour-counter.ts'
import { consignmentNote } from './archetypes/carriers/consignment-note.ts'
import { despatchMessage } from './archetypes/carriers/despatch-message.ts'
import { englishWords } from './archetypes/english-words.ts'
import { forwarderLabel } from './archetypes/carriers/forwarder-label.ts'
import { gardenCentre } from './archetypes/garden-centre.ts'
import { gravelDealer } from './archetypes/yards/gravel-dealer.ts'
import { hireDeparture } from './archetypes/carriers/hire-departure-north.ts'
import { homeDelivery } from './archetypes/carriers/home-delivery.ts'
import { internationalLetter } from './archetypes/international-letter-north.ts'
import { landscapeWide } from './archetypes/landscape-wide.ts'
import { letter } from './archetypes/letter.ts'
import { lightingParcels } from './archetypes/carriers/lighting-parcels.ts'
import { linePrinter } from './archetypes/line-printer.ts'
import { linesOnly } from './archetypes/lines-only.ts'
import { marketplaceSeller } from './archetypes/carriers/marketplace-seller.ts'
import { noWeightRoofing } from './archetypes/no-weight-roofing-north.ts'
import { noWeight } from './archetypes/no-weight.ts'
import { padNote } from './archetypes/pad-note.ts'
import { paintDepot } from './archetypes/paint-depot.ts'
import { palletCards } from './archetypes/carriers/pallet-cards.ts'
import { pelletLorry } from './archetypes/yards/pellet-lorry.ts'
import { pipedFoot } from './archetypes/piped-foot.ts'
import { plumbingCounter } from './archetypes/plumbing-counter.ts'
import { precastYard } from './archetypes/yards/precast-yard.ts'
import { roofMerchant } from './archetypes/roof-merchant.ts'
import { roundSheet } from './archetypes/carriers/round-sheet.ts'
import { runningTotal } from './archetypes/running-total.ts'
import { ruralCooperative } from './archetypes/rural-cooperative.ts'
import { sandTonnes } from './archetypes/yards/sand-tonnes-north.ts'
import { scaffoldReturn } from './archetypes/carriers/scaffold-return.ts'
import { severalNotes } from './archetypes/several-notes.ts'
import { shedKit } from './archetypes/shed-kit.ts'
import { slabFactory } from './archetypes/yards/slab-factory-north.ts'
import { steelBundles } from './archetypes/yards/steel-bundles-north.ts'
import { steelCentre } from './archetypes/yards/steel-centre.ts'
import { steelFrameShop } from './archetypes/yards/steel-frame-shop.ts'
import { tileWorkbook } from './archetypes/tile-workbook.ts'
import { tileWorks } from './archetypes/tile-works.ts'
import { titleLine } from './archetypes/title-line.ts'
import { toolHire } from './archetypes/carriers/tool-hire.ts'
import { transposed } from './archetypes/transposed.ts'
import { twoLineItems } from './archetypes/two-line-items.ts'
import { twoWeighings } from './archetypes/yards/two-weighings.ts'
import { typedForm } from './archetypes/typed-form.ts'
import { unitWeight } from './archetypes/unit-weight.ts'
import { unreadable } from './archetypes/unreadable.ts'
import { weighbridge } from './archetypes/yards/weighbridge.ts'
import { windowMaker } from './archetypes/window-maker.ts'
import { yardTicket } from './archetypes/yards/yard-ticket.ts'

/**
 * Programs of suppliers that differ in how they tell the weight, or deny it; together they reach most rules of the slip
 * reader.
 */
export const archetypes: readonly Layout[] = [
  aboveLimit,
  awningWorkshop,
  bothLanguages,
  bulkTonnes,
  byPallet,
  cableDrums,
  captionUnder,
  carriedForward,
  carrierReceipt,
  chargeInTonnes,
  colourCounter,
  consignmentNote,
  despatchMessage,
  englishWords,
  forwarderLabel,
  gardenCentre,
  gravelDealer,
  hireDeparture,
  homeDelivery,
  internationalLetter,
  landscapeWide,
  letter,
  lightingParcels,
  linePrinter,
  linesOnly,
  marketplaceSeller,
  noWeightRoofing,
  noWeight,
  padNote,
  paintDepot,
  palletCards,
  pelletLorry,
  pipedFoot,
  plumbingCounter,
  precastYard,
  roofMerchant,
  roundSheet,
  runningTotal,
  ruralCooperative,
  sandTonnes,
  scaffoldReturn,
  severalNotes,
  shedKit,
  slabFactory,
  steelBundles,
  steelCentre,
  steelFrameShop,
  tileWorkbook,
  tileWorks,
  titleLine,
  toolHire,
  transposed,
  twoLineItems,
  twoWeighings,
  typedForm,
  unitWeight,
  unreadable,
  weighbridge,
  windowMaker,
  yardTicket,
]
