import { WholeWords } from './whole-words.tsx'
import './late-words.css'

/** Words of when something comes; in red what they say of its being late. */
export function LateWords({ children }: { readonly children: string }) {
  const at = children.search(/en retard/i)
  if (at < 0) return <WholeWords>{children}</WholeWords>
  return (
    <>
      <WholeWords>{children.slice(0, at)}</WholeWords>
      <strong className="late-words">{children.slice(at)}</strong>
    </>
  )
}
