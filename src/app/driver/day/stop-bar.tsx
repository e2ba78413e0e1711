import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { clock } from '#rules/moment/french.ts'
import { actRefusal } from '#rules/run/driver-acts.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Note } from '#ui/say/note.tsx'
import { screenPath } from '../model/driver-screens.ts'
import { standingOf, type DayStop, type Halt } from '../model/day-stops.ts'
import { useDriver } from '../model/use-driver.ts'
import { ActBar } from '../pieces/act-bar.tsx'
import { DriverIcon } from '../pieces/driver-icon.tsx'

/** What is done at a stop, or why it cannot be; once it is done, what became of it. */
export function StopBar({
  halt,
  stop: { orderId, kind, order, doneAt },
}: {
  readonly halt: Halt
  readonly stop: DayStop
}) {
  const { store } = useDriver()
  const { items } = useSnapshot(store.outbox.state)
  const waits = items.some(({ entry, phase }) => entry.orderId === orderId && phase !== 'refused')
  const name = halt.stops.length > 1 ? ` n°\u00A0${orderId}` : ''
  if (doneAt !== null)
    return (
      <ActBar
        above={
          <Note
            tone={waits ? 'warn' : 'ok'}
          >{`Fait à ${clock(doneAt)}${waits ? ', gardé sur ce téléphone' : ''}.`}</Note>
        }
      >
        {null}
      </ActBar>
    )
  const refusal = actRefusal(kind, standingOf(order))
  if (refusal !== null)
    return (
      <ActBar above={<Note tone="warn">{refusal}</Note>}>
        {kind === 'delivery' && (
          <Link href={screenPath(orderId, 'retrait')} className={buttonClass('secondary', { wide: true })}>
            Voir le retrait
          </Link>
        )}
      </ActBar>
    )
  return (
    <ActBar>
      {kind === 'delivery' && (
        <Link href={screenPath(orderId, 'non-livre')} className={buttonClass('secondary')}>
          Non livré
        </Link>
      )}
      <Link
        href={screenPath(orderId, kind === 'pickup' ? 'charger' : 'livrer')}
        className={buttonClass('primary', { className: 'driver-main' })}
      >
        <DriverIcon name={kind === 'pickup' ? 'truck' : 'done'} />
        <span>
          {kind === 'pickup' ? 'Prendre en charge' : name === '' ? 'Livrer ici' : 'Livrer'}
          {name}
        </span>
      </Link>
    </ActBar>
  )
}
