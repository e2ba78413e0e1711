import type { ReactNode } from 'react'
import { SiteFrame } from './site-frame.tsx'
import './legal-page.css'

interface LegalPageProps {
  readonly here: string
  readonly title: string
  readonly lead: string
  /** From when on it holds; null: it states facts. */
  readonly since?: string | null
  /** The day of a text that orders keep by it. */
  readonly version?: string
  readonly children: ReactNode
}

/** The frame of a page of rules: a title, what it is in one line, then sections to read. */
export function LegalPage({ here, title, lead, since = '20 novembre 2026', version, children }: LegalPageProps) {
  return (
    <SiteFrame here={here}>
      <main id="contenu" tabIndex={-1} className="site-band legal">
        <div className="site-head">
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        <div className="legal-text">{children}</div>
        {since !== null && (
          <p className="legal-date">
            {version === undefined ? `En vigueur depuis le ${since}.` : `Version du ${version}.`}
          </p>
        )}
      </main>
    </SiteFrame>
  )
}
