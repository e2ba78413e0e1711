import { changeWords } from '#contract/settings/change-words.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { ConflictList } from './conflict-list.tsx'
import { useSettings } from './model/use-settings.ts'

/** Before something is applied that leaves paid orders no place: which ones. They stay. */
export function ApplyDialog({ words, onApply }: { readonly words: string; onApply(): void }) {
  const { store, state, changes } = useSettings()
  const { asks, foreseen, isBusy } = state
  return (
    <Dialog
      open={asks && foreseen !== null}
      onClose={store.goBack}
      title={`Appliquer ${words} ?`}
      inReach
      actions={
        <>
          <Button wide busy={isBusy} busyLabel="Envoi…" onClick={onApply}>
            Appliquer quand même
          </Button>
          <Button wide variant="secondary" onClick={store.goBack}>
            Revenir
          </Button>
        </>
      }
    >
      <ul className="settings-dialog-changes">
        {changes.map((change) => (
          <li key={change.name}>{changeWords(change)}</li>
        ))}
      </ul>
      {foreseen !== null && <ConflictList conflicts={foreseen} />}
    </Dialog>
  )
}
