import type { ReactNode } from 'react'
import './status-strip.css'

/** A line under the header, announced when it changes; nothing is drawn while it is empty. */
export function StatusStrip({ children }: { children: ReactNode }) {
  return <output className="status-strip">{children && <span>{children}</span>}</output>
}
