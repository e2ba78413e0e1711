import type { ReactNode } from 'react'
import './stack.css'

type StackProps = { gap?: 's' | 'm' | 'l' | undefined; row?: boolean | undefined; children: ReactNode }

/** Children one under the other; `row` sets them side by side where there is room. */
export function Stack({ gap = 'm', row, children }: StackProps) {
  return (
    <div className="stack" data-gap={gap} data-row={row || undefined}>
      {children}
    </div>
  )
}
