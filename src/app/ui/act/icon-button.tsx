import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { LineIcon } from '#ui/say/line-icon.tsx'
import './icon-button.css'

/** A square button that is only a drawing; `label` is its name. Draws a cross unless told otherwise. */
export function IconButton({
  label,
  icon = 'm6 6 12 12M18 6 6 18',
  ...button
}: Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> & { label: string; icon?: string }) {
  return (
    <button type="button" {...button} className="icon-button" aria-label={label}>
      <LineIcon d={icon} />
    </button>
  )
}

/** The same that leads somewhere, with a drawing of its own. */
export function IconLink({ label, href, children }: { label: string; href: string; children: ReactNode }) {
  return (
    <Link href={href} className="icon-button" aria-label={label}>
      {children}
    </Link>
  )
}
