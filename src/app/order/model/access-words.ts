/** What a courier often has to know of a place, as words for the comment. */
export const accessWords = ['camion 3,5 t max', 'hayon', 'étage', 'appeler 15 min avant'] as const
type AccessWords = (typeof accessWords)[number]

/** As many characters as a comment holds. */
export const longestComment = 2000

/**
 * Whether the comment holds these words as a piece of their own: 'Portail bleu, hayon' → 'hayon'; 'hayon de 2 m' is the
 * user's own sentence.
 */
export function hasAccessWords(comment: string, words: AccessWords): boolean {
  return piece(words).test(comment)
}

/**
 * The comment with these words after what it holds, or without them: 'Portail bleu' ↔ 'Portail bleu, hayon'. One that
 * would grow too long stays as it is.
 */
export function toggleAccessWords(comment: string, words: AccessWords): string {
  if (hasAccessWords(comment, words)) return without(comment, words)
  const before = comment.replace(/ +$/, '')
  const more = `${before}${separatorAfter(before)}${words}`
  return more.length > longestComment ? comment : more
}

function piece(words: AccessWords): RegExp {
  return new RegExp(`(?<=^|, |\\n)${words}(?=$|, |\\n)`, 'iu')
}

/** Takes the separator before them, or the one after them when they come first. */
function without(comment: string, words: AccessWords): string {
  return comment.replace(new RegExp(`, ${words}(?=$|, |\\n)|(?<=^|\\n)${words}(?:, |(?=$|\\n))`, 'iu'), '')
}

function separatorAfter(comment: string): string {
  if (comment === '' || comment.endsWith('\n')) return ''
  return comment.endsWith(',') ? ' ' : ', '
}
