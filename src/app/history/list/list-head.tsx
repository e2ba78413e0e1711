import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { ageWords } from '#rules/moment/near-day.ts'
import type { HistoryStore } from '../history-store.ts'
import './list-head.css'

/** How old the list is, and the button that asks for a new one. Without a network another line says how old it is. */
export function ListHead({ store, now }: { readonly store: HistoryStore; readonly now: Date }) {
  const { at, loading } = useSnapshot(store.state)
  const { lacks } = useSnapshot(useWorld().connection.state)
  const isDated = at !== null && lacks === null
  return (
    <div className="list-head">
      <button
        type="button"
        className="list-refresh"
        data-busy={loading || undefined}
        aria-disabled={loading || undefined}
        onClick={() => loading || void store.refresh()}
      >
        <LineIcon d="M20 11a8 8 0 1 0-2.3 6.2M20 4v7h-7" />
        {isDated && <VisuallyHidden>Actualiser. </VisuallyHidden>}
        {loading ? 'On vérifie…' : isDated ? `Mis à jour ${ageWords(at, now)}` : 'Actualiser'}
      </button>
    </div>
  )
}
