import { WholeWords } from './whole-words.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What something takes the place of, struck through; within a paragraph. */
export function InsteadOf({ slot }: { readonly slot: string }) {
  return (
    <span>
      <VisuallyHidden> au lieu de </VisuallyHidden>
      <s>
        <WholeWords>{slot}</WholeWords>
      </s>
    </span>
  )
}
