import { plainText } from '#rules/moment/french.ts'

/** 'Négoce Modèle, Grasse' → 'negoce-modele-grasse', 40 characters at most. */
export function storeSlug(name: string): string {
  return plainText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '')
}
