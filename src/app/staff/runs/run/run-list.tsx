import { useSnapshot } from 'valtio'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { shownStops } from '../model/moved-stop.ts'
import { useRuns } from '../model/use-runs.ts'
import { RunCard } from './run-card.tsx'

/** The runs of the day, the first to start first. */
export function RunList({ isPast }: { readonly isPast: boolean }) {
  const { store, day } = useRuns()
  const { wanted } = useSnapshot(store.state)
  return (
    <section aria-label="Tournées du jour" className="runs-list" data-list="runs">
      {day.runs.length === 0 && (
        <EmptyState title={isPast ? 'Aucune tournée ce jour-là' : 'Aucune tournée pour ce jour'}>
          {isPast
            ? 'Les tournées d’un jour passé restent à lire.'
            : 'Une tournée est un chauffeur, un véhicule et des arrêts dans leur ordre.'}
        </EmptyState>
      )}
      {day.runs.map((run) => (
        <RunCard key={run.id} run={run} stops={shownStops(run, wanted[run.id])} />
      ))}
    </section>
  )
}
