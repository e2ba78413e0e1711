import type { ReactNode } from 'react'
import './badge.css'

type BadgeTone = 'primary' | 'success' | 'info' | 'warning' | 'danger' | 'secondary'

/** A state in words, with its coloured dot. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}
