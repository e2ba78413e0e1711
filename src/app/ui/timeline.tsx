import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'
import './timeline.css'

/** `icon`: svg paths of 24 by 24, drawn until the step is done. */
export type TimelineStep = { label: string; date?: ReactNode; icon?: ReactNode; state: 'done' | 'current' | 'todo' }

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
            {step.icon ? <svg viewBox="0 0 24 24">{step.state === 'done' ? tick : step.icon}</svg> : marks[step.state]}
          </span>
          <b>{step.label}</b>
          <VisuallyHidden> : {words[step.state]}</VisuallyHidden>
          {step.date && <span className="timeline-date">{step.date}</span>}
        </li>
      ))}
    </ol>
  )
}

const tick = <path d="m5 13 4.5 4.5L19 7.5" />
const marks = { done: '✓', current: '→', todo: '' }
const words = { done: 'fait', current: 'en cours', todo: 'à venir' }
