import type { ReactNode } from 'react'
import './link-tabs.css'

/** Two or three addresses side by side that are one place; `children` are links, one with `aria-current`. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="link-tabs" aria-label={label}>
      {children}
    </nav>
  )
}
