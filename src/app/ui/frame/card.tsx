import { useId, type ReactNode } from 'react'
import './card.css'

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
  children: ReactNode
}

/** A sheet of paper; in a form, a numbered step that says when it is finished. */
export function Card({ id, title, level = 2, number, done, doneLabel = 'complet', aside, children }: CardProps) {
  const titleId = useId()
  const Title = `h${level}` as const
  return (
    <section className="card" id={id} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className="card-head">
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
      <div className="card-body">{children}</div>
    </section>
  )
}
