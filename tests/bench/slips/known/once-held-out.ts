import type { Layout } from '../layout.ts'
import { awningWorkshop } from './awning-workshop.ts'
import { bathDistributor } from './bath-distributor.ts'
import { brickWorks } from './brick-works.ts'
import { buyingGroup } from './buying-group.ts'
import { cabinetMaker } from './cabinet-maker.ts'
import { cableBranch } from './cable-branch.ts'
import { cashDeskInvoice } from './cash-desk-invoice.ts'
import { cementWorks } from './cement-works.ts'
import { charteredLoad } from './chartered-load.ts'
import { colourCounter } from './colour-counter.ts'
import { cornerMerchant } from './corner-merchant.ts'
import { coverAgency } from './cover-agency.ts'
import { deckingMerchant } from './decking-merchant.ts'
import { deskAccounting } from './desk-accounting.ts'
import { duplicateBook } from './duplicate-book.ts'
import { foundryCastings } from './foundry-castings.ts'
import { frameFactory } from './frame-factory.ts'
import { gabionMaker } from './gabion-maker.ts'
import { groupageAdvice } from './groupage-advice.ts'
import { hempBlocks } from './hemp-blocks.ts'
import { importedTimber } from './imported-timber.ts'
import { invoicingOnline } from './invoicing-online.ts'
import { kitchenShipment } from './kitchen-shipment.ts'
import { ledgerPages } from './ledger-pages.ts'
import { liftingGear } from './lifting-gear.ts'
import { lightingParcels } from './lighting-parcels.ts'
import { limeBurner } from './lime-burner.ts'
import { longDelivery } from './long-delivery.ts'
import { lyingErp } from './lying-erp.ts'
import { marketSeller } from './market-seller.ts'
import { marketplaceSeller } from './marketplace-seller.ts'
import { masonStores } from './mason-stores.ts'
import { merchantDesk } from './merchant-desk.ts'
import { mortarMaker } from './mortar-maker.ts'
import { paintTrade } from './paint-trade.ts'
import { palletDetail } from './pallet-detail.ts'
import { panelCutter } from './panel-cutter.ts'
import { parcelSlipNarrow } from './parcel-slip-narrow.ts'
import { partitionSupply } from './partition-supply.ts'
import { pavingDepot } from './paving-depot.ts'
import { plasterMouldings } from './plaster-mouldings.ts'
import { plumberBranch } from './plumber-branch.ts'
import { plumberNote } from './plumber-note.ts'
import { profileBars } from './profile-bars.ts'
import { pumpWorks } from './pump-works.ts'
import { roadWaybill } from './road-waybill.ts'
import { roundDeliveryProof } from './round-delivery-proof.ts'
import { screwMailorder } from './screw-mailorder.ts'
import { sealantMaker } from './sealant-maker.ts'
import { sectionMerchant } from './section-merchant.ts'
import { sewerMerchant } from './sewer-merchant.ts'
import { shedKit } from './shed-kit.ts'
import { sheetFolder } from './sheet-folder.ts'
import { shopPickupForm } from './shop-pickup-form.ts'
import { skylightPlant } from './skylight-plant.ts'
import { stairCarpenter } from './stair-carpenter.ts'
import { steelFrameShop } from './steel-frame-shop.ts'
import { surfaceDespatch } from './surface-despatch.ts'
import { tankMoulder } from './tank-moulder.ts'
import { terracottaWorks } from './terracotta-works.ts'
import { thermalSupply } from './thermal-supply.ts'
import { timberImporter } from './timber-importer.ts'
import { tipperVoucher } from './tipper-voucher.ts'
import { toolRentalOut } from './tool-rental-out.ts'
import { toolRepair } from './tool-repair.ts'
import { tradesDropNote } from './trades-drop-note.ts'
import { varnishMaker } from './varnish-maker.ts'
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
]
