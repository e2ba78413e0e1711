import type { Place } from '#contract/places.ts'
import { Note } from '#ui/note.tsx'

/** What to know of a picked address: the whole of it when the field is too short, a missing street number, an approximate point. */
export function AddressNotes({ place }: { readonly place: Place }) {
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
