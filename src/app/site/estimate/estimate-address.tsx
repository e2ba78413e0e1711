import { useSnapshot } from 'valtio'
import type { Place } from '#contract/places/places.ts'
import type { Connection } from '#state/connection/connection.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { addressLines } from '#rules/text/address-label.ts'
import { Combobox } from '#ui/choose/combobox.tsx'
import { Note } from '#ui/say/note.tsx'
import { endIds, endNames } from './estimate-names.ts'
import type { EndName, Estimate } from './estimate.ts'

interface EstimateAddressProps {
  readonly end: EndName
  readonly label: string
  readonly estimate: Estimate
  readonly connection: Connection
}

/** One end of the route, typed, then picked; what is left unpicked is looked up when the price is asked. */
export function EstimateAddress({ end, label, estimate, connection }: EstimateAddressProps) {
  const { [end]: written, store } = useSnapshot(estimate.state)
  const { text, place, error } = written
  const { lacks } = useSnapshot(connection.state)
  const search = estimate.searches[end]
  const { suggestions, status, credit } = useSnapshot(search.state)
  return (
    <Combobox
      id={endIds[end]}
      name={endNames[end]}
      label={label}
      placeholder="N°, rue, ville"
      maxLength={200}
      enterKeyHint="done"
      value={text}
      error={error}
      picked={place !== null}
      suggestions={suggestions}
      status={status}
      statusText={status === 'empty' ? 'Aucune adresse trouvée. Vérifie l’orthographe ou ajoute la ville.' : undefined}
      credit={credit || undefined}
      below={
        place !== null && place.label === store?.label ? (
          <Note>
            Horaires du dépôt{'\u00A0'}: {store.hours}
          </Note>
        ) : (
          below(place, lacks !== null && text !== '')
        )
      }
      onInput={(typed) => estimate.type(end, typed)}
      lines={place === null ? undefined : addressLines(place.label)}
      onPick={({ id, primary, secondary }) =>
        void estimate
          .pick(end, id, [primary, secondary].filter(Boolean).join(', '))
          .then((isPicked) => isPicked && goToOtherEnd(end, estimate))
      }
      onEnterWithoutPick={() => void estimate.reckon()}
      onFocus={() => search.enter(place === null ? text : null)}
      onBlur={() => search.state.locating || search.stop()}
    />
  )
}

/** From the pickup to the delivery, while that is empty: unless its author has gone on by himself. */
function goToOtherEnd(from: EndName, { state }: Estimate): void {
  if (from === 'pickup' && state.delivery.text === '' && document.activeElement?.id === endIds.pickup)
    document.getElementById(endIds.delivery)?.focus()
}

function below(place: Place | null, isOffline: boolean) {
  if (place === null)
    return (
      isOffline && (
        <Note tone="warn">{`${offlineWords.network.now}\u00A0: l’adresse se cherche ${offlineWords.network.back}.`}</Note>
      )
    )
  return place.approximate && <Note tone="warn">Point approximatif{'\u00A0'}: centre de la commune</Note>
}
