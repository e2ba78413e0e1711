import type { MouseEvent } from 'react'
import { Banner } from '#ui/say/banner.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import './error-summary.css'

type FieldIssue = { fieldId: string; text: string }

/** The lasting list of what to correct; each line leads to its field. */
export function ErrorSummary({ title, issues }: { title: string; issues: readonly FieldIssue[] }) {
  if (issues.length === 0) return null
  return (
    <Banner tone="bad" title={title}>
      <ul className="error-summary">
        {issues.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a className={textLinkClass()} href={`#${fieldId}`} onClick={goTo(fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Focuses without writing the hash into the address. */
const goTo = (fieldId: string) => (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById(fieldId)?.focus()
}
