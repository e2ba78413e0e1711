import type { ReactNode } from 'react'
import { WarningStripe } from '#ui/say/warning-stripe.tsx'
import '#ui/lists/panel.css'
import './ticket.css'

/** `detail`: what the amount is made of, under the label. `sum`: of the rows above it. */
type TicketRow = { label: ReactNode; amount: ReactNode; detail?: ReactNode; sum?: boolean | undefined }

export type TicketProps = {
  rows?: readonly TicketRow[] | undefined
  total?: { label: ReactNode; amount: ReactNode; note?: ReactNode } | undefined
  /** Above the rows: a route, facts, badges. */
  children?: ReactNode
  striped?: boolean | undefined
  compact?: boolean | undefined
  /** The amounts are being recalculated: they fade, their place is kept. */
  busy?: boolean | undefined
}

/** The paper ticket: the stripe, lines in tabular figures, the tear, the total. Changes of the total are announced. */
export function Ticket({ rows = [], total, children, striped = true, compact, busy }: TicketProps) {
  return (
    <div className="ticket" data-compact={compact || undefined} data-busy={busy || undefined} aria-busy={busy}>
      {striped && <WarningStripe />}
      {(children || rows.length > 0) && (
        <div className="ticket-body">
          {children}
          {rows.length > 0 && (
            <dl className="ticket-rows">
              {rows.map((row, line) => (
                <div key={line} data-sum={row.sum || undefined}>
                  <dt>
                    {row.label} {row.detail && <span className="ticket-detail">{row.detail}</span>}
                  </dt>
                  <dd>{row.amount}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
      {total && (
        <output className="ticket-total">
          <span className="ticket-total-words">
            {total.note && <span className="ticket-note">{total.note}</span>}
            <b>{total.label}</b>
          </span>{' '}
          <span className="ticket-amount">{total.amount}</span>
        </output>
      )}
    </div>
  )
}
