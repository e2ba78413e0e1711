import { brand, company } from '#content/company.ts'
import { slotDay, type Slot } from '#rules/order/delivery-times.ts'
import { isMobilePhone, normalizePhone } from '#rules/text/phone.ts'
import { slotHours } from '#rules/order/slot-words.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { Letter } from './letter.ts'

/**
 * The text message that tells who waits for an order that it is on its way (R53), with the link, or whom to call where
 * there is none; once an order. None without a mobile number to send it to.
 */
export function trackingText(order: OrderRow, link: string | null): Letter | null {
  if (!isTextable(order)) return null
  return toRecipient(
    order,
    `SMS de suivi, commande n° ${order.id}`,
    `${brand} : ta livraison de matériaux est en route. ${furtherText(link)}`,
    trackingTextKey(order),
  )
}

/**
 * The text message that tells him of another date of an order on its way: '… passe au 25/11 entre 7h et 12h. Suis-la
 * ici : …'. None without a mobile number.
 */
export function datedText(order: OrderRow, link: string | null, key: string): Letter | null {
  if (!isTextable(order)) return null
  return toRecipient(
    order,
    `SMS de nouvelle date, commande n° ${order.id}`,
    `${brand} : ta livraison de matériaux passe au ${slotInDigits(slotsOf(order).holds)}. ${furtherText(link)}`,
    key,
  )
}

/** Letters that every telephone knows: 160 of them are one message. */
export function toRecipient(order: OrderRow, subject: string, text: string, onceKey: string): Letter {
  const to = { name: '', address: `+33${normalizePhone(order.recipient_phone).slice(1)}` }
  return {
    kind: 'recipient',
    userId: order.supplier_id,
    to,
    replyTo: null,
    subject,
    text,
    html: '',
    attachments: [],
    onceKey,
    channel: 'sms',
  }
}

/** Where one follows it, or whom to ask. */
export function furtherText(link: string | null): string {
  return link === null ? `Une question : ${company.phone}` : `Suis-la ici : ${link}`
}

/** '25/11 entre 7h et 12h', '25/11 à 10h30' */
function slotInDigits(slot: Slot): string {
  const [, month, day] = slotDay(slot).split('-')
  return `${day}/${month} ${slotHours(slot).replaceAll(/\u00A0/g, '')}`
}

/** Whether the customer's number takes text messages: 06 or 07. */
export function isTextable({ recipient_phone: phone }: Pick<OrderRow, 'recipient_phone'>): boolean {
  return isMobilePhone(phone)
}

export function trackingTextKey(order: Pick<OrderRow, 'id' | 'attempts'>): string {
  return `order-sms-${order.id}${triedBefore(order)}`
}

/** What tells in a letter's key that an order leaves anew after a failed attempt: '-3' the third time, else ''. */
export function triedBefore({ attempts }: Pick<OrderRow, 'attempts'>): string {
  return attempts === 0 ? '' : `-${attempts + 1}`
}
