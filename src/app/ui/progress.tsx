import './progress.css'

/** How far a work is: `value` from 0 to 1, or unknown when left out. */
export function Progress({ label, value }: { label: string; value?: number | undefined }) {
  return (
    <div className="progress">
      <span className="progress-label">{label}</span>
      <progress aria-label={label} max={1} {...(value === undefined ? {} : { value })} />
    </div>
  )
}
