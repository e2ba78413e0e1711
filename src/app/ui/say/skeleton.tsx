import type { ReactNode } from 'react'
import './skeleton.css'
import './visually-hidden.css'

type SkeletonProps = {
  /** Said aloud, once for the whole group; leave out for the others. */
  label?: string | undefined
  /** Real-shaped content to keep the exact place of, drawn as bars… */
  children?: ReactNode
  /** …or a number of lines of text… */
  lines?: number | undefined
  /** …or one shape of the kit. */
  shape?: 'title' | 'field' | 'control' | 'badge' | 'card' | 'ticket' | 'calendar' | undefined
}

/** Keeps the place of what is being fetched. */
export function Skeleton({ label, children, lines = 1, shape }: SkeletonProps) {
  return (
    <div className="skeleton">
      {label && <output className="visually-hidden">{label}</output>}
      <div aria-hidden="true" inert className={children ? 'skeleton-ghost' : 'skeleton-bars'}>
        {children ??
          (shape === undefined ? bars(lines) : shape === 'field' ? field : <span className={`skeleton-${shape}`} />)}
      </div>
    </div>
  )
}

const bars = (lines: number) =>
  Array.from({ length: lines }, (_, line) => <span key={line} className="skeleton-line" />)

/** A label above its control. */
const field = (
  <span className="skeleton-field">
    <span />
    <span />
  </span>
)
