/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicks bubble from links and buttons */
import { useId, useRef, type ReactNode } from 'react'
import { IconButton } from '#ui/act/icon-button.tsx'

/** The hamburger and what it opens. A native popover: Escape, a press outside or a choice closes it. */
export function HeaderPanel({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  return (
    <div className="header-panel">
      <IconButton label="Menu" popoverTarget={id} icon="M4 6.5h16M4 12h16M4 17.5h16" />
      <nav ref={panel} id={id} popover="auto" aria-label={label} onClick={() => panel.current?.hidePopover()}>
        {children}
      </nav>
    </div>
  )
}
