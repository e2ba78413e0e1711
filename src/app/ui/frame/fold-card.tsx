import type { ReactNode, Ref } from 'react'
import './card.css'
import '#ui/lists/panel.css'
import './stack.css'
import './fold-card.css'
import '#ui/lists/fold-sign.css'

type FoldCardProps = {
  title: ReactNode
  number?: number | undefined
  /** Under the title: what is inside, or that nothing must be. */
  aside?: ReactNode
  open: boolean
  onToggle: (open: boolean) => void
  /** Of the title, which opens and closes it. */
  titleRef?: Ref<HTMLElement> | undefined
  children: ReactNode
}

/** A card that is folded behind its title, by the platform's own details: what is in it stays in the form. */
export function FoldCard({ title, number, aside, open, onToggle, titleRef, children }: FoldCardProps) {
  return (
    <details className="card fold-card" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary ref={titleRef} className="fold-sign">
        {number !== undefined && (
          <span className="card-number" aria-hidden="true">
            {number}
          </span>
        )}
        <span className="fold-card-words">
          <h2 className="card-title">{title}</h2>
          {aside && <span className="fold-card-aside">{aside}</span>}
        </span>
      </summary>
      <div className="stack card-body">{children}</div>
    </details>
  )
}
