import { greatestAndLast, lowest, roundTop, tickedBars } from './bars-labels.ts'
import './bars.css'

/**
 * One bar. `value` null draws none; `words`: the value as people read it; `tick`: what stands under it, where there is
 * room; `name`: what it is of.
 */
export type Bar = { name: string; tick: string; value: number | null; words: string }

export type BarsProps = {
  /** What the drawing shows, for who listens; each value is in the table beside it. */
  label: string
  bars: readonly Bar[]
  /** What a whole bar stands for, the greatest value unless told. */
  whole?: number | undefined
  /** The last one is not over yet: an outline. */
  isLastOpen?: boolean | undefined
  /** Says what a height stands for, where there is a scale: lines at its round top and its half. */
  scale?: ((value: number) => string) | undefined
  /** The lowest says its value, not the greatest. */
  saysLowest?: boolean | undefined
}

/**
 * A bar a day or a month, from left to right; the greatest and the last say their value, a few say when. Told apart by
 * height and outline, not by colour.
 */
export function Bars({ label, bars, whole: told, isLastOpen = false, scale, saysLowest = false }: BarsProps) {
  const greatest = Math.max(0, ...bars.map(({ value }) => value ?? 0))
  const whole = told ?? (scale === undefined || greatest === 0 ? greatest : roundTop(greatest))
  const slot = 100 / bars.length
  // A few are no walls.
  const thick = slot * Math.min(0.72, 0.24 + bars.length * 0.06)
  const middleOf = (index: number) => (index + 0.5) * slot
  const heightOf = (value: number | null) => (value === null || whole === 0 ? 0 : (value / whole) * tallest)
  const places = bars.map((bar, index) => ({ ...bar, index, middle: middleOf(index), height: heightOf(bar.value) }))
  // Over the middle of its bar, but near an end, where it would stick out.
  const at = (index: number) => (middleOf(index) < 12 ? 'start' : middleOf(index) > 88 ? 'end' : 'middle')
  const textX = (index: number) =>
    ({ start: index * slot, middle: middleOf(index), end: (index + 1) * slot })[at(index)]
  const hasBarsAround = (index: number) => places.some((place) => Math.abs(place.index - index) < 3 && place.height > 0)
  const [valued, ticked] = [saysLowest ? lowest(bars) : greatestAndLast(bars), tickedBars(bars.length)]
  return (
    <div className="bars-room">
      <svg className="bars" role="img" aria-label={label} data-scaled={scale !== undefined || undefined}>
        {scale !== undefined &&
          whole > 0 &&
          (whole === 1 ? [whole] : [whole, whole / 2]).map((value) => (
            <g key={value} className="bars-level">
              <line x1="0" x2="100%" y1={`${floor - heightOf(value)}%`} y2={`${floor - heightOf(value)}%`} />
              <text x="0" dx="-0.5em" dy="0.35em" y={`${floor - heightOf(value)}%`} textAnchor="end">
                {scale(value)}
              </text>
            </g>
          ))}
        {places.map(({ name, words, index, middle, height }) => (
          <g key={name} data-open={(isLastOpen && index === bars.length - 1) || undefined}>
            <title>{`${name} : ${words}`}</title>
            {/* All of its column, for a pointer. */}
            <rect className="bars-column" x={`${index * slot}%`} y="0" width={`${slot}%`} height="100%" />
            {height > 0 && (
              <rect
                className="bars-bar"
                x={`${middle - thick / 2}%`}
                y={`${floor - height}%`}
                width={`${thick}%`}
                height={`${height}%`}
              />
            )}
            {ticked.includes(index) && (
              <text
                className="bars-tick"
                data-between={index < bars.length - 1 || undefined}
                x={`${textX(index)}%`}
                y="100%"
                dy="-0.3em"
                textAnchor={at(index)}
              >
                {bars[index]?.tick}
              </text>
            )}
          </g>
        ))}
        <line x1="0" x2="100%" y1={`${floor}%`} y2={`${floor}%`} />
        {/* Over all bars: beside the lowest others are higher. */}
        {valued.map((index) => (
          <text
            key={index}
            className="bars-value"
            x={`${textX(index)}%`}
            y={`${floor - (saysLowest && hasBarsAround(index) ? tallest : (places[index]?.height ?? 0))}%`}
            dy="-0.4em"
            textAnchor={at(index)}
          >
            {bars[index]?.words}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Per cent of the drawing: above the bars a line of text, under them another. */
const floor = 84
const tallest = 66
