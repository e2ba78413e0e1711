import type { ReactNode } from 'react'
import './page.css'

type PageProps = {
  /** None where the content begins with its own. */
  title: ReactNode
  /** Above the title: a way back. */
  back?: ReactNode
  /** Under the title: one quiet line. */
  lead?: ReactNode
  /** 'narrow' for one card, 'wide' (default) for lists and forms, 'full' for a table. */
  width?: 'narrow' | 'wide' | 'full' | undefined
  /** A second column from 992 px, sticky: the price ticket. */
  aside?: ReactNode
  /** A `<BottomBar>`: last, over everything on a phone. */
  bottom?: ReactNode
  /** On a phone the title stands in the bar. */
  titleInBar?: boolean | undefined
  children: ReactNode
}

/** The main part of a screen: gutters, title, one column, or two on a desktop. */
export function Page({ title, back, lead, width = 'wide', aside, bottom, titleInBar, children }: PageProps) {
  return (
    <main
      className="page"
      id="contenu"
      tabIndex={-1}
      data-width={width}
      data-aside={aside ? true : undefined}
      data-title-in-bar={titleInBar || undefined}
    >
      <div className="page-main">
        <div className="page-head">
          {back}
          {title !== null && <h1>{title}</h1>}
          {lead && <div className="page-lead">{lead}</div>}
        </div>
        {children}
      </div>
      {aside && <div className="page-aside">{aside}</div>}
      {bottom}
    </main>
  )
}
