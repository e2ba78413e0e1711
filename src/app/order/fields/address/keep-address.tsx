import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import type { AddressName } from '../../model/order-values.ts'
import { useValues } from '../../model/use-values.ts'
import { KeepButton } from '../../repeat/keep-button.tsx'

/** Names a picked address for another time, unless the account has it, or is not known to have it not. */
export function KeepAddress({ name }: { readonly name: AddressName }) {
  const { favourites } = useWorld()
  useSnapshot(favourites.state)
  const place = useValues((values) => values[name].place)
  if (
    place === null ||
    favourites.state.owner === null ||
    place.approximate ||
    favourites.list().addresses.some((kept) => kept.place.label === place.label)
  )
    return null
  return (
    <KeepButton
      icon={<LineIcon d="m12 4 2.4 5 5.6.7-4.1 3.8 1 5.5-4.9-2.7L7.1 19l1-5.5L4 9.7 9.6 9z" />}
      label={
        <>
          Garder<VisuallyHidden> cette adresse</VisuallyHidden>
        </>
      }
      title="Un nom pour cette adresse"
      example="Dépôt Cannes"
      keep={(words) => favourites.keepAddress(words, place)}
    />
  )
}
