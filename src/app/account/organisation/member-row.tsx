import type { ReactNode } from 'react'
import { Note } from '#ui/say/note.tsx'
import '../account.css'
import './member-row.css'
import '#ui/act/action-row.css'

interface MemberRowProps {
  readonly tile: ReactNode
  readonly isMe?: boolean
  readonly name: string
  readonly detail: string
  /** What he is, or what is done about it. */
  readonly role: ReactNode
  /** The way to take the row out. */
  readonly remove?: ReactNode
}

/** Somebody of a firm, or invited: on a phone his role stands under his name, beside it where there is room. */
export function MemberRow({ tile, isMe = false, name, detail, role, remove }: MemberRowProps) {
  return (
    <li className="action-row account-row">
      <span className="member-tile" data-me={isMe || undefined} aria-hidden="true">
        {tile}
      </span>
      <div className="account-row-words">
        <strong>{breakable(name)}</strong>
        <Note>{breakable(detail)}</Note>
      </div>
      <div className="account-row-end">
        {role}
        {remove}
      </div>
    </li>
  )
}

/** An e-mail address that is too long for its line goes on before its sign, not within a word. */
function breakable(words: string): ReactNode {
  const [local = '', ...domain] = words.split('@')
  return domain.length === 0 ? (
    words
  ) : (
    <>
      {local}
      <wbr />@{domain.join('@')}
    </>
  )
}
