import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { Place } from '#contract/places/places.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { KeepUnderName } from '../../repeat/keep-under-name.tsx'

/** Names a picked address for another time, unless the account has it, or is not known to have it not. */
export function KeepAddress({ place }: { readonly place: Place }) {
  const { favourites } = useWorld()
  useSnapshot(favourites.state)
  if (
    favourites.state.owner === null ||
    place.approximate ||
    favourites.list().addresses.some((kept) => kept.place.label === place.label)
  )
    return null
  return (
    <KeepUnderName
      label={
        <>
          Enregistrer<VisuallyHidden> cette adresse</VisuallyHidden>
        </>
      }
      title="Un nom pour cette adresse"
      example="Dépôt Cannes"
      keep={(name) => favourites.keepAddress(name, place)}
    />
  )
}
