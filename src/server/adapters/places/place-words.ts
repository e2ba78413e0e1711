/** One word of a text: folded for comparison, and where it stands in the text as written. */
export interface PlaceWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** `placeWords('12, Ch. de l’Île')` → words `12`, `ch`, `de`, `l`, `ile`. */
export function placeWords(text: string): readonly PlaceWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), (found) => ({
    word: fold(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }))
}

/** The key under which a name is filed: `placeKey('St-Paul-de-Vence')` → `'saint paul de vence'`. */
export function placeKey(name: string): string {
  return placeWords(name)
    .map(({ word }) => word)
    .join(' ')
}

const abbreviations: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte' }

function fold(word: string): string {
  const plain = word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
  return abbreviations[plain] ?? plain
}
