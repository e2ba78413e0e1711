import { useState } from 'react'
import { Link } from 'wouter'
import { staffOrderPath } from '#app/paths.ts'
import type { StaffRun } from '#contract/staff/run-on-wire.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { townOf } from '#rules/text/address-label.ts'
import { IconButton } from '#ui/act/icon-button.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import '#ui/lists/route-mark.css'
import { recipientOf } from '../../pieces/recipient.ts'
import { stopWords, type ShownStop } from '../model/moved-stop.ts'
import { useRuns } from '../model/use-runs.ts'
import { TimeWords } from './time-words.tsx'

interface RunStopProps {
  readonly run: StaffRun
  readonly stop: ShownStop
  readonly index: number
  readonly count: number
}

/** One stop: when, what is done there, where and for whom; moved by its buttons, or dragged along its run. */
export function RunStop({ run, stop, index, count }: RunStopProps) {
  const { store, dragged, drag } = useRuns()
  const [isOver, over] = useState(false)
  const isPickup = stop.kind === 'pickup'
  const isFixed = stop.doneAt !== null || run.state === 'closed'
  const from = dragged !== null && 'runId' in dragged && dragged.runId === run.id ? dragged.from : null
  return (
    <li
      className="runs-stop"
      data-end={isPickup ? 'a' : 'b'}
      data-done={stop.doneAt !== null || undefined}
      data-over={(isOver && from !== null && from !== index && (from < index ? 'after' : 'before')) || undefined}
      draggable={!isFixed}
      onDragStart={() => drag({ runId: run.id, stop, from: index })}
      onDragEnd={() => drag(null)}
      onDragOver={(event) => {
        if (from === null) return
        event.preventDefault()
        over(true)
      }}
      onDragLeave={() => over(false)}
      onDrop={() => {
        over(false)
        if (from !== null && dragged !== null && 'runId' in dragged) store.move(run.id, dragged.stop, index)
      }}
    >
      <TimeWords stop={stop} />
      <span className="route-mark route-mark-small" aria-hidden="true">
        {isPickup ? 'A' : 'B'}
      </span>
      <StopPlace stop={stop} />
      {stop.doneAt !== null ? (
        <span className="runs-done">
          <LineIcon d="m5 12.5 4.5 4.5L19 7.5" />
          <VisuallyHidden>fait</VisuallyHidden>
        </span>
      ) : (
        !isFixed && <StopActs run={run} stop={stop} index={index} count={count} />
      )}
    </li>
  )
}

function StopPlace({ stop }: Pick<RunStopProps, 'stop'>) {
  const { day } = useRuns()
  const order = day.orders.find(({ id }) => id === stop.orderId)
  const isPickup = stop.kind === 'pickup'
  const address = isPickup ? order?.pickupAddress : order?.deliveryAddress
  return (
    <p className="runs-stop-place" title={address}>
      <VisuallyHidden>{isPickup ? 'Retrait à ' : 'Livraison à '}</VisuallyHidden>
      <span>
        <b>{townOf(address ?? '')}</b>{' '}
        <Link href={staffOrderPath(stop.orderId)} draggable={false}>
          n° {stop.orderId}
        </Link>
      </span>{' '}
      {order !== undefined && <span>{isPickup ? order.supplier : recipientOf(order)}</span>}
      {stop.isLate && <strong data-late>{lateWords(stop, order?.due ?? null)}</strong>}
    </p>
  )
}

/** '18 min de retard'; 'En retard' where nobody knows by how much. */
function lateWords({ at }: ShownStop, due: Date | null): string {
  return at === null || due === null || at <= due
    ? 'En retard'
    : `${hoursAndMinutes((at.getTime() - due.getTime()) / 60_000)} de retard`
}

function StopActs({ run: { id }, stop, index, count }: RunStopProps) {
  const { store } = useRuns()
  const step = (by: 1 | -1, name: string, icon: string) => (
    <IconButton
      label={`${name}, ${stopWords(stop)}`}
      icon={icon}
      aria-disabled={(by < 0 ? index === 0 : index === count - 1) || undefined}
      onClick={() => store.move(id, stop, index + by)}
    />
  )
  return (
    <div className="runs-acts">
      {step(-1, 'Monter', 'm6.5 14.5 5.5-5.5 5.5 5.5')}
      {step(1, 'Descendre', 'm6.5 9.5 5.5 5.5 5.5-5.5')}
      <IconButton
        label={`Retirer la commande n° ${stop.orderId}`}
        icon="m7 7 10 10M17 7 7 17"
        onClick={() => void store.takeOff(id, stop.orderId)}
      />
    </div>
  )
}
