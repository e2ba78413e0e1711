import { brand } from '#content/company.ts'
import { clock, inProse } from '#rules/moment/french.ts'
import type { ArrivalWindow } from '#rules/run/arrival-window.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { Letter } from '#server/letters/letter.ts'
import { furtherText, isTextable, toRecipient, triedBefore } from '#server/letters/tracking-text.ts'

/** The text message that an order on its way comes later, and when: '… entre 11h20 et 12h …'. None without a mobile number. */
export function slipText(order: OrderRow, { from, to }: ArrivalWindow, link: string | null): Letter | null {
  if (!isTextable(order)) return null
  const hours = [from, to].map((at) => inProse(clock(at)).replaceAll(/\s/g, '')).join(' et ')
  return toRecipient(
    order,
    `SMS de retard, commande n° ${order.id}`,
    `${brand} : ta livraison a du retard, elle arrive entre ${hours}. ${furtherText(link)}`,
    slipTextKey(order),
  )
}

export function slipTextKey(order: Pick<OrderRow, 'id' | 'attempts'>): string {
  return `order-late-sms-${order.id}${triedBefore(order)}`
}
