import './line-icon.css'

/** A drawing of lines in the colour of the words beside it, which say what it means. `d`: its path, 24 by 24. */
export function LineIcon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" className="line-icon" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
