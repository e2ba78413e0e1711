import { brand } from '#content/company.ts'
import { isMobilePhone, normalizePhone } from '#rules/phone.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { Letter } from './letter.ts'

/** The text message that tells who waits for an order that it is on its way (R53), with the link; once an order. None without a link, or a mobile number to send it to. */
export function trackingText(order: OrderRow, link: string | null): Letter | null {
  if (link === null || !isTextable(order)) return null
  return {
    kind: 'recipient',
    userId: order.supplier_id,
    to: { name: '', address: `+33${normalizePhone(order.recipient_phone).slice(1)}` },
    replyTo: null,
    subject: `SMS de suivi, commande n° ${order.id}`,
    // Letters that every telephone knows: 160 of them are one message.
    text: `${brand} : ta livraison de matériaux est en route. Suis-la ici : ${link}`,
    html: '',
    attachments: [],
    onceKey: trackingTextKey(order.id),
    channel: 'sms',
  }
}

/** Whether the customer's number takes text messages: 06 or 07. */
export function isTextable({ recipient_phone: phone }: Pick<OrderRow, 'recipient_phone'>): boolean {
  return isMobilePhone(phone)
}

export function trackingTextKey(orderId: number): string {
  return `order-sms-${orderId}`
}
