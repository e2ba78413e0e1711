import { encode } from 'uqr'

/** A link as a square to scan, black on white in every theme. Beside it the link stands in words: who listens is told once. */
export function ScanMark({ link }: { readonly link: string }) {
  const { data, size } = encode(link, { border: 0, ecc: 'M' })
  return (
    <svg className="staff-scan" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={data.map(darkRuns).join('')} />
    </svg>
  )
}

/** A row of the square, a stroke a run of dark modules: [dark, dark, light, dark], 3 → 'M0 3h2v1h-2zM3 3h1v1h-1z'. */
function darkRuns(row: readonly boolean[], y: number): string {
  const marks = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return Array.from(marks.matchAll(/#+/g), ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`).join(
    '',
  )
}
