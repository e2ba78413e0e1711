import type { ReactNode } from 'react'
import { WholeWords } from '#ui/say/whole-words.tsx'
import './facts.css'

/** Short facts in two columns: a quiet label, a bold value. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <WholeWords>{value}</WholeWords>
          </dd>
        </div>
      ))}
    </dl>
  )
}
