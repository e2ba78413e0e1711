import type { ReactNode } from 'react'
import { WholeWords } from './whole-words.tsx'
import './note.css'

/** One line in words about a state: a draft kept, a price being read. */
export function Note({
  tone = 'quiet',
  children,
}: {
  tone?: 'quiet' | 'ok' | 'warn' | 'bad' | undefined
  children: ReactNode
}) {
  return (
    <p className="note" data-tone={tone}>
      <WholeWords>{children}</WholeWords>
    </p>
  )
}
