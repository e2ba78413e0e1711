import type { Layout } from '../layout.ts'
import { allGoodsPagesSouth } from './all-goods-pages-south.ts'
import { batchingPlant as batchingPlantNorth } from './batching-plant-north.ts'
import { bathroomAcrossBorderSouth } from './bathroom-across-border-south.ts'
import { branchRemainders as branchRemaindersNorth } from './branch-remainders-north.ts'
import { crusherWeighing as crusherWeighingNorth } from './crusher-weighing-north.ts'
import { deliveryMailSouth } from './delivery-mail-south.ts'
import { dispatchMail as dispatchMailNorth } from './dispatch-mail-north.ts'
import { electricOrderGroupsSouth } from './electric-order-groups-south.ts'
import { finishingHireSouth } from './finishing-hire-south.ts'
import { gardenTillSouth } from './garden-till-south.ts'
import { groupErp as groupErpNorth } from './group-erp-north.ts'
import { groupageReceiptSouth } from './groupage-receipt-south.ts'
import { handheldProofSouth } from './handheld-proof-south.ts'
import { hireDeparture as hireDepartureNorth } from './hire-departure-north.ts'
import { insulationWideSouth } from './insulation-wide-south.ts'
import { internationalLetter as internationalLetterNorth } from './international-letter-north.ts'
import { invoiceWorthSlipSouth } from './invoice-worth-slip-south.ts'
import { joinerWordLetterSouth } from './joiner-word-letter-south.ts'
import { joineryRackSouth } from './joinery-rack-south.ts'
import { kitchenParcelsSouth } from './kitchen-parcels-south.ts'
import { lineWeights as lineWeightsNorth } from './line-weights-north.ts'
import { listingStarsSouth } from './listing-stars-south.ts'
import { masonWorkbook as masonWorkbookNorth } from './mason-workbook-north.ts'
import { noWeightRoofing as noWeightRoofingNorth } from './no-weight-roofing-north.ts'
import { paintMerchantFootSouth } from './paint-merchant-foot-south.ts'
import { painterSheetSouth } from './painter-sheet-south.ts'
import { palletCard as palletCardNorth } from './pallet-card-north.ts'
import { palletLabelSouth } from './pallet-label-south.ts'
import { palletsCredited as palletsCreditedNorth } from './pallets-credited-north.ts'
import { parcelsReceipt as parcelsReceiptNorth } from './parcels-receipt-north.ts'
import { pickingAisleSouth } from './picking-aisle-south.ts'
import { pickupManifest as pickupManifestNorth } from './pickup-manifest-north.ts'
import { platformScaleSouth } from './platform-scale-south.ts'
import { plumberPadSouth } from './plumber-pad-south.ts'
import { preparationSlip as preparationSlipNorth } from './preparation-slip-north.ts'
import { pricedDelivery as pricedDeliveryNorth } from './priced-delivery-north.ts'
import { rebarSchedule as rebarScheduleNorth } from './rebar-schedule-north.ts'
import { roadLetter as roadLetterNorth } from './road-letter-north.ts'
import { roadLetterSouth } from './road-letter-south.ts'
import { rooferLetter as rooferLetterNorth } from './roofer-letter-north.ts'
import { sandTonnes as sandTonnesNorth } from './sand-tonnes-north.ts'
import { sanitaryBranchSouth } from './sanitary-branch-south.ts'
import { sawnBundles as sawnBundlesNorth } from './sawn-bundles-north.ts'
import { shipmentSheetSouth } from './shipment-sheet-south.ts'
import { shoringHireList as shoringHireListNorth } from './shoring-hire-list-north.ts'
import { slabFactory as slabFactoryNorth } from './slab-factory-north.ts'
import { steelBundles as steelBundlesNorth } from './steel-bundles-north.ts'
import { stockPickingFactsSouth } from './stock-picking-facts-south.ts'
import { storesFootCase as storesFootCaseNorth } from './stores-foot-case-north.ts'
import { tileBoxesTotalSouth } from './tile-boxes-total-south.ts'
import { tileFactoryLoad as tileFactoryLoadNorth } from './tile-factory-load-north.ts'
import { twoLeafMasonry as twoLeafMasonryNorth } from './two-leaf-masonry-north.ts'
import { warehouseOpen as warehouseOpenNorth } from './warehouse-open-north.ts'
import { webBasketSouth } from './web-basket-south.ts'
import { yardTwinCopiesSouth } from './yard-twin-copies-south.ts'

/** The layouts that the rules were not written with: whoever writes rules does not open this folder. */
export const heldOutLayouts: readonly Layout[] = [
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
