import { company } from '#content/company.ts'
import { fullSlot } from '#rules/order/slot-words.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { SupplierLetter } from './letter.ts'
import { orderFacts, orderLink } from './order-facts.ts'
import type { LetterPart } from './render-letter.ts'

/**
 * What the team changed. `told`: the slot that its customer believes in, as an order of it; `isTexted`: the recipient
 * gets a text message.
 */
export interface DateChange {
  readonly told: OrderRow
  readonly reason: string
  readonly isTexted: boolean
  readonly key: string
}

/** What it says of who waits for the order: he is told, or its customer has to tell him. */
export const datedTo = {
  recipient: 'Ton client reçoit la nouvelle date par SMS, sauf s’il les refuse.',
  customer: 'Pense à prévenir ton client.',
} as const

/** The letter that tells a supplier that the team has set another date: the new slot, the old one, and why. */
export function orderDatedLetter(
  order: OrderRow,
  { told, reason, isTexted, key }: DateChange,
  publicUrl: string | null,
): SupplierLetter {
  const { asked, holds } = slotsOf(order)
  const before = slotsOf(told)
  const title = `Commande n° ${order.id} : nouvelle date de livraison`
  const parts: LetterPart[] = [
    {
      kind: 'text',
      text:
        holds === asked
          ? 'Ta livraison revient au créneau que tu avais demandé.'
          : 'Nous avons dû changer la date de ta livraison.',
    },
    ...(reason === '' ? [] : [{ kind: 'text', text: `Motif : ${reason}` } as const]),
    ...orderFacts(order, before.holds === before.asked ? [] : [['Avant', fullSlot(before.holds)]]),
    { kind: 'text', text: isTexted ? datedTo.recipient : datedTo.customer },
    ...orderLink(publicUrl, order.id),
    { kind: 'text', text: `Cette date ne te va pas ? Écris à ${company.email}.` },
  ]
  return { subject: title, title, parts, attachments: [], onceKey: key }
}
