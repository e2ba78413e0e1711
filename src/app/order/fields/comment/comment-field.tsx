import { TextareaField } from '#ui/ask/textarea-field.tsx'
import { AccessChips } from './access-chips.tsx'
import { longestComment } from '../../model/access-words.ts'
import { latePart } from '../../model/late-part.ts'
import { touch, write } from '../../model/order-actions.ts'
import { useOrder } from '../../model/order-context.ts'
import { useSentence } from '../../model/use-sentences.ts'
import { useValues } from '../../model/use-values.ts'

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
