import type { ReactNode } from 'react'
import '#ui/lists/route-mark.css'
import '#ui/lists/route-ab.css'

/** The emblem around two form fields: A beside the first control, B beside the second. */
export function RouteFields({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <div className="route-fields">
      <div className="route-field" data-end="a">
        <span className="route-mark" aria-hidden="true">
          A
        </span>
        {from}
      </div>
      <div className="route-field" data-end="b">
        <span className="route-mark" aria-hidden="true">
          B
        </span>
        {to}
      </div>
    </div>
  )
}
