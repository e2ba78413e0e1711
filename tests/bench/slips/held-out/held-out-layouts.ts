import type { Layout } from '../layout.ts'
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

/** The layouts that the rules were not written with: whoever writes rules does not open this folder. */
export const heldOutLayouts: readonly Layout[] = [
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
