/** What the journal says of another date: 'Flex, jeudi 19 novembre → Flex, vendredi 20 novembre. Motif : Camion en panne'; an empty reason is left out. */
export function dateNote(before: string, after: string, reason: string): string {
  return `${before} → ${after}${reason === '' ? '' : `. Motif : ${reason}`}`
}

/** The reason in such a note, null when it has none. */
export function reasonIn(note: string | null): string | null {
  return note === null ? null : (/\. Motif : (.+)/s.exec(note)?.[1] ?? null)
}
