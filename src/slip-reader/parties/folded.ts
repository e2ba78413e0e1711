/**
 * Text for comparing, letter by letter as long as the text itself: lower case, no accents, one kind of apostrophe and
 * of dash. 'N° de l’Été' → "n° de l'ete".
 */
export function folded(text: string): string {
  return Array.from(text, (letter) => foldedLetter(letter).padEnd(letter.length, ' ')).join('')
}

function foldedLetter(letter: string): string {
  if (/[’‘`´]/.test(letter)) return "'"
  if (/[–—−]/.test(letter)) return '-'
  if (/\s/.test(letter)) return ' '
  return letter.normalize('NFD').charAt(0).toLowerCase()
}
