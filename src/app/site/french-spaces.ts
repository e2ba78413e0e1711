/** Keeps « ? », « : », « ; », « ! » with the word before them: 'Combien ?' → 'Combien\u00A0?'. */
export function frenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[?:;!»])/g, '\u00A0')
}
