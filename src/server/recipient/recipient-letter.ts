import { company } from '#content/company.ts'
import type { Attachment, SupplierLetter } from '#server/letters/letter.ts'
import { orderFacts, orderLink } from '#server/letters/order-facts.ts'
import type { LetterPart } from '#server/letters/render-letter.ts'
import type { OrderRow } from '#server/orders/orders.ts'

/** What a recipient told, as its supplier reads it. No code of a door travels by mail. */
const told = {
  access: 'Ton client a dit au chauffeur comment entrer.',
  'access-back': 'Ton client a retiré ce qu’il avait dit au chauffeur pour entrer.',
  neighbour: 'Ton client est d’accord pour que sa livraison soit laissée chez un voisin.',
  'neighbour-back': 'Ton client ne veut plus que sa livraison soit laissée chez un voisin.',
  absent:
    'Ton client prévient qu’il ne sera pas là. Sa page lui propose un voisin et, tant que le camion n’est pas parti, un autre moment.',
} as const
export type RecipientTold = keyof typeof told

/** The letter that tells a supplier what his customer told by the link: each once an hour, whatever is pressed. */
export function recipientLetter(
  order: OrderRow,
  what: RecipientTold,
  publicUrl: string | null,
  at: Date,
): SupplierLetter {
  const hour = Math.floor(at.getTime() / 3_600_000)
  return letterOf(order, { words: told[what], more: [], key: `order-${what}-${order.id}-${hour}` }, publicUrl)
}

/** The same of a damage, with his words and the letter that protests against it. */
export function damageLetter(
  order: OrderRow,
  { words, photos, key, paper }: { words: string; photos: number; key: string; paper: Attachment },
  publicUrl: string | null,
): SupplierLetter {
  const more: LetterPart[] = [
    { kind: 'quote', text: words },
    { kind: 'text', text: damagePhotos(photos) },
  ]
  const letter = letterOf(order, { words: 'Ton client signale un dommage à la livraison.', more, key }, publicUrl)
  return { ...letter, attachments: [paper] }
}

/** 'Avec 2 photos.' */
export function damagePhotos(photos: number): string {
  return photos === 0 ? 'Sans photo.' : `Avec ${photos} photo${photos > 1 ? 's' : ''}.`
}

function letterOf(
  order: OrderRow,
  { words, more, key }: { readonly words: string; readonly more: readonly LetterPart[]; readonly key: string },
  publicUrl: string | null,
): SupplierLetter {
  const title = `Commande n° ${order.id} : un mot de ton client`
  const parts: LetterPart[] = [
    { kind: 'text', text: words },
    ...more,
    ...orderFacts(order),
    ...orderLink(publicUrl, order.id),
    { kind: 'text', text: `Une question ? Écris à ${company.email}.` },
  ]
  return { subject: title, title, parts, attachments: [], onceKey: key }
}
