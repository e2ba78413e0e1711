import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { Place } from '#contract/places/places.ts'
import { addressLines } from '#rules/text/address-label.ts'
import type { Lack } from '#state/connection/connection.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { Combobox } from '#ui/choose/combobox.tsx'
import type { Suggestion } from '#ui/choose/suggestion-panel.tsx'
import { isOpenData } from './address-credit.tsx'
import { OwnPositionButton } from './own-position.tsx'
import { leaveAddress, pickAddress, pressAddress, touch, typeAddress } from '../../model/order-actions.ts'
import { latePart } from '../../model/late-part.ts'
import { useOrder } from '../../model/order-context.ts'
import type { AddressName } from '../../model/order-values.ts'
import { useSentence } from '../../model/use-sentences.ts'
import { useValues } from '../../model/use-values.ts'
import { Note } from '#ui/say/note.tsx'

const UnconfirmedNote = latePart<typeof import('./unconfirmed-note.tsx')>('UnconfirmedNote')

/** One end of the route: typed, then picked from the suggestions (section 4, address field). */
export function AddressField({ name, label }: { readonly name: AddressName; readonly label: string }) {
  const { connection } = useWorld()
  const { state, searches } = useOrder()
  const { text, place } = useValues((values) => values[name])
  const error = useSentence(name)
  const { lacks } = useSnapshot(connection.state)
  const search = searches[name]
  const found = useSnapshot(search.state)
  // Past addresses are there at once: what is still looked for, or not found, beside them goes without saying.
  const status = found.suggestions.length > 0 && found.status !== 'error' ? 'idle' : found.status

  const type = (typed: string) => {
    typeAddress(state, name, typed)
    void search.look(typed)
  }
  const pick = async (suggestion: Suggestion) => {
    typeAddress(state, name, [suggestion.primary, suggestion.secondary].filter(Boolean).join(', '))
    const picked = await search.locate(suggestion.id)
    if (picked) {
      pickAddress(state, name, picked)
      goToOtherEnd(name, state.values.address.text)
    } else if (picked === null) touch(state, name)
  }
  const leave = () => {
    // Going to another app to copy an address leaves the page, not the field.
    if (search.state.locating || !document.hasFocus()) return
    leaveAddress(
      state,
      name,
      lacks !== null || search.state.status === 'error' || search.state.status === 'loading',
      lacks !== null,
    )
    search.stop()
  }
  return (
    <Combobox
      id={name}
      name={name}
      label={label}
      required
      maxLength={200}
      placeholder="N°, rue, ville"
      value={text}
      error={error}
      picked={place !== null}
      enterGoesOn
      lines={place === null ? undefined : addressLines(place.label)}
      suggestions={place === null ? found.suggestions : none}
      status={status}
      statusText={statusText(status, lacks)}
      credit={isOpenData(found.credit) ? undefined : found.credit || undefined}
      below={<BelowAddress name={name} text={text} place={place} />}
      onInput={type}
      onPick={(suggestion) => void pick(suggestion)}
      onEnterWithoutPick={() => touch(state, name)}
      onPointerDown={() => pressAddress(state, name)}
      onFocus={() => search.enter(place === null ? text : null)}
      onBlur={leave}
    />
  )
}

function BelowAddress({
  name,
  text,
  place,
}: {
  readonly name: AddressName
  readonly text: string
  readonly place: Place | null
}) {
  if (place !== null) {
    return <AddressNotes place={place} />
  }
  return text === '' && name === 'address' ? <OwnPositionButton /> : <UnconfirmedNote name={name} text={text} />
}

/** What a slip has filled meanwhile is no search any more. */
const none: readonly Suggestion[] = []

/** From the pickup to the delivery, while that is empty: unless its author has gone on by himself. */
function goToOtherEnd(from: AddressName, delivery: string): void {
  if (from === 'pickupAdr' && delivery === '' && document.activeElement?.id === from)
    document.getElementById('address')?.focus()
}

function statusText(status: string, lacks: Lack | null): string | undefined {
  if (status === 'empty') return 'Aucune adresse trouvée. Vérifie l’orthographe ou ajoute la ville.'
  if (status === 'error' && lacks !== null)
    return `Écris l’adresse entière, tu la confirmeras ${offlineWords[lacks].back}.`
  return undefined
}

/** What to know of a picked address: a missing street number, an approximate point. */
function AddressNotes({ place }: { readonly place: Place }) {
  if (place.approximate) return <Note tone="warn">Point approximatif{'\u00A0'}: la commune</Note>
  return place.hasNumber ? null : <Note tone="warn">Pas de numéro de rue : précise le lieu en commentaire</Note>
}
