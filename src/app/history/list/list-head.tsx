import { useSnapshot } from 'valtio'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { ageWords } from '../age-words.ts'
import type { HistorySession } from '../history-session.ts'

/** How old the list is, and the button that asks for a new one. */
export function ListHead({ session, now }: { readonly session: HistorySession; readonly now: Date }) {
  const { at, loading } = useSnapshot(session.state)
  return (
    <div className="list-head">
      <button type="button" className="list-refresh" data-busy={loading || undefined} aria-disabled={loading || undefined} onClick={() => loading || void session.refresh()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 11a8 8 0 1 0-2.3 6.2M20 4v7h-7" />
        </svg>
        {at !== null && <VisuallyHidden>Actualiser. </VisuallyHidden>}
        {loading ? 'On vérifie…' : at === null ? 'Actualiser' : `Mis à jour ${ageWords(at, now)}`}
      </button>
    </div>
  )
}
