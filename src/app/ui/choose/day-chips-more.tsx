import type { ComponentProps } from 'react'
import { LineIcon } from '#ui/say/line-icon.tsx'
import './day-chips.css'

/** The last chip: opens the calendar of all other days. */
export function DayChipsMore({
  open,
  ...button
}: Omit<ComponentProps<'button'>, 'className' | 'children'> & { open: boolean }) {
  return (
    <button type="button" {...button} className="day-chip-more" aria-expanded={open}>
      <LineIcon d="M4 9.5h16M8 3v4m8-4v4M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z" />
      Autre jour
    </button>
  )
}
