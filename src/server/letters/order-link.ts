import { privateScreens } from '#contract/addresses.ts'
import type { LetterPart } from './render-letter.ts'

/** The way from a letter to its order: 1042 → '/historique/1042'; none when PUBLIC_URL is not set. */
export function orderLink(publicUrl: string | null, orderId: number): LetterPart[] {
  return publicUrl === null
    ? []
    : [
        {
          kind: 'link',
          label: 'Voir la commande',
          href: publicUrl + privateScreens.orderDetail.replace(':orderId', String(orderId)),
        },
      ]
}
