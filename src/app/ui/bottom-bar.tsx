import type { ReactNode } from 'react'
import './bottom-bar.css'

/** The bottom edge of a phone: what it costs and the one action. Its css keeps the focused field above it (scroll-padding). */
export function BottomBar({
  words,
  children,
  phoneOnly,
}: {
  words?: ReactNode
  children: ReactNode
  phoneOnly?: boolean | undefined
}) {
  return (
    <div className="bottom-bar" data-phone-only={phoneOnly || undefined}>
      {words && <div className="bottom-bar-words">{words}</div>}
      <div className="bottom-bar-action">{children}</div>
    </div>
  )
}
