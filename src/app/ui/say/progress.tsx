import type { ReactNode } from 'react'
import './progress.css'

export type ProgressProps = {
  label: string
  /** From 0 to 1; unknown when left out. */
  value?: number | undefined
  /** How far in words: '1,2 Mo sur 3,4 Mo'. */
  detail?: string | undefined
  /** What stops it. */
  action?: ReactNode
}

/** What is being done, and how far it is. */
export function Progress({ label, value, detail, action }: ProgressProps) {
  return (
    <div className="progress">
      <div className="progress-words">
        <span>{label}</span>
        {detail && <span className="progress-detail">{detail}</span>}
        <progress aria-label={label} max={1} {...(value === undefined ? {} : { value })} />
      </div>
      {action}
    </div>
  )
}
