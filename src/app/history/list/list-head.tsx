import { useSnapshot } from 'valtio'
import { clock, dayAndMonth } from '#rules/french.ts'
import { parisDay } from '#rules/paris-time.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
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
        {loading ? 'On vérifie…' : at === null ? 'Actualiser' : `Mis à jour ${whenWords(at, now)}`}
      </button>
    </div>
  )
}

/** 'à 14:02', of another day 'vendredi 20 novembre à 14:02'; '' when it is not known. */
export function whenWords(at: Date | null, now: Date): string {
  if (at === null) return ''
  const day = parisDay(at)
  return day === parisDay(now) ? `à ${clock(at)}` : `${dayAndMonth(day)} à ${clock(at)}`
}
