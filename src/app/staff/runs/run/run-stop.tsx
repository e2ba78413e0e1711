import { Link } from 'wouter'
import { staffOrderPath } from '#app/paths.ts'
import type { StaffRun } from '#contract/staff/run-on-wire.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { townOf } from '#rules/text/address-label.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import '#ui/lists/route-mark.css'
import { recipientOf } from '../../pieces/recipient.ts'
import type { ShownStop } from '../model/moved-stop.ts'
import { useRuns } from '../model/use-runs.ts'
import { StopHandle } from './stop-handle.tsx'
import { TimeWords } from './time-words.tsx'

interface RunStopProps {
  readonly run: StaffRun
  readonly stop: ShownStop
  readonly index: number
}

/** One stop: when, what is done there, where and for whom; its handle moves it along its run. */
export function RunStop({ run, stop, index }: RunStopProps) {
  const { dragged } = useRuns()
  const isPickup = stop.kind === 'pickup'
  const isFixed = stop.doneAt !== null || run.state === 'closed'
  const drag = dragged !== null && 'runId' in dragged && dragged.runId === run.id ? dragged : null
  return (
    <li
      className="runs-stop"
      data-end={isPickup ? 'a' : 'b'}
      data-done={stop.doneAt !== null || undefined}
      data-dragged={drag?.from === index || undefined}
      data-over={(drag?.to === index && drag.from !== index && (drag.from < index ? 'after' : 'before')) || undefined}
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
        !isFixed && <StopHandle run={run} stop={stop} index={index} />
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
        <b>{townOf(address ?? '')}</b> <Link href={staffOrderPath(stop.orderId)}>n°{`\u00A0${stop.orderId}`}</Link>
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
