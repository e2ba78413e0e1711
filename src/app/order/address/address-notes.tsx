import type { Place } from '#contract/places.ts'
import { Note } from '#ui/note.tsx'

/** What to know of an address: the whole of it when the field is too short, a missing street number, an approximate point, a pick still to come. */
export function AddressNotes({ text, place, online }: { readonly text: string; readonly place: Place | null; readonly online: boolean }) {
  if (place === null) return !online && text !== '' && <Note tone="warn">Pas encore confirmée : à choisir dans les suggestions au retour du réseau</Note>
  return (
    <>
      {place.label.length > fitsPhone && (
        <div className="order-whole-address">
          <Note>{place.label}</Note>
        </div>
      )}
      {place.approximate && <Note tone="warn">Point approximatif : centre de la commune</Note>}
      {!place.approximate && !place.hasNumber && <Note tone="warn">Pas de numéro de rue : précise le lieu en commentaire</Note>}
    </>
  )
}

/** Characters that the field of a small phone shows. */
const fitsPhone = 26
