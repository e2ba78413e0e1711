import { timer } from '#adapters/device.ts'
import { TextareaField } from '#ui/textarea-field.tsx'
import { AccessChips } from './access-chips.tsx'
import { longestComment } from './access-words.ts'
import { FlexWarningPlace, prepareFlexWarning } from './flex-warning-place.tsx'
import { useOrder } from '../order-context.ts'
import { useSentence } from '../use-sentences.ts'
import { useValues } from '../use-values.ts'

/** A free word for the courier; left with a moment in it, it warns a user who chose Flex. */
export function CommentField() {
  const { session } = useOrder()
  const comment = useValues((values) => values.comment)
  const error = useSentence('comment')
  // The warning waits until the focus has arrived: that is where it goes back to.
  const leave = () => {
    session.form.touch('comment')
    timer(0, session.flexWarning.check)
  }
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
        onChange={(event) => session.form.write('comment', event.currentTarget.value)}
        onFocus={prepareFlexWarning}
        onBlur={leave}
      />
      <FlexWarningPlace />
    </>
  )
}
