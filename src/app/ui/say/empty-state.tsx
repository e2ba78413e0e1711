import type { ReactNode } from 'react'
import './empty-state.css'

/** Nothing here yet: says so, and teaches the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty-state">
      <span className="empty-route" aria-hidden="true">
        <span>A</span>
        <span>B</span>
      </span>
      <p className="empty-title">{title}</p>
      {children && <div className="empty-words">{children}</div>}
      {action}
    </div>
  )
}
