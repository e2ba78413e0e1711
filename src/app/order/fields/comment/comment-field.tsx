import { TextareaField } from '#ui/ask/textarea-field.tsx'
import { accessWords, hasAccessWords, longestComment, toggleAccessWords } from '../../model/access-words.ts'
import { latePart } from '../../model/late-part.ts'
import { touch, write } from '../../model/order-actions.ts'
import { useOrder } from '../../model/order-context.ts'
import { useSentence } from '../../model/use-sentences.ts'
import { useValues } from '../../model/use-values.ts'
import type { MouseEvent } from 'react'
import '#ui/choose/chip.css'

const FlexWarningPlace = latePart<typeof import('./flex-warning-place.tsx')>('FlexWarningPlace')

/** A free word for the courier. */
export function CommentField() {
  const { state } = useOrder()
  const comment = useValues((values) => values.comment)
  const error = useSentence('comment')
  return (
    <>
      <TextareaField
        id="comment"
        name="comment"
        label="Commentaire"
        optional
        placeholder="Accès, étage, personne à appeler…"
        maxLength={longestComment}
        value={comment}
        error={error}
        below={<AccessChips />}
        onChange={(event) => write(state, 'comment', event.currentTarget.value)}
        onBlur={() => touch(state, 'comment')}
      />
      <FlexWarningPlace />
    </>
  )
}

/** The words about the access to a place, at one tap each. */
function AccessChips() {
  const { state } = useOrder()
  const comment = useValues((values) => values.comment)
  return (
    <div className="access-chips" role="group" aria-label="Précisions d’accès, à ajouter au commentaire">
      {accessWords.map((words) => (
        <button
          key={words}
          type="button"
          className="chip access-chip"
          aria-pressed={hasAccessWords(comment, words)}
          onMouseDown={keepFocus}
          onClick={() => write(state, 'comment', toggleAccessWords(state.values.comment, words))}
        >
          {words}
        </button>
      ))}
    </div>
  )
}

/** A tap on a chip does not leave the comment: no warning in the middle of it, and the keyboard stays. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
