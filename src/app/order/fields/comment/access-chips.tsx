import type { MouseEvent } from 'react'
import { accessWords, hasAccessWords, toggleAccessWords } from '../../model/access-words.ts'
import { write } from '../../model/order-actions.ts'
import { useOrder } from '../../model/order-context.ts'
import { useValues } from '../../model/use-values.ts'
import '#ui/choose/chip.css'

/** The words about the access to a place, at one tap each. */
export function AccessChips() {
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
