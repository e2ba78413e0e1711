import { useSnapshot } from 'valtio'
import { changeSubject } from '#contract/settings/change-words.ts'
import type { PartChange } from '#contract/settings/setting-parts.ts'
import { capitalized } from '#rules/moment/french.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { Button } from '#ui/act/button.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { ApplyDialog } from './apply-dialog.tsx'
import { useSettings } from './model/use-settings.ts'
import { typedRoad } from './zone/typed-road.ts'

/** What waits to be applied, at the screen's lower edge: nothing is, unless this is pressed. */
export function ApplyBar() {
  const { world } = useStaffRoom()
  const { lacks } = useSnapshot(world.connection.state)
  const { store, state, changes } = useSettings()
  if (changes.length === 0 && state.refusal === null) return null
  const isWrong = state.road !== null && typedRoad(state.road) === 'wrong'
  const words = countWords(changes.length)
  const done = `${words} ${changes.length > 1 ? 'appliqués' : 'appliqué'}. Les clients le voient dans la seconde.`
  return (
    <div className="settings-bar">
      {state.refusal !== null && (
        <Banner tone="warn" role="alert">
          {state.refusal}
        </Banner>
      )}
      {changes.length > 0 && (
        <>
          <p className="settings-bar-words" aria-live="polite">
            <b>{words}</b> <span>{subjects(changes)} </span>
            {lacks === null ? (
              <span className="settings-bar-when">
                {isWrong ? 'La route la plus longue est à corriger.' : 'Les clients le voient dans la seconde.'}
              </span>
            ) : (
              <span>{offlineWords[lacks].now} : rien n’est appliqué, tes changements restent ici.</span>
            )}
          </p>
          <div className="settings-bar-acts">
            <Button variant="secondary" onClick={store.drop} disabled={state.isBusy}>
              Annuler
            </Button>
            <Button
              busy={state.isBusy}
              busyLabel="Envoi…"
              disabled={lacks !== null || isWrong}
              onClick={() => void store.review(done)}
            >
              Appliquer
            </Button>
          </div>
        </>
      )}
      <ApplyDialog words={words} onApply={() => void store.apply(done)} />
    </div>
  )
}

/** 'Fermeture du 28 déc., lundi matin, Monaco et 3 autres.' */
function subjects(changes: readonly PartChange[]): string {
  const named = changes.slice(0, mostNamed).map(changeSubject).join(', ')
  const rest = changes.length - mostNamed
  const all = capitalized(rest > 0 ? `${named} et ${rest} ${rest > 1 ? 'autres' : 'autre'}` : named)
  return all.endsWith('.') ? all : `${all}.`
}

const mostNamed = 3

function countWords(count: number): string {
  return count > 1 ? `${count} changements` : '1 changement'
}
