import { Card } from '#ui/frame/card.tsx'
import { ConflictList } from './conflict-list.tsx'
import { useSettings } from './model/use-settings.ts'

/** The orders to move by hand: with what is to be applied, else as the settings are. */
export function ConflictsCard() {
  const { state, standing, changes } = useSettings()
  const conflicts = changes.length > 0 ? state.foreseen : standing.conflicts
  return (
    <div aria-live="polite">
      {conflicts !== null && conflicts.count > 0 && (
        <Card title={changes.length > 0 ? 'Avec ces changements' : 'À déplacer'}>
          <ConflictList conflicts={conflicts} />
        </Card>
      )}
    </div>
  )
}
