import { encode } from 'uqr'

/** A link as a square to scan, black on white in every theme. The link stands in words beside it: read aloud once. */
export function ScanMark({ link, large }: { readonly link: string; readonly large?: true }) {
  const { data, size } = encode(link, { border: large ? 4 : 0, ecc: 'M' })
  return (
    <svg
      className="staff-scan"
      data-large={large}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
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
