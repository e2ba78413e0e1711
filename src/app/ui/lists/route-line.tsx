import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import './route-mark.css'
import './route-line.css'

/** The emblem on one line: from A to B, two towns. */
export function RouteLine({ from, to, className = '' }: { from: string; to: string; className?: string }) {
  return (
    <p className={`route-line ${className}`}>
      <span className="route-line-stop" data-end="a">
        <span className="route-mark route-mark-small" aria-hidden="true">
          A
        </span>
        <VisuallyHidden>De </VisuallyHidden>
        <b>{from}</b>
      </span>
      <VisuallyHidden> à </VisuallyHidden>
      <span className="route-line-stop" data-end="b">
        <span className="route-mark route-mark-small" aria-hidden="true">
          B
        </span>
        <b>{to}</b>
      </span>
    </p>
  )
}
