import type { ReactNode } from 'react'
import { BottomBarDetails } from './bottom-bar-details.tsx'
import './bottom-bar.css'

/** A phone's bottom edge: the cost and the one action. Its css keeps the focused field above it (scroll-padding). */
export function BottomBar({
  above,
  words,
  details,
  detailsLabel = 'Détail',
  children,
  phoneOnly,
}: {
  /** A line of its own over the others. */
  above?: ReactNode
  words?: ReactNode
  /** Opens above the bar at a press on the words. */
  details?: ReactNode
  detailsLabel?: string | undefined
  children: ReactNode
  phoneOnly?: boolean | undefined
}) {
  return (
    <div className="bottom-bar" data-phone-only={phoneOnly || undefined}>
      {above && <div className="bottom-bar-above">{above}</div>}
      {words && !details && <div className="bottom-bar-words">{words}</div>}
      {words && details && (
        <BottomBarDetails words={words} label={detailsLabel}>
          {details}
        </BottomBarDetails>
      )}
      <div className="bottom-bar-action">{children}</div>
    </div>
  )
}
