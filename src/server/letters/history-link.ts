import { privateScreens } from '#contract/addresses.ts'
import type { LetterPart } from './render-letter.ts'

/** The way from a letter to the customer's orders; none when PUBLIC_URL is not set. */
export function historyLink(publicUrl: string | null): LetterPart[] {
  return publicUrl === null ? [] : [{ kind: 'link', label: 'Voir mes commandes', href: publicUrl + privateScreens.history }]
}
