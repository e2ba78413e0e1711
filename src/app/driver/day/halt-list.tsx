import { useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { clock } from '#rules/moment/french.ts'
import { townOf } from '#rules/text/address-label.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import '#ui/lists/panel.css'
import { nextStop, placeOf, type Halt } from '../model/day-stops.ts'
import { screenPath, stopView } from '../model/driver-screens.ts'
import { endWords, haltWords, isAfternoon, lateWords } from '../model/stop-words.ts'
import { useDriver } from '../model/use-driver.ts'
import { DriverIcon } from '../pieces/driver-icon.tsx'
import { StopMark } from '../pieces/stop-mark.tsx'

interface HaltListProps {
  readonly title?: string
  readonly later: readonly Halt[]
  readonly done: readonly Halt[]
}

/** The stops to come as one thread, the afternoon apart; those that are done are folded. */
export function HaltList({ title = 'Ensuite', later, done }: HaltListProps) {
  const [isOpen, open] = useState(false)
  const id = useId()
  const end = endWords(later)
  const parts = [
    ['Matin', later.filter((halt) => !isAfternoon(halt))],
    ['Après-midi', later.filter(isAfternoon)],
  ] as const
  if (later.length === 0 && done.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className="driver-list-head">
        <h2 id={id}>{later.length > 0 ? title : 'Faits'}</h2>
        {done.length > 0 && (
          <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            {done.length} fait{done.length > 1 && 's'}
            <DriverIcon name="down" />
          </button>
        )}
      </div>
      {isOpen && (
        <ol className="panel driver-list" data-done>
          {done.map((halt) => (
            <HaltRow key={keyOf(halt)} halt={halt} />
          ))}
        </ol>
      )}
      {later.length > 0 && (
        <div className="panel driver-list">
          {parts.map(
            ([name, halts], index) =>
              halts.length > 0 && (
                <div key={name}>
                  {(index > 0 || parts[1][1].length === 0) && end !== null && (
                    <p className="driver-list-part">
                      <b>{name}</b> <span>fin vers {end}</span>
                    </p>
                  )}
                  <ol className="driver-thread">
                    {halts.map((halt) => (
                      <HaltRow key={keyOf(halt)} halt={halt} />
                    ))}
                  </ol>
                </div>
              ),
          )}
        </div>
      )}
    </section>
  )
}

function HaltRow({ halt }: { readonly halt: Halt }) {
  const { store } = useDriver()
  const { items } = useSnapshot(store.outbox.state)
  const stop = nextStop(halt)
  const place = placeOf(stop)
  const last = stop.order.evenements.at(-1)
  const waits = items.some(
    ({ entry, phase }) => phase !== 'refused' && halt.stops.some((each) => each.orderId === entry.orderId),
  )
  return (
    <li>
      <Link href={screenPath(stop.orderId, stopView[halt.kind])} className="driver-row">
        <b className="driver-time" data-late={(stop.isLate && !halt.isDone) || undefined}>
          {stop.at === null ? '—' : `${stop.isEstimated ? '~' : ''}${clock(stop.at)}`}
        </b>
        <StopMark kind={halt.kind} />
        <span className="driver-row-words">
          <VisuallyHidden>{halt.kind === 'pickup' ? 'Retrait à ' : 'Livraison à '}</VisuallyHidden>
          <b>{townOf(place.adresse)}</b>{' '}
          {stop.isLate && !halt.isDone ? (
            <span data-late>{lateWords(place)}</span>
          ) : (
            <span>{halt.isDone && halt.kind === 'delivery' ? (last?.mots ?? '') : haltWords(halt)}</span>
          )}{' '}
          {halt.isDone && waits && <span data-kept>Gardé sur ce téléphone</span>}
        </span>
        <DriverIcon name={halt.isDone ? 'done' : 'next'} />
      </Link>
    </li>
  )
}

function keyOf({ stops: [{ orderId, kind }] }: Halt): string {
  return `${orderId} ${kind}`
}
