import './load-gauge.css'

/** Rising bars under the weight select; `level` of `bars` are filled (0 = none). Decorative: the select has words. */
export function LoadGauge({ level, bars = 7 }: { level: number; bars?: number }) {
  return (
    <div className="load-gauge" aria-hidden="true">
      {Array.from({ length: bars }, (_, bar) => (
        <span key={bar} data-full={bar < level || undefined} />
      ))}
    </div>
  )
}
