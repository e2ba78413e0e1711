import type { ReactNode } from 'react'

/** A line of help under a label. */
export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-hint" id={id}>
      {children}
    </p>
  )
}

/** What is wrong with a field, under it. */
export function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      {children}
    </p>
  )
}
