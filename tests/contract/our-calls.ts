import type { CallName } from '#contract/api.ts'

/** The calls that section 7 does not name, in the order of the table. */
export const ourCalls: readonly CallName[] = [
  'logout',
  'exportAccount',
  'deleteAccount',
  'downloadSlip',
  'payOrder',
  'orderEvents',
  'readSettings',
  'suggestPlaces',
  'resolvePlace',
  'confirmEmbeddedCard',
  'authenticateEmbeddedCard',
  'staffOrders',
  'staffOrder',
  'moveOrder',
  'undoStep',
  'setDeliveryDate',
  'priceRequest',
  'cancelByStaff',
  'addProofPhoto',
  'removeProofPhoto',
  'downloadStaffSlip',
  'staffDay',
  'staffMessages',
  'staffAbandonments',
]
