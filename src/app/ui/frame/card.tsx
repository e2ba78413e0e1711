import { useId, type ReactNode } from 'react'
import '#ui/say/visually-hidden.css'
import './card.css'
import '#ui/lists/panel.css'
import './stack.css'

type CardProps = {
  id?: string | undefined
  title?: ReactNode
  /** Level of the title, 2 unless told. */
  level?: 2 | 3 | undefined
  number?: number | undefined
  /** Finished: the mark "complet" appears. */
  done?: boolean | undefined
  doneLabel?: string | undefined
  /** At the right of the title. */
  aside?: ReactNode
  /** On a phone its title is there to be heard. */
  untitled?: boolean | undefined
  children: ReactNode
}

/** A sheet of paper; in a form, a numbered step that says when it is finished. */
export function Card({
  id,
  title,
  level = 2,
  number,
  done,
  doneLabel = 'complet',
  aside,
  untitled,
  children,
}: CardProps) {
  const titleId = useId()
  const Title = `h${level}` as const
  return (
    <section
      className="card"
      id={id}
      data-untitled={untitled || undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className={`card-head${untitled ? ' visually-hidden-on-phone' : ''}`}>
          {number !== undefined && (
            <span className="card-number" data-done={done || undefined} aria-hidden="true">
              {done ? '✓' : number}
            </span>
          )}
          <Title className="card-title" id={titleId}>
            {title}
          </Title>
          {done && <span className="card-done">{doneLabel}</span>}
          {aside}
        </div>
      )}
      <div className="stack card-body">{children}</div>
    </section>
  )
}
