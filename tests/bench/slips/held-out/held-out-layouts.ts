import type { Layout } from '../layout.ts'
import { forwarderLabel } from './forwarder-label.ts'
import { gravelDealer } from './gravel-dealer.ts'
import { homeDelivery } from './home-delivery.ts'
import { insulationStock } from './insulation-stock.ts'
import { ironmongerChain } from './ironmonger-chain.ts'
import { pickingMargin } from './picking-margin.ts'
import { poolShop } from './pool-shop.ts'
import { roofMerchant } from './roof-merchant.ts'
import { ruralCooperative } from './rural-cooperative.ts'
import { scaffoldReturn } from './scaffold-return.ts'
import { tileWorkbook } from './tile-workbook.ts'
import { windowMaker } from './window-maker.ts'
import { worktopPlan } from './worktop-plan.ts'

/** The layouts that the rules were not written with: whoever writes rules does not open this folder. */
export const heldOutLayouts: readonly Layout[] = [
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
]
