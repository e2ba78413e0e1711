import './checklist.css'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'

export type Check = { label: string; done: boolean }

/** What is asked, each ticked once it is there. */
export function Checklist({ label, checks }: { label: string; checks: readonly Check[] }) {
  return (
    <ul className="checklist" aria-label={label}>
      {checks.map((check) => (
        <li key={check.label} data-done={check.done || undefined}>
          {check.label}
          <VisuallyHidden>{check.done ? ' : fait' : ' : à ajouter'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
