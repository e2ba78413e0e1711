import type { CSSProperties } from 'react'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'

interface TruckRouteProps {
  readonly from: string
  readonly to: string
  readonly at: 'home' | 'way' | 'there'
  readonly left: string | null
  readonly hours: string
  readonly stops: number
}

/**
 * The way between towns and a truck: it marks the step, not a position. `left`: 'parti à 13:41', `hours`: 'entre 13 h
 * et 17 h', 'à 14:00, prévue entre 13 h et 17 h'. `stops`: before this one; two have room.
 */
export function TruckRoute({ from, to, at, left, hours, stops }: TruckRouteProps) {
  return (
    <div className="truck-route">
      <div className="truck-way" aria-hidden="true">
        <span className="truck-a">A</span>
        <span className="truck-line" style={{ '--_at': places[at] } as CSSProperties}>
          <svg className="truck" viewBox="0 0 82 48" aria-hidden="true">
            <rect className="truck-box" width="48" height="36" rx="5" />
            <path className="truck-roof" d="M13 27 24 9l11 18" />
            <path
              className="truck-cab"
              d="M51 11h14c3 0 6 1.6 8 4.2l6.4 8.4c1 1.4 1.6 3 1.6 4.7V33a3 3 0 0 1-3 3H51Z"
            />
            <circle className="truck-wheel" cx="17" cy="39" r="7.5" />
            <circle className="truck-wheel" cx="64" cy="39" r="7.5" />
            {[106, 134].slice(0, stops).map((cx) => (
              <circle
                key={cx}
                cx={cx}
                cy="47"
                r="8"
                fill="var(--surface)"
                stroke="var(--edge-control)"
                strokeWidth="4"
              />
            ))}
          </svg>
        </span>
        <span className="truck-b">B</span>
      </div>
      <dl className="truck-towns">
        <div>
          <dt>
            <VisuallyHidden>Départ</VisuallyHidden>
          </dt>
          <dd>
            <b>{from || 'Retrait'}</b>
            {left && <span>{left}</span>}
          </dd>
        </div>
        <div>
          <dt>
            <VisuallyHidden>Arrivée</VisuallyHidden>
          </dt>
          <dd>
            <b>{to || 'Livraison'}</b>
            <span>{hours}</span>
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** How far along the line the truck is drawn. */
const places = { home: '30%', way: '62%', there: '100%' } as const
