import type { ComponentProps, ReactNode } from 'react'
import './icon-button.css'

/** A square button that is only a drawing; `label` is its name. Draws a cross unless told otherwise. */
export function IconButton({
  label,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & { label: string; children?: ReactNode }) {
  return (
    <button type="button" {...button} className="icon-button" aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children ?? <path d="m6 6 12 12M18 6 6 18" />}
      </svg>
    </button>
  )
}
