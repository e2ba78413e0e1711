import type { ReactNode } from 'react'
import { WholeWords } from './whole-words.tsx'
import './banner.css'

export type Tone = 'info' | 'warn' | 'bad' | 'ok'

type BannerProps = {
  tone?: Tone | undefined
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** The action takes a line of its own. */
  actBelow?: boolean | undefined
  /** 'status' or 'alert' when the banner appears after an act and must be announced. */
  role?: 'status' | 'alert' | undefined
}

/** A message that stays in the page. */
export function Banner({ tone = 'info', title, children, action, actBelow, role }: BannerProps) {
  return (
    <div className="banner" data-tone={tone} data-act-below={actBelow || undefined} role={role}>
      <div className="banner-words">
        {title && <p className="banner-title">{title}</p>}
        {children && (
          <div>
            <WholeWords>{children}</WholeWords>
          </div>
        )}
      </div>
      {action && <div className="banner-action">{action}</div>}
    </div>
  )
}
