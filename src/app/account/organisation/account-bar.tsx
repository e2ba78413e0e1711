import { useId } from 'react'
import type { AccountPart } from './account-parts.ts'

interface AccountBarProps {
  readonly parts: readonly AccountPart[]
  /** What all of the bar stands for, cents. */
  readonly whole: number
}

/** How much of the ceiling each part takes, from the left; the rows under it say the same in words. */
export function AccountBar({ parts, whole }: AccountBarProps) {
  const clip = useId()
  const total = Math.max(1, whole, openBefore(parts, parts.length))
  const share = (cents: number) => `${(cents / total) * 100}%`
  return (
    <svg width="100%" height="0.875em" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="100%" height="100%" rx="0.4375em" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="100%" height="100%" fill="var(--edge)" />
        {parts.map((part, index) => {
          const start = share(openBefore(parts, index))
          return (
            <g key={part.label}>
              <rect x={start} width={share(part.open)} height="100%" fill={colourOf(part)} />
              {index > 0 && part.open > 0 && <rect x={start} width="2" height="100%" fill="var(--surface)" />}
            </g>
          )
        })}
      </g>
    </svg>
  )
}

/** The colour of a part beside its words. */
export function Swatch({ part }: { readonly part: AccountPart }) {
  return (
    <svg className="account-swatch" width="0.75em" height="0.75em" aria-hidden="true">
      <rect width="100%" height="100%" rx="30%" fill={colourOf(part)} />
    </svg>
  )
}

function colourOf({ isBilled }: AccountPart): string {
  return isBilled ? 'var(--chosen)' : 'var(--edge-control)'
}

/** What the parts before that index take. */
function openBefore(parts: readonly AccountPart[], index: number): number {
  return parts.slice(0, index).reduce((total, { open }) => total + open, 0)
}
