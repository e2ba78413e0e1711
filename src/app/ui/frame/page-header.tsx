import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../act/icon-button.tsx'
import { WarningStripe } from '../say/warning-stripe.tsx'
import './page-header.css'

type PageHeaderProps = {
  /** A link around `<Logo name=…/>`. */
  logo: ReactNode
  /** Links shown in the bar from 992 px. */
  nav?: ReactNode
  navLabel?: string | undefined
  /** A `<Menu>`, shown from 992 px. */
  userMenu?: ReactNode
  /** Always in the bar, at every width. */
  action?: ReactNode
  /** Links and buttons behind the hamburger, under 992 px. */
  panel?: ReactNode
  /** A warning stripe along the bottom: public pages. */
  striped?: boolean | undefined
  /** A `<StatusStrip>` under the bar. */
  notice?: ReactNode
  /** Much to hold: the menu comes as soon as its words have no room. */
  crowded?: boolean | undefined
}

/** The bar at the top of every screen. Works before any script: the panel is a native popover. */
export function PageHeader({
  logo,
  nav,
  navLabel = 'Navigation principale',
  userMenu,
  action,
  panel,
  striped,
  notice,
  crowded,
}: PageHeaderProps) {
  return (
    <header className="page-header" data-striped={striped || undefined} data-crowded={crowded || undefined}>
      <div className="page-header-bar">
        <div className="page-header-logo">{logo}</div>
        {nav && (
          <nav className="page-header-nav" aria-label={navLabel}>
            {nav}
          </nav>
        )}
        {userMenu && <div className="page-header-user">{userMenu}</div>}
        {action && <div className="page-header-action">{action}</div>}
        {panel && <HeaderPanel label={navLabel}>{panel}</HeaderPanel>}
      </div>
      {striped && <WarningStripe />}
      {notice}
    </header>
  )
}

/** The hamburger and what it opens. A native popover: Escape, a press outside or a choice closes it. */
function HeaderPanel({ label, children }: { label: string; children: ReactNode }) {
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
