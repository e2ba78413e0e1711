import { openScreens, privateScreens, publicAddresses, staffScreens } from '#contract/addresses.ts'

/** Every address of the app (section 2). */
export const paths = { ...publicAddresses, ...openScreens, ...privateScreens, ...staffScreens } as const

/** After /contact: a message begun on another screen is on this device. */
export const messageFollows = '#reprise'

/** After /commande: a route of the estimate is in this tab. */
export const estimateFollows = '#estimation'

/** After /commande, before its number: an order of the past is to be made again. */
export const repeatFollows = '#refaire-'

/** After /payment: a card was refused, the next one is what is to be typed. */
export const cardFollows = '#carte'

/** 1042 → '/historique/1042'. */
export function orderDetailPath(orderId: number): string {
  return paths.orderDetail.replace(':orderId', String(orderId))
}

/** 1042 → '/bo/1042': the same order, for the team. */
export function staffOrderPath(orderId: number): string {
  return paths.staffOrder.replace(':orderId', String(orderId))
}

/** Moving between these two moves nothing: where there is room they are one page. */
export function placeOf(path: string, isWide: boolean): string {
  return isWide && path.startsWith(`${paths.history}/`) ? paths.history : path
}
