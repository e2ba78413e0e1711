import type { ReactNode } from 'react'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'
import './timeline.css'

/** `icon`: a path, 24 by 24, drawn until the step is done. `ended`: what was to follow does not. */
export type TimelineStep = {
  label: string
  date?: ReactNode
  icon?: string
  state: 'done' | 'current' | 'todo' | 'ended'
}

/** The steps of an order, the present one in orange. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map((step) => (
        <li
          key={step.label}
          className="timeline-step"
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="timeline-mark" aria-hidden="true">
            {step.icon ? <LineIcon d={step.state === 'done' ? tick : step.icon} /> : marks[step.state]}
          </span>
          <b>{step.label}</b>
          <VisuallyHidden> : {words[step.state]}</VisuallyHidden>
          {step.date && (
            <span className="timeline-date">
              <WholeWords>{step.date}</WholeWords>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

const tick = 'm5 13 4.5 4.5L19 7.5'
const marks = { done: '✓', current: '→', todo: '', ended: '×' }
const words = { done: 'fait', current: 'en cours', todo: 'à venir', ended: 'fait' }
