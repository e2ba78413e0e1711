import { useId, type ReactNode } from 'react'
import './accordion.css'
import './fold-sign.css'

type AccordionItem = { id: string; title: ReactNode; body: ReactNode }

/** Questions that open one at a time, by the platform's own details; `openId` starts open. Works without a script. */
export function Accordion({ items, openId }: { items: readonly AccordionItem[]; openId?: string | undefined }) {
  const name = useId()
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.id} name={name} className="accordion-item" open={item.id === openId}>
          <summary className="fold-sign">{item.title}</summary>
          <div className="accordion-body">{item.body}</div>
        </details>
      ))}
    </div>
  )
}
