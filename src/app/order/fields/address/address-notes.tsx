import type { Place } from '#contract/places/places.ts'
import { Note } from '#ui/say/note.tsx'

/** What to know of a picked address: a missing street number, an approximate point. */
export function AddressNotes({ place }: { readonly place: Place }) {
  if (place.approximate) return <Note tone="warn">Point approximatif{'\u00A0'}: la commune</Note>
  return place.hasNumber ? null : <Note tone="warn">Pas de numéro de rue : précise le lieu en commentaire</Note>
}
