/**
 * What a driver needs to know of a place, read off an order's comment: 'Portail bleu, code 4512B, 3,5 t max' → ['code
 * 4512B', '3,5 t max']; 'pas de hayon' → [].
 */
export function accessNotes(comment: string): string[] {
  return notes.flatMap(({ words, sign }) => {
    const found = sign.exec(comment)
    if (found === null || denial.test(comment.slice(0, found.index))) return []
    return words(found)
  })
}

/** A note without what opens a door, for a paper that others read: 'Portail vert, code 4512B.' → 'Portail vert.' */
export function withoutDoorCodes(note: string): string {
  return note.replaceAll(new RegExp(`[\\s,;]*${doorCode.source}`, 'giu'), '').replace(/^[\s,;.]+/, '')
}

// A code has a figure; one of a customer, a town or an article opens no door.
const doorCode =
  /\b(?:digi)?codes?\b(?! (?:postal|client|article|barres?|promo))[^\d\n,;.]{0,24}?(?<code>[A-Z]?\d[\dA-Z*#]{1,7})\b/iu

const notes: readonly { readonly sign: RegExp; words(found: RegExpExecArray): readonly string[] }[] = [
  {
    sign: doorCode,
    words: ({ groups }) => [`code ${groups?.['code']?.toUpperCase()}`],
  },
  { sign: /\bhayon\b/iu, words: () => ['hayon'] },
  {
    sign: /\b(?<tons>\d+(?:[.,]\d+)?) ?t(?:onnes?)?\b(?=[^,\n]{0,4}max)/iu,
    words: ({ groups }) => [`${groups?.['tons']?.replace('.', ',')} t max`],
  },
  {
    sign: /(?:(?<floor>\b\d{1,2}) ?(?:e|è|ème|eme|er) )?(?<!\p{L})étages?\b/iu,
    words: ({ groups }) => [groups?.['floor'] === undefined ? 'étage' : `étage ${groups['floor']}`],
  },
  { sign: /\b(?:appel\p{L}*|t[ée]l[ée]phon\p{L}*|pr[ée]ven\p{L}*)\b[^,\n]{0,30}\bavant\b/iu, words: () => ['appeler'] },
]

const denial = /\b(?:sans|pas|aucun|inutile)\b(?:\s+(?:de|d’|d'|besoin|du|le|un))*\s*$/iu
