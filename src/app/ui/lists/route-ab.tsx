import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import './route-mark.css'
import './two-lines.css'
import './route-ab.css'

export type RouteStop = { title: ReactNode; detail?: ReactNode }

/** The emblem: from A to B, two addresses in words. `aLabel` and `bLabel` are read aloud before each. */
export function RouteAB({
  from,
  to,
  aLabel = 'Départ',
  bLabel = 'Arrivée',
}: {
  from: RouteStop
  to: RouteStop
  aLabel?: string
  bLabel?: string
}) {
  return (
    <ul className="route-ab">
      <Stop end="a" label={aLabel} stop={from} />
      <Stop end="b" label={bLabel} stop={to} />
    </ul>
  )
}

function Stop({ end, label, stop }: { end: 'a' | 'b'; label: string; stop: RouteStop }) {
  return (
    <li className="route-stop" data-end={end}>
      <span className="route-mark" aria-hidden="true">
        {end.toUpperCase()}
      </span>
      <span className="two-lines route-words">
        <VisuallyHidden>{label} : </VisuallyHidden>
        <b>{stop.title}</b>
        {stop.detail && <span>{stop.detail}</span>}
      </span>
    </li>
  )
}
