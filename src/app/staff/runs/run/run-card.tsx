import { useState } from 'react'
import type { StaffRun } from '#contract/staff/run-on-wire.ts'
import { clock, inProse } from '#rules/moment/french.ts'
import { Button } from '#ui/act/button.tsx'
import { Badge } from '#ui/say/badge.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { StaffIcon } from '../../pieces/staff-icon.tsx'
import type { ShownStop } from '../model/moved-stop.ts'
import { useRuns } from '../model/use-runs.ts'
import { RunDialog } from './run-dialog.tsx'
import { RunLoad } from './run-load.tsx'
import { RunStop } from './run-stop.tsx'
import { TimeWords } from './time-words.tsx'

interface RunCardProps {
  readonly run: StaffRun
  readonly stops: readonly ShownStop[]
}

/** One run: who drives what and from when, until when, and its stops in their order. An order is dropped on it. */
export function RunCard({ run, stops }: RunCardProps) {
  const { store, dragged } = useRuns()
  const takes = dragged !== null && 'order' in dragged && run.state !== 'closed'
  const late = stops.filter(({ isLate }) => isLate).length
  return (
    <article
      className="panel runs-run"
      aria-labelledby={`tournee-${run.id}`}
      data-takes={takes || undefined}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (takes) void store.assign(run.id, dragged.order)
      }}
    >
      <RunHead run={run} stops={stops} />
      {stops.length === 0 ? (
        <p className="runs-foot">Aucun arrêt : place une commande.</p>
      ) : (
        <ol className="runs-stops" data-list={`stops-${run.id}`}>
          {stops.map((stop, index) => (
            <RunStop key={`${stop.orderId} ${stop.kind}`} run={run} stop={stop} index={index} />
          ))}
        </ol>
      )}
      {late > 0 && (
        <p className="runs-foot" data-late>
          <StaffIcon name="warning" />
          {late > 1 ? `${late} arrêts en retard` : '1 arrêt en retard'}
        </p>
      )}
    </article>
  )
}

function RunHead({ run, stops }: RunCardProps) {
  const { store, day } = useRuns()
  const last = stops.at(-1)
  const [isOpen, open] = useState(false)
  const { carrier, driver, id, plate, startsAt, state } = run
  const which = <VisuallyHidden> la tournée de {driver.name}</VisuallyHidden>
  return (
    <div className="runs-run-head">
      <div className="runs-run-who">
        <h2 id={`tournee-${id}`} data-head={`stops-${id}`} tabIndex={-1}>
          <VisuallyHidden>Tournée de </VisuallyHidden>
          {driver.name || 'Chauffeur effacé'}
        </h2>
        <p>
          {plate} · part{`\u00A0à\u00A0${inProse(clock(startsAt))}`}
        </p>
        {carrier !== '' && <p>{carrier}</p>}
      </div>
      {last !== undefined && (
        <p className="runs-end">
          fin <TimeWords stop={last} />
        </p>
      )}
      <RunLoad run={run} stops={stops} />
      <div className="runs-run-foot">
        {state !== 'planned' && <Badge tone={states[state].tone}>{states[state].label}</Badge>}
        {state !== 'closed' && (
          <Button small variant="secondary" onClick={() => open(true)}>
            Changer{which}
          </Button>
        )}
        {state !== 'closed' && run.stops.length === 0 && (
          <Button small variant="danger" onClick={() => void store.drop(id)}>
            Supprimer{which}
          </Button>
        )}
      </div>
      {isOpen && (
        <RunDialog
          run={run}
          drivers={day.drivers}
          onSend={(details) => store.change(id, details)}
          onClose={() => open(false)}
        />
      )}
    </div>
  )
}

const states = {
  'under way': { label: 'Commencée', tone: 'primary' },
  closed: { label: 'Close', tone: 'success' },
} as const
